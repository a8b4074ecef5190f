//! Bitmap: the free squares of a row are one word, and the lines of attack are three.

use super::search::Search;
use super::tally::SearchObserver;
use crate::solver::Size;

/// One question a row instead of one a square.
///
/// ```text
/// N = 5, row 1 under a queen on 00010
/// left     0 0 1 0 0     (0 | 00010) << 1
/// down     0 0 0 1 0      0 | 00010
/// right    0 0 0 0 1     (0 | 00010) >> 1
/// bitmap   1 1 0 0 0     mask & !(left | down | right)
/// ```
pub(super) struct Bitmap {
    mask: u32,
}

impl Search for Bitmap {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        let search = Self { mask: size.mask() };
        let bit = 1 << part;
        tally.node();
        search.place(bit << 1, bit, bit >> 1, tally)
    }
}

impl Bitmap {
    /// Sets a queen on each free square of the row in which `left`, `down` and `right` have arrived.
    fn place<T: SearchObserver>(&self, left: u32, down: u32, right: u32, tally: &mut T) -> u64 {
        if down == self.mask {
            tally.leaf();
            return 1;
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
            // Bits that `left` shifts out of the word are far beyond the board.
            let (left, right) = ((left | bit) << 1, (right | bit) >> 1);
            solutions += self.place(left, down | bit, right, tally);
        }
        solutions
    }
}
