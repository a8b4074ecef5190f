//! Swapping: the columns without a queen are kept together, so no used column is looked at.

use std::ops::Range;

use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// Two look-ups for each column still free.
///
/// ```text
/// board   3 1 | 2 0 4     rows 0 and 1 are set, columns 2, 0 and 4 are unplaced
///             row         the next queen is swapped to this place
/// ```
pub(super) struct SwapFlags {
    size: usize,
    /// The columns of the queens set, then the unplaced columns.
    board: [usize; MAX],
    left: [bool; 2 * MAX],
    right: [bool; 2 * MAX],
}

impl Search for SwapFlags {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let mut search = Self {
            size: size.len(),
            board: std::array::from_fn(|column| column),
            left: [false; 2 * MAX],
            right: [false; 2 * MAX],
        };
        search.place(0, part..part + 1, tally)
    }
}

impl SwapFlags {
    fn place<T: SearchObserver>(
        &mut self,
        row: usize,
        unplaced: Range<usize>,
        tally: &mut T,
    ) -> u64 {
        if row == self.size {
            tally.leaf();
            return 1;
        }
        let mut solutions = 0;
        for place in unplaced {
            let column = self.board[place];
            let (left, right) = (row + column, column + self.size - 1 - row);
            tally.test();
            if self.left[left] || self.right[right] {
                tally.leaf();
                continue;
            }
            tally.node();
            self.left[left] = true;
            self.right[right] = true;
            self.board.swap(row, place);
            solutions += self.place(row + 1, row + 1..self.size, tally);
            self.board.swap(row, place);
            self.left[left] = false;
            self.right[right] = false;
        }
        solutions
    }
}
