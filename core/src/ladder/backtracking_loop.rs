//! Backtracking without recursion: to go up a row, subtract 1.

use std::ops::Range;

use super::backtracking::is_attacked;
use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// The same tree in the same order as [`Backtracking`](super::backtracking::Backtracking).
pub(super) struct BacktrackingLoop;

impl Search for BacktrackingLoop {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let size = size.len();
        let mut board = [0; MAX];
        // The columns each row has yet to try.
        let mut columns: [Range<usize>; MAX] = [const { 0..0 }; MAX];
        columns[0] = part..part + 1;
        let mut row = 0;
        let mut solutions = 0;
        loop {
            if let Some(column) = columns[row].next() {
                tally.test();
                board[row] = column;
                if is_attacked(&board[..=row]) {
                    tally.leaf();
                    continue;
                }
                tally.node();
                if row + 1 < size {
                    row += 1;
                    columns[row] = 0..size;
                } else {
                    tally.leaf();
                    solutions += 1;
                }
            } else if 0 < row {
                row -= 1;
            } else {
                return solutions;
            }
        }
    }
}
