//! Half of row 0: the smallest of the eight images has its first queen before the middle.

use super::search::Search;
use super::symmetry_check::SymmetryCheck;
use super::tally::SearchObserver;
use crate::solver::Size;

/// [`SymmetryCheck`] with row 0's queen on the lower half of the bits.
///
/// Past the middle, the mirror image is smaller. In the middle of an odd row, no image is smaller only if all four
/// edges have their queen in the middle, and such queens attack each other.
///
/// ```text
/// N = 5   row 0   . . . 1 1
/// ```
pub(super) struct HalfRow;

impl Search for HalfRow {
    fn parts(size: Size) -> usize {
        // The board of one square is the only one with a solution in the middle.
        (size.len() / 2).max(1)
    }

    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        SymmetryCheck::below(size, part, tally)
    }
}
