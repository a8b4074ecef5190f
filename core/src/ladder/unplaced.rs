//! Unplaced queens as one word: each of its ones is tested against the diagonals.

use super::search::Search;
use super::tally::SearchObserver;
use crate::solver::Size;

/// The columns without a queen are the ones of `unplaced`, so no word for the occupied columns is needed.
///
/// The difference from [`Bitmap`](super::bitmap::Bitmap): the diagonals are tested one queen at a time.
pub(super) struct Unplaced;

impl Search for Unplaced {
    fn part<T: SearchObserver>(size: Size, part: usize, tally: &mut T) -> u64 {
        place(1 << part, size.mask(), 0, 0, tally)
    }
}

/// Tries the unplaced queens that are among `columns`: in row 0 one queen a part, below it all of them.
fn place<T: SearchObserver>(
    columns: u32,
    unplaced: u32,
    left: u32,
    right: u32,
    tally: &mut T,
) -> u64 {
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
