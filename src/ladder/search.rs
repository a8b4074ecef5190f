//! What every method is: a search that can be carried out in parts.

use crate::solver::Size;

use super::Tally;

/// Rows of the largest board: the length of every array a method keeps.
pub(super) const MAX: usize = Size::MAX.len();

/// One form of one method.
///
/// A run is cut at row 0: a part is the search below one square of the first row.
/// The parts of a run can be carried out in any order, and their results add up;
/// between two parts a worker can report how far it is, or stop.
/// Inside a part nothing is different: it is the search, begun with one column of row 0 instead of all.
pub(super) trait Search {
    /// How many parts a run has, at least 1.
    fn parts(size: Size) -> usize {
        size.len()
    }

    /// Carries out one part, below [`parts`](Self::parts), and gives the solutions it found.
    fn part<T: Tally>(size: Size, part: usize, tally: &mut T) -> u64;
}
