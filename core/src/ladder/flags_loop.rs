//! Flags without recursion: before a row moves its queen on, it frees the old queen's lines.

use std::ops::Range;

use super::flags::Flags;
use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// The same tree in the same order as [`Flags`], with the columns of the queens kept in an array.
pub(super) struct FlagsLoop;

impl Search for FlagsLoop {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let size = size.len();
        let mut flags = Flags::new(size);
        let mut board: [Option<usize>; MAX] = [None; MAX];
        // The columns each row has yet to try.
        let mut columns: [Range<usize>; MAX] = [const { 0..0 }; MAX];
        columns[0] = part..part + 1;
        let mut row = 0;
        let mut solutions = 0;
        loop {
            if let Some(old) = board[row].take() {
                flags.mark(row, old, false);
            }
            if let Some(column) = columns[row].next() {
                tally.test();
                if flags.is_taken(row, column) {
                    tally.leaf();
                    continue;
                }
                tally.node();
                if row + 1 < size {
                    board[row] = Some(column);
                    flags.mark(row, column, true);
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
