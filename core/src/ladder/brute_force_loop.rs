//! Brute force without recursion: an array keeps what each call would keep.

use std::ops::Range;

use super::brute_force::is_solution;
use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// The same N^N full boards in the same order as [`BruteForce`](super::brute_force::BruteForce).
pub(super) struct BruteForceLoop;

impl Search for BruteForceLoop {
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
                tally.node();
                board[row] = column;
                if row + 1 < size {
                    row += 1;
                    columns[row] = 0..size;
                } else {
                    tally.test();
                    tally.leaf();
                    solutions += u64::from(is_solution(&board[..size]));
                }
            } else if 0 < row {
                row -= 1;
            } else {
                return solutions;
            }
        }
    }
}
