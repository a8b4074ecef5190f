//! Solutions that a turn of the board maps to themselves.
//!
//! Two small searches provide the terms of Burnside's lemma:
//! a queen is placed together with its images under the turn, so half or a quarter of the rows is searched.
//! No solution with N > 1 is its own mirror image, so mirrors add nothing.

use crate::solver::Size;

use super::lines::Lines;

/// Counts the solutions that a half turn maps to themselves, with the queen of row 0 in one of
/// `columns` (bit c for column c).
///
/// The counts of different columns add up, so they can be different jobs.
#[must_use]
pub fn half_turn_fixed(size: Size, columns: u32) -> u64 {
    let side = u32::from(size.get());
    let mut lines = Lines::default();
    if side % 2 == 1 {
        // The middle row is turned onto itself, so its queen stands in the centre.
        let centre = side / 2;
        lines.place(size, centre, centre);
        if side == 1 {
            return 1;
        }
    }
    half_turn(size, 0, lines, columns)
}

/// Counts the solutions that a quarter turn maps to themselves.
///
/// The queens come in fours around the centre, so there are none unless N mod 4 is 0 or 1.
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

/// The squares of a row on the two long diagonals: a queen there would attack its own image.
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
