//! Carry chain: the two outer lines on each side are filled first, one ring for all of its images.
//!
//! It is the method by which N = 27 was counted (T. B. Preußer and M. R. Engelhardt, *Putting Queens in Carry
//! Chains, No. 27*, 2017), as source 000 writes it.

use std::ops::Range;

use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// The queens of the ring and, at the end, of the inside.
///
/// A side is filled by a pair: the places of its queens on the outer and on the next line, counted clockwise.
/// Four pairs, carried around the board like a chain, make a ring:
///
/// ```text
/// 0 0 0 0 0 1     side 0: rows 0 and 1            a turn moves every pair one side on,
/// 3 0 0 0 0 1     side 1: the last two columns    a mirror image reverses the order of the sides
/// 3 3 . . 1 1     side 2: the last two rows       and counts the places of each backwards
/// 3 3 . . 1 1     side 3: columns 0 and 1
/// 3 2 2 2 2 1     corner squares belong to two sides, which must agree
/// 3 2 2 2 2 2
/// ```
///
/// Weights make the total exact, but not the unique count: a ring that a turn maps to itself can have insides that are
/// images of one another. Counting each inside once gives 1,788 at N = 12, where 1,787 solutions are unique.
#[derive(Clone, Copy)]
pub(super) struct CarryChain {
    size: usize,
    mask: u64,
    /// The column of each row's queen, where one stands.
    board: [Option<usize>; MAX],
    down: u64,
    /// Diagonals down-left, by row + column.
    left: u64,
    /// Diagonals down-right, by column + (N - 1) - row.
    right: u64,
}

impl Search for CarryChain {
    fn parts(size: Size) -> usize {
        // A first pair past the middle is larger than its mirror image.
        pairs(size.len()).len().div_ceil(2).max(1)
    }

    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let board = Self {
            size: size.len(),
            mask: u64::from(size.mask()),
            board: [None; MAX],
            down: 0,
            left: 0,
            right: 0,
        };
        if size == Size::MIN {
            // One square has no ring of two lines: it is all inside.
            return board.inside(0..1, 0, 0, 0, tally);
        }
        let pairs = pairs(size.len());
        let Some(last) = pairs.len().checked_sub(1) else {
            return 0;
        };
        board.ring(&pairs, [part, last, last, last], 0, tally)
    }
}

/// The places of two queens on neighbouring lines: at least 2 apart.
fn pairs(size: usize) -> Vec<[usize; 2]> {
    (0..size)
        .flat_map(|outer| (0..size).map(move |next| [outer, next]))
        .filter(|[outer, next]| 2 <= outer.abs_diff(*next))
        .collect()
}

impl CarryChain {
    /// Fills the sides from `side` on, and the inside of every ring that stands for its images.
    fn ring<T: SearchObserver>(
        self,
        pairs: &[[usize; 2]],
        mut chain: [usize; 4],
        side: usize,
        tally: &mut T,
    ) -> u64 {
        if side == 4 {
            return match weight(chain, pairs.len() - 1) {
                0 => 0,
                weight => {
                    let inside = 2..self.size - 2;
                    weight * self.inside(inside, self.down, self.left, self.right, tally)
                }
            };
        }
        // A pair before the first, or past its mirror image, would make an image smaller.
        let choices = match side {
            0 => chain[0]..=chain[0],
            _ => chain[0]..=pairs.len() - 1 - chain[0],
        };
        let mut solutions = 0;
        for pair in choices {
            chain[side] = pair;
            let [outer, next] = pairs[pair];
            let filled = self
                .with(self.square(side, 0, outer), tally)
                .and_then(|board| board.with(self.square(side, 1, next), tally));
            if let Some(board) = filled {
                solutions += board.ring(pairs, chain, side + 1, tally);
            }
        }
        solutions
    }

    /// The row and column of a place on the outer (0) or the next (1) line of a side.
    fn square(&self, side: usize, line: usize, place: usize) -> [usize; 2] {
        let last = self.size - 1;
        match side {
            0 => [line, place],
            1 => [place, last - line],
            2 => [last - line, last - place],
            _ => [last - place, line],
        }
    }

    /// Adds a queen, which may stand there already; `None` if another attacks it.
    fn with<T: SearchObserver>(mut self, [row, column]: [usize; 2], tally: &mut T) -> Option<Self> {
        tally.test();
        if self.board[row] == Some(column) {
            return Some(self);
        }
        let down = 1 << column;
        let left = 1 << (row + column);
        let right = 1 << (column + self.size - 1 - row);
        if self.board[row].is_some()
            || self.down & down != 0
            || self.left & left != 0
            || self.right & right != 0
        {
            return None;
        }
        tally.node();
        self.board[row] = Some(column);
        self.down |= down;
        self.left |= left;
        self.right |= right;
        Some(self)
    }

    /// The bitmap search over those of `rows` that have no queen yet.
    fn inside<T: SearchObserver>(
        &self,
        rows: Range<usize>,
        down: u64,
        left: u64,
        right: u64,
        tally: &mut T,
    ) -> u64 {
        let Some(row) = rows.clone().find(|&row| self.board[row].is_none()) else {
            tally.leaf();
            return 1;
        };
        let up = self.size - 1 - row;
        tally.test();
        let mut bitmap = self.mask & !(down | left >> row | right >> up);
        if bitmap == 0 {
            tally.leaf();
        }
        let mut solutions = 0;
        while bitmap != 0 {
            let bit = bitmap & bitmap.wrapping_neg();
            bitmap &= !bit;
            tally.node();
            let (left, right) = (left | bit << row, right | bit << up);
            solutions += self.inside(row + 1..rows.end, down | bit, left, right, tally);
        }
        solutions
    }
}

/// The number of different images of a ring, 8, 4 or 2; 0 if an image is smaller and counted instead.
fn weight(chain: [usize; 4], last: usize) -> u64 {
    let [north, east, south, west] = chain;
    let mirrored = [north, west, south, east].map(|pair| last - pair);
    let mut equal = 0;
    for turn in 0..4 {
        for mut image in [chain, mirrored] {
            image.rotate_left(turn);
            if image < chain {
                return 0;
            }
            equal += u64::from(image == chain);
        }
    }
    8 / equal
}
