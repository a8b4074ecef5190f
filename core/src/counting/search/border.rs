//! The image of a solution that the search keeps, and its weight.
//!
//! The queen of row 0 stands at x, in one half of the row.
//! The queens of the other three sides must stand no nearer to the middle of their side than x:
//!
//! ```text
//! N = 8, x = 2      . . . . . Q . .     row 0: bit 2
//!                   + . . . . . . +     + further out than x
//!                   = . . . . . . =     = exactly as far as x: row x and row N - 1 - x
//!                   . . . . . . . .     . on the side: nearer to the middle, not allowed
//!                   . . . . . . . .
//!                   = . . . . . . =
//!                   + . . . . . . +
//!                   . + = . . . + .     no corners: they are a case of their own
//! ```
//!
//! If k of the four sides are exactly as far as x, then k of the eight images have this form, so each weighs 8/k.
//! Three does not divide eight: of three images only the one whose odd side is the bottom is kept, and it weighs 8.
//! With x in the middle of an odd side both halves coincide and every weight is half of that.
//!
//! A solution with a queen in a corner has two images with that corner at the end of row 0, mirrored in the
//! long diagonal. The one whose queen in row 1 is nearer to the corner than the queen of column 1 is kept
//! and weighs 8.

use crate::solver::Size;

use super::{Prefix, Words};

/// One form of images: the squares allowed in each row and the weights of full boards.
#[derive(Clone, Debug)]
pub(crate) struct Border {
    size: Size,
    /// Squares of each row that leave the class as it is.
    keep: [u32; 27],
    /// Squares of each row on a side and exactly as far from its middle as x.
    mark: [u32; 27],
    /// The weights of a solution by class; the second is for the bottom's queen on a mark.
    weights: [[u64; 2]; Self::CLASSES],
    /// The first row that is still open, and the words that arrive there.
    start: (usize, Words),
}

impl Border {
    /// The number of classes: none, one or both of the left and right sides have their queen on a mark.
    pub(crate) const CLASSES: usize = 3;

    /// Every form of a board with N >= 4: the corner forms, by the queen of row 1, then each x.
    pub(crate) fn all(size: Size) -> impl Iterator<Item = Self> {
        let side = size.len();
        let corners = (2..side - 1).map(move |column| Self::corner(size, column));
        let sides = (1..side.div_ceil(2)).map(move |x| Self::side(size, x));
        corners.chain(sides)
    }

    fn corner(size: Size, column: usize) -> Self {
        let mut keep = [size.mask(); 27];
        for row in &mut keep[2..=column] {
            *row &= !0b10;
        }
        Self {
            size,
            keep,
            mark: [0; 27],
            weights: [[8, 0], [0, 0], [0, 0]],
            start: (2, Words::default().below(1).below(1 << column)),
        }
    }

    fn side(size: Size, x: usize) -> Self {
        let last = size.len() - 1;
        let ends = 1 | 1 << last;
        let inner = size.mask() & !ends;
        let mut keep = [inner; 27];
        let mut mark = [0; 27];
        for row in (1..x).chain(last - x + 1..last) {
            keep[row] = size.mask();
        }
        mark[x] = ends;
        mark[last - x] = ends;
        // Further out than x, from bit 1 to x - 1 and the same from the other end.
        let outer = (1 << x) - 2;
        keep[last] = outer | outer << (last - x);
        mark[last] = 1 << (last - x);
        let weights = if 2 * x == last {
            [[4, 0], [2, 0], [0, 0]]
        } else {
            [[8, 4], [4, 0], [8, 2]]
        };
        Self {
            size,
            keep,
            mark,
            weights,
            start: (1, Words::default().below(1 << x)),
        }
    }

    /// The number of rows of the board.
    pub(crate) const fn rows(&self) -> usize {
        self.size.len()
    }

    /// The squares of a row that leave the class as it is.
    pub(crate) const fn keep(&self, row: usize) -> u32 {
        self.keep[row]
    }

    /// The squares of a row that raise the class or, in the last row, select the second weight.
    pub(crate) const fn mark(&self, row: usize) -> u32 {
        self.mark[row]
    }

    /// The weights of a solution of the class, with the last row's queen elsewhere and on its mark.
    pub(crate) const fn weights(&self, class: usize) -> [u64; 2] {
        self.weights[class]
    }

    /// Visits every way to fill the rows above `row` that leaves a free square there.
    pub(crate) fn prefixes(&self, row: usize, mut visit: impl FnMut(Prefix)) {
        let (first, words) = self.start;
        self.extend(first, row, Prefix { class: 0, words }, &mut visit);
    }

    fn extend(&self, row: usize, end: usize, prefix: Prefix, visit: &mut impl FnMut(Prefix)) {
        let free = !prefix.words.attacked();
        if row == end {
            if free & (self.keep[row] | self.mark[row]) != 0 {
                visit(prefix);
            }
            return;
        }
        for (squares, class) in [
            (self.keep[row], prefix.class),
            (self.mark[row], prefix.class + 1),
        ] {
            let mut bitmap = squares & free;
            while bitmap != 0 {
                let bit = bitmap & bitmap.wrapping_neg();
                bitmap ^= bit;
                let words = prefix.words.below(bit);
                self.extend(row + 1, end, Prefix { class, words }, visit);
            }
        }
    }
}
