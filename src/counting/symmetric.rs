//! Solutions that a turn of the board leaves as they are.
//!
//! Two small searches of their own feed Burnside's lemma:
//! a queen is placed together with its images under the turn, so half or a quarter of the rows is searched.
//! No solution with N > 1 is its own mirror image, so mirrors add nothing.

use crate::solver::Size;

use super::lines::Lines;

/// Solutions that a half turn maps to themselves, with the queen of row 0 in one of `columns`
/// (a word of bits, bit c for column c).
///
/// The column is the job: the columns of a board can be shared out and the counts added.
#[must_use]
pub fn half_turn_fixed(size: Size, columns: u32) -> u64 {
    let side = u32::from(size.get());
    let mut lines = Lines::default();
    if side % 2 == 1 {
        // The middle row is turned onto itself: its queen can stand in the centre only.
        let centre = side / 2;
        lines.place(size, centre, centre);
        if side == 1 {
            return 1;
        }
    }
    half_turn(size, 0, lines, columns)
}

/// Solutions that a quarter turn maps to themselves.
///
/// The queens come in fours around the centre, so there are none unless N leaves 0 or 1 by 4.
#[must_use]
pub fn quarter_turn_fixed(size: Size) -> u64 {
    let side = u32::from(size.get());
    let mut lines = Lines::default();
    match side % 4 {
        0 => {}
        1 => lines.place(size, side / 2, side / 2),
        _ => return 0,
    }
    quarter_turn(size, lines)
}

/// The squares of a row that lie on one of the two long diagonals: a turn would let the queen attack itself.
fn long_diagonals(size: Size, row: u32) -> u32 {
    (1 << row) | (1 << (u32::from(size.get()) - 1 - row))
}

fn half_turn(size: Size, row: u32, lines: Lines, columns: u32) -> u64 {
    let last = u32::from(size.get()) - 1;
    if row == u32::from(size.get()) / 2 {
        return 1;
    }
    let mut bitmap = lines.free(size, row) & !long_diagonals(size, row) & columns;
    let mut count = 0;
    while bitmap != 0 {
        let column = bitmap.trailing_zeros();
        bitmap &= bitmap - 1;
        let mut next = lines;
        next.place(size, row, column);
        next.place(size, last - row, last - column);
        count += half_turn(size, row + 1, next, size.mask());
    }
    count
}

fn quarter_turn(size: Size, lines: Lines) -> u64 {
    let last = u32::from(size.get()) - 1;
    let row = lines.rows.trailing_ones();
    if row == last + 1 {
        return 1;
    }
    let mut bitmap = lines.free(size, row) & !long_diagonals(size, row);
    let mut count = 0;
    while bitmap != 0 {
        let column = bitmap.trailing_zeros();
        bitmap &= bitmap - 1;
        let images = [
            (row, column),
            (column, last - row),
            (last - row, last - column),
            (last - column, row),
        ];
        let mut next = lines;
        let mut fits = true;
        for (row, column) in images {
            fits &= (next.rows & (1 << row)) == 0 && next.free(size, row) & (1 << column) != 0;
            next.place(size, row, column);
        }
        if fits {
            count += quarter_turn(size, next);
        }
    }
    count
}
