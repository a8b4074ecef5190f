//! Corner apart, edges pruned: squares on which a board would have a smaller image are never tried.

use super::half_row::HalfRow;
use super::images::FullBoard;
use super::search::{MAX, Search};
use super::tally::SearchObserver;
use crate::solver::Size;

/// Counts unique solutions, most of them without a check.
///
/// With row 0's queen in the corner only the mirror image in that corner's diagonal has row 0's queen there too;
/// column 1's queen decides which of the two is kept. With row 0's queen on bit `c` further in, a queen on an edge
/// square nearer than `c` to a corner would give an image with a smaller row 0, so no such square is used.
///
/// ```text
/// c = 2   x x . . . Q x x     row 0: the half with smaller bits is done, the other is its mirror image
///         x . . . . . . x     x: never tried
///         . . . . . . . .
///         . . . . . . . .
///         x . . . . . . x
///         x x . . . . x x
/// ```
pub(super) struct CornerEdge {
    size: usize,
    mask: u32,
    /// The bit of each row's queen.
    board: [u32; MAX],
    /// The bits nearer to a corner than row 0's queen; on bit r, also the rows that are.
    corners: u32,
}

impl Search for CornerEdge {
    fn parts(size: Size) -> usize {
        HalfRow::parts(size)
    }

    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let first = 1_u32 << part;
        let smaller = first - 1;
        let mut search = Self {
            size: size.len(),
            mask: size.mask(),
            board: [0; MAX],
            corners: smaller | smaller.reverse_bits() >> (u32::BITS - u32::from(size.get())),
        };
        search.board[0] = first;
        tally.node();
        search.place(1, first << 1, first, first >> 1, tally)
    }
}

impl CornerEdge {
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
            return u64::from(self.is_corner() || FullBoard::new(&self.board[..row]).is_smallest());
        }
        tally.test();
        let mut bitmap = self.allowed(row) & !(left | down | right);
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

    /// Tests whether row 0's queen stands in the corner. Then no image is left to check.
    fn is_corner(&self) -> bool {
        self.board[0] == 1
    }

    /// The columns of a row that the smallest of the images can use.
    fn allowed(&self, row: usize) -> u32 {
        if self.is_corner() {
            match row {
                // Column 1's queen would have to stand below the last row.
                1 => self.mask >> 1,
                // Of two mirror images the one whose queen in column 1 stands lower is kept.
                _ if 1 << row <= self.board[1] => self.mask & !0b10,
                _ => self.mask,
            }
        } else if row + 1 == self.size {
            self.mask & !self.corners
        } else if self.corners & 1 << row != 0 {
            self.mask >> 1 & !1
        } else {
            self.mask
        }
    }
}
