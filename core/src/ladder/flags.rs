//! Flags: one truth value for each column and diagonal, true when a queen stands on it.

use std::ops::Range;

use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// Three look-ups a square, however many queens stand above.
///
/// ```text
/// left[row + column]                 right[column + (N - 1) - row]
///   0 1 2 3                            3 4 5 6
///   1 2 3 4     one number a           2 3 4 5     one number a
///   2 3 4 5     diagonal down-left     1 2 3 4     diagonal down-right
///   3 4 5 6                            0 1 2 3
/// ```
pub(super) struct Flags {
    size: usize,
    down: [bool; MAX],
    left: [bool; 2 * MAX],
    right: [bool; 2 * MAX],
}

impl Search for Flags {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let mut search = Self::new(size.len());
        search.place(0, part..part + 1, tally)
    }
}

impl Flags {
    pub(super) fn new(size: usize) -> Self {
        Self {
            size,
            down: [false; MAX],
            left: [false; 2 * MAX],
            right: [false; 2 * MAX],
        }
    }

    fn place<T: SearchObserver>(
        &mut self,
        row: usize,
        columns: Range<usize>,
        tally: &mut T,
    ) -> u64 {
        if row == self.size {
            tally.leaf();
            return 1;
        }
        let mut solutions = 0;
        for column in columns {
            tally.test();
            if self.is_taken(row, column) {
                tally.leaf();
            } else {
                tally.node();
                self.mark(row, column, true);
                solutions += self.place(row + 1, 0..self.size, tally);
                self.mark(row, column, false);
            }
        }
        solutions
    }

    /// Tests whether a line through the square holds a queen.
    pub(super) fn is_taken(&self, row: usize, column: usize) -> bool {
        self.down[column] || self.left[row + column] || self.right[column + self.size - 1 - row]
    }

    /// Takes the three lines of a square, or frees them.
    pub(super) fn mark(&mut self, row: usize, column: usize, taken: bool) {
        self.down[column] = taken;
        self.left[row + column] = taken;
        self.right[column + self.size - 1 - row] = taken;
    }
}
