//! Permutations: no column twice, the diagonals tested when the board is full.

use std::ops::Range;

use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// N! full boards instead of N^N.
pub(super) struct Permutation {
    size: usize,
    /// The column of each row's queen.
    board: [usize; MAX],
    /// By column: true when it holds a queen.
    used: [bool; MAX],
}

impl Search for Permutation {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let mut search = Self {
            size: size.len(),
            board: [0; MAX],
            used: [false; MAX],
        };
        search.fill(0, part..part + 1, tally)
    }
}

impl Permutation {
    fn fill<T: SearchObserver>(&mut self, row: usize, columns: Range<usize>, tally: &mut T) -> u64 {
        if row == self.size {
            tally.test();
            tally.leaf();
            return u64::from(is_safe(&self.board[..row]));
        }
        let mut solutions = 0;
        for column in columns {
            if self.used[column] {
                continue;
            }
            tally.node();
            self.used[column] = true;
            self.board[row] = column;
            solutions += self.fill(row + 1, 0..self.size, tally);
            self.used[column] = false;
        }
        solutions
    }
}

/// Tests that no two queens share a diagonal, from the lowest rows up, for those changed last.
fn is_safe(board: &[usize]) -> bool {
    (1..board.len()).rev().all(|lower| {
        (0..lower)
            .rev()
            .all(|upper| board[upper].abs_diff(board[lower]) != lower - upper)
    })
}
