//! Brute force: every way to set one queen a row, tested when the board is full.

use std::ops::Range;

use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// N columns for each of N rows: N^N full boards.
pub(super) struct BruteForce {
    size: usize,
    /// The column of each row's queen.
    board: [usize; MAX],
}

impl Search for BruteForce {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let mut search = Self {
            size: size.len(),
            board: [0; MAX],
        };
        search.fill(0, part..part + 1, tally)
    }
}

impl BruteForce {
    /// Sets a queen on each of `columns` in turn, and fills the rows below it in every way.
    fn fill<T: SearchObserver>(&mut self, row: usize, columns: Range<usize>, tally: &mut T) -> u64 {
        if row == self.size {
            tally.test();
            tally.leaf();
            return u64::from(is_solution(&self.board[..row]));
        }
        let mut solutions = 0;
        for column in columns {
            tally.node();
            self.board[row] = column;
            solutions += self.fill(row + 1, 0..self.size, tally);
        }
        solutions
    }
}

/// Tests that no two queens of a full board share a column or a diagonal.
pub(super) fn is_solution(board: &[usize]) -> bool {
    (1..board.len()).all(|lower| {
        (0..lower).all(|upper| {
            let distance = board[upper].abs_diff(board[lower]);
            distance != 0 && distance != lower - upper
        })
    })
}
