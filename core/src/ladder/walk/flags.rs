//! The flags of columns and diagonals, as the page shows them.

use super::walker::WIDEST;

/// One flag for each column and diagonal, true when it holds a queen.
///
/// ```text
/// N = 4 under a queen on row 1, column 2
/// down    0 0 1 0             by column
/// left    0 0 0 1 0 0 0       by row + column
/// right   0 0 0 0 1 0 0       by column + 3 - row
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineFlags {
    size: usize,
    down: [bool; WIDEST],
    left: [bool; 2 * WIDEST],
    right: [bool; 2 * WIDEST],
}

impl LineFlags {
    pub(super) const fn new(size: usize) -> Self {
        Self {
            size,
            down: [false; WIDEST],
            left: [false; 2 * WIDEST],
            right: [false; 2 * WIDEST],
        }
    }

    /// The flags of the columns, N of them.
    #[must_use]
    pub fn down(&self) -> &[bool] {
        &self.down[..self.size]
    }

    /// The flags of the diagonals running down-left, 2N - 1 of them, by row + column.
    #[must_use]
    pub fn left(&self) -> &[bool] {
        &self.left[..2 * self.size - 1]
    }

    /// The flags of the diagonals running down-right, 2N - 1 of them, by column + N - 1 - row.
    #[must_use]
    pub fn right(&self) -> &[bool] {
        &self.right[..2 * self.size - 1]
    }

    /// The flags of a square's left, down and right line.
    pub(super) fn of(&self, row: usize, column: usize) -> [bool; 3] {
        [
            self.left[row + column],
            self.down[column],
            self.right[column + self.size - 1 - row],
        ]
    }

    pub(super) fn mark(&mut self, row: usize, column: usize, taken: bool) {
        self.left[row + column] = taken;
        self.down[column] = taken;
        self.right[column + self.size - 1 - row] = taken;
    }
}
