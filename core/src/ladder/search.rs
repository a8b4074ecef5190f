//! The trait of every method: a search in parts.

use crate::solver::Size;

use super::SearchObserver;

/// The rows of the largest board: the length of every array of a method.
pub(super) const MAX: usize = Size::MAX.len();

/// One form of one method.
///
/// A run is cut at row 0: a part is the search below one square of the first row.
/// The parts of a run can be carried out in any order, and their results add up;
/// between two parts a worker can report its progress, or stop.
/// A part is the same search, started with one column of row 0 instead of all.
pub(super) trait Search {
    /// The number of parts of a run, at least 1.
    fn parts(size: Size) -> usize {
        size.len()
    }

    /// Carries out one part, below [`parts`](Self::parts), and returns the number of solutions it found.
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64;
}
