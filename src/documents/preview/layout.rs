//! The places of a grid's parts.

use super::{
    frame::{ROOM_ACROSS, ROOM_DOWN},
    grid::Grid,
    signs::Signs,
};
use crate::pages::learn::{ThumbKind, ThumbRow};

/// The largest side of a square, in pixels.
const LARGEST: u32 = 112;

// Lengths in hundredths of a square's side.
/// The height of a bit under a board.
const BIT_BELOW: u32 = 66;
/// The height of a bit where there is no board.
const BIT_ALONE: u32 = 80;
/// The room between squares and bits.
const GAP: u32 = 30;
/// The room above a result, with its rule.
const ABOVE_RESULT: u32 = 20;
/// The room of an operation, and of a word's sign.
const SIGN: u32 = 86;

/// The places of a grid's parts, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct GridLayout {
    /// The side of a square.
    pub(super) side: u32,
    /// The words' signs.
    pub(super) signs: u32,
    /// The first column.
    pub(super) board: u32,
    /// The first column of the bits beside the board.
    pub(super) beside: u32,
    /// The width of everything, with what is left free on the right.
    pub(super) width: u32,
}

impl GridLayout {
    /// Works out the largest side, and what follows from it.
    pub(super) fn of(grid: &Grid) -> Self {
        let rows = || grid.rows.iter().map(|(row, _)| row);
        let has_sign = |is: fn(&Signs) -> bool| grid.rows.iter().any(|(_, signs)| is(signs));
        let room = |is_needed: bool, room: u32| if is_needed { room } else { 0 };
        let signs = room(has_sign(|signs| !signs.operation.is_empty()), SIGN);
        let words = room(has_sign(|signs| signs.word.is_some()), SIGN);
        let before = signs + words + 100 * n_ghosts(grid);
        let is_beside = rows().any(|row| has_squares(row) && !row.bits.cells.is_empty());
        let beside = room(is_beside, GAP + 100 * grid.n_columns);
        // Behind a board as much is left free as stands before it, so the board is in the middle.
        let after = room(rows().any(has_squares), before);
        let width = before + 100 * grid.n_columns + beside + after;
        let places = 0..grid.rows.len();
        let height: u32 = places.map(|row| above(grid, row) + height(grid, row)).sum();
        let across = 100 * ROOM_ACROSS / width.max(1);
        let down = 100 * ROOM_DOWN / height.max(1);
        // Half of an even side is whole.
        let side = LARGEST.min(across).min(down) & !1;
        let board = hundredths(before, side);
        Self {
            side,
            signs: hundredths(signs, side),
            board,
            beside: board + grid.n_columns * side + hundredths(GAP, side),
            width: hundredths(width, side),
        }
    }

    /// The room above a row, in pixels.
    pub(super) fn above(self, grid: &Grid, row: usize) -> u32 {
        hundredths(above(grid, row), self.side)
    }

    /// The height of a row, in pixels.
    pub(super) fn height(self, grid: &Grid, row: usize) -> u32 {
        hundredths(height(grid, row), self.side)
    }

    /// The first bit of a row across. Bits beyond the board stand before its first column.
    pub(super) fn first_bit(self, grid: &Grid, row: &ThumbRow) -> u32 {
        if has_squares(row) {
            self.beside
        } else {
            let right = self.board + grid.n_columns * self.side;
            right.saturating_sub(count(row.bits.cells.len()) * self.side)
        }
    }
}

/// The room above a row, in hundredths of a side.
fn above(grid: &Grid, row: usize) -> u32 {
    let (here, _) = &grid.rows[row];
    match () {
        () if row != 0 && has_squares(&grid.rows[row - 1].0) && !has_squares(here) => GAP,
        () if here.kind == ThumbKind::Result => ABOVE_RESULT,
        () => 0,
    }
}

/// The height of a row, in hundredths of a side.
fn height(grid: &Grid, row: usize) -> u32 {
    match () {
        () if has_squares(&grid.rows[row].0) => 100,
        () if grid.rows.iter().any(|(row, _)| has_squares(row)) => BIT_BELOW,
        () => BIT_ALONE,
    }
}

/// Counts the columns of bits beyond the board.
fn n_ghosts(grid: &Grid) -> u32 {
    let ghosts = grid.rows.iter().map(|(row, _)| row.bits.n_ghosts());
    count(ghosts.max().unwrap_or(0))
}

fn has_squares(row: &ThumbRow) -> bool {
    !row.squares.is_empty()
}

/// A length in pixels.
const fn hundredths(length: u32, side: u32) -> u32 {
    length * side / 100
}

/// A number of cells; no row has as many as the type holds.
fn count(cells: usize) -> u32 {
    u32::try_from(cells).unwrap_or(u32::MAX)
}
