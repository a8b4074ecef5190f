//! Symmetry check: the bitmap search keeps a full board only if none of its seven images is smaller.

use super::images::FullBoard;
use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// Counts unique solutions, but still walks the whole tree.
pub(super) struct SymmetryCheck {
    size: usize,
    mask: u32,
    /// The bit of each row's queen: the check needs to see the board.
    board: [u32; MAX],
}

impl Search for SymmetryCheck {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        Self::below(size, part, tally)
    }
}

impl SymmetryCheck {
    /// The unique solutions with row 0's queen on bit `first`.
    pub(super) fn below<T: SearchObserver>(size: Size, first: usize, tally: &mut T) -> u64 {
        let mut search = Self {
            size: size.len(),
            mask: size.mask(),
            board: [0; MAX],
        };
        let bit = 1 << first;
        tally.node();
        search.board[0] = bit;
        search.place(1, bit << 1, bit, bit >> 1, tally)
    }

    fn place<T: SearchObserver>(
        &mut self,
        row: usize,
        left: u32,
        down: u32,
        right: u32,
        tally: &mut T,
    ) -> u64 {
        if row == self.size {
            tally.leaf();
            return u64::from(FullBoard::new(&self.board[..row]).is_smallest());
        }
        tally.test();
        let mut bitmap = self.mask & !(left | down | right);
        if bitmap == 0 {
            tally.leaf();
        }
        let mut solutions = 0;
        while bitmap != 0 {
            let bit = bitmap & bitmap.wrapping_neg();
            bitmap &= !bit;
            tally.node();
            self.board[row] = bit;
            let (left, right) = ((left | bit) << 1, (right | bit) >> 1);
            solutions += self.place(row + 1, left, down | bit, right, tally);
        }
        solutions
    }
}
