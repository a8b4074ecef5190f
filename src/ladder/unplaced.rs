//! Unplaced queens as one word: each of its ones is tested against the diagonals.

use super::search::Search;
use super::tally::Tally;
use crate::solver::Size;

/// The columns still to be taken are the ones of `unplaced`; no word for the columns taken is needed.
///
/// The difference to [`Bitmap`](super::bitmap::Bitmap): the diagonals are asked one queen at a time.
pub(super) struct Unplaced;

impl Search for Unplaced {
    fn part<T: Tally>(size: Size, part: usize, tally: &mut T) -> u64 {
        place(1 << part, size.mask(), 0, 0, tally)
    }
}

/// Tries those unplaced queens that are among `columns`: all of them, but in a part's row 0.
fn place<T: Tally>(columns: u32, unplaced: u32, left: u32, right: u32, tally: &mut T) -> u64 {
    if unplaced == 0 {
        tally.leaf();
        return 1;
    }
    let mut solutions = 0;
    let mut rest = unplaced & columns;
    while rest != 0 {
        let queen = rest & rest.wrapping_neg();
        rest &= rest - 1;
        tally.test();
        if queen & (left | right) == 0 {
            tally.node();
            solutions += place(
                u32::MAX,
                unplaced ^ queen,
                (left | queen) << 1,
                (right | queen) >> 1,
                tally,
            );
        } else {
            tally.leaf();
        }
    }
    solutions
}
