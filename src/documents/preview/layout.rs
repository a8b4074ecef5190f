//! The places of a grid's parts.

use super::{
    frame::{ROOM_ACROSS, ROOM_DOWN},
    grid::Grid,
    row::Row,
};
use crate::pages::learn::BitLook;

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
pub(super) struct Layout {
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

impl Layout {
    /// Works out the largest side, and what follows from it.
    pub(super) fn of(grid: &Grid) -> Self {
        let has = |part: &dyn Fn(&Row) -> bool| grid.rows.iter().any(part);
        let room = |is_needed: bool, room: u32| if is_needed { room } else { 0 };
        let signs = room(has(&|row| !row.operation.is_empty()), SIGN);
        let words = room(has(&|row| row.word.is_some()), SIGN);
        let before = signs + words + 100 * n_ghosts(grid);
        let is_beside = has(&|row| !row.of.squares.is_empty() && !row.of.bits.is_empty());
        let beside = room(is_beside, GAP + 100 * grid.n_columns);
        // Behind a board as much is left free as stands before it, so the board is in the middle.
        let after = room(has(&|row| !row.of.squares.is_empty()), before);
        let width = before + 100 * grid.n_columns + beside + after;
        let rows = 0..grid.rows.len();
        let height: u32 = rows.map(|row| above(grid, row) + height(grid, row)).sum();
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
    pub(super) fn first_bit(self, grid: &Grid, row: &Row) -> u32 {
        if row.of.squares.is_empty() {
            let right = self.board + grid.n_columns * self.side;
            right.saturating_sub(count(row.of.bits.len()) * self.side)
        } else {
            self.beside
        }
    }
}

/// The room above a row, in hundredths of a side.
fn above(grid: &Grid, row: usize) -> u32 {
    let has_squares = |row: usize| !grid.rows[row].of.squares.is_empty();
    match () {
        () if row != 0 && has_squares(row - 1) && !has_squares(row) => GAP,
        () if grid.rows[row].of.is_result => ABOVE_RESULT,
        () => 0,
    }
}

/// The height of a row, in hundredths of a side.
fn height(grid: &Grid, row: usize) -> u32 {
    let has_squares = |row: &Row| !row.of.squares.is_empty();
    match () {
        () if has_squares(&grid.rows[row]) => 100,
        () if grid.rows.iter().any(has_squares) => BIT_BELOW,
        () => BIT_ALONE,
    }
}

/// Counts the columns of bits beyond the board.
fn n_ghosts(grid: &Grid) -> u32 {
    let ghosts = |row: &Row| {
        let bits = row.of.bits.iter();
        count(bits.filter(|bit| bit.look == BitLook::Ghost).count())
    };
    grid.rows.iter().map(ghosts).max().unwrap_or(0)
}

/// A length in pixels.
const fn hundredths(length: u32, side: u32) -> u32 {
    length * side / 100
}

/// A number of cells; no row has as many as the type holds.
fn count(cells: usize) -> u32 {
    u32::try_from(cells).unwrap_or(u32::MAX)
}
