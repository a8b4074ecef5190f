//! Occupied lines by absolute numbers, for queens that are set in any order.

use crate::solver::Size;

/// The lines that queens occupy, by absolute numbers.
#[derive(Clone, Copy, Default)]
pub(crate) struct Lines {
    /// Bit r: row r has its queen.
    pub(crate) rows: u32,
    /// Bit c: column c has its queen.
    pub(crate) columns: u32,
    /// Bit `c - r + N - 1`: the diagonal that falls to the right.
    pub(crate) falling: u64,
    /// Bit `r + c`: the diagonal that rises to the right.
    pub(crate) rising: u64,
}

impl Lines {
    /// Puts a queen on a square.
    pub(crate) fn place(&mut self, size: Size, row: u32, column: u32) {
        self.rows |= 1 << row;
        self.columns |= 1 << column;
        self.falling |= 1 << (column + u32::from(size.get()) - 1 - row);
        self.rising |= 1 << (row + column);
    }

    /// The free squares of a row.
    pub(crate) fn free(self, size: Size, row: u32) -> u32 {
        let falling = self.falling >> (u32::from(size.get()) - 1 - row);
        let rising = self.rising >> row;
        let diagonals = (falling | rising) & u64::from(size.mask());
        // The mask above leaves at most 27 bits.
        let diagonals = u32::try_from(diagonals).unwrap_or(u32::MAX);
        size.mask() & !(self.columns | diagonals)
    }
}
