//! Backtracking: each queen is tested as it is set, and a branch that fails is left at once.

use std::ops::Range;

use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// Compares a new queen with every queen above it.
pub(super) struct Backtracking {
    size: usize,
    /// The column of each row's queen.
    board: [usize; MAX],
}

impl Search for Backtracking {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let mut search = Self {
            size: size.len(),
            board: [0; MAX],
        };
        search.place(0, part..part + 1, tally)
    }
}

impl Backtracking {
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
            self.board[row] = column;
            if is_attacked(&self.board[..=row]) {
                tally.leaf();
            } else {
                tally.node();
                solutions += self.place(row + 1, 0..self.size, tally);
            }
        }
        solutions
    }
}

/// Tests whether a queen above attacks the lowest one.
pub(super) fn is_attacked(board: &[usize]) -> bool {
    let row = board.len() - 1;
    (0..row).any(|upper| {
        let distance = board[upper].abs_diff(board[row]);
        distance == 0 || distance == row - upper
    })
}
