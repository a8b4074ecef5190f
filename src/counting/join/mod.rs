//! The join: four quarter boards make two halves, two halves make a board.
//!
//! A [`board`] is cut into quarters of m rows and columns. A *row set* says which rows have their queen in the east;
//! the others have it in the west. Rows and columns then fit by construction, and only diagonals can go wrong:
//!
//! ```text
//!     west | east
//!    NW    |    NE      rows of the set: a queen in the east
//!    ------+------
//!    SW    |    SE      the others: a queen in the west
//! ```
//!
//! [`quarter`] lists every way to fill some rows of a quarter, filed by the columns used.
//! [`half`] joins a northern and a southern quarter with complementary columns: east halves are *patterns*,
//! west halves are *items*. [`matching`] counts the pairs of a pattern and an item that share no diagonal,
//! 128 patterns at once.
//! [`plain`] counts the same row sets by placing queen after queen.

mod board;
mod half;
mod matching;
mod plain;
mod quarter;
mod sieve;

pub(crate) use board::{Board, Share};
pub(crate) use quarter::Quarters;

use super::lanes::{Planes, Wide};
use half::{Halves, List};
use matching::Matcher;

/// The weighted solutions of a share, one placement after the other.
pub(crate) fn count_plain(share: Share) -> u64 {
    let board = plain::Plain::new(share.block());
    share.row_sets().map(|set| board.count(set)).sum()
}

/// The weighted solutions of a share, by quarters.
///
/// `VECTORS` tells whether vectors of `W` pack their lanes at once.
#[expect(
    clippy::inline_always,
    reason = "the caller brings the SIMD feature along"
)]
#[inline(always)]
pub(crate) fn count<W: Wide, P: Planes, const VECTORS: bool>(
    quarters: &mut Quarters,
    share: Share,
) -> u64 {
    if share.block().bits() <= 32 {
        count_halves::<W, P, VECTORS, false>(quarters, share)
    } else {
        count_halves::<W, P, VECTORS, true>(quarters, share)
    }
}

#[expect(
    clippy::inline_always,
    reason = "the caller brings the SIMD feature along"
)]
#[inline(always)]
fn count_halves<W: Wide, P: Planes, const VECTORS: bool, const HIGH: bool>(
    quarters: &mut Quarters,
    share: Share,
) -> u64 {
    quarters.turn_to(share.block());
    let mut patterns = List::default();
    let mut items = [List::default(), List::default(), List::default()];
    let mut matcher = Matcher::default();
    let mut sum = 0;
    for set in share.row_sets() {
        let [north_east, south_east, north_west, south_west] = quarters.lists(set);
        let mut east = Halves::east(north_east, south_east);
        loop {
            let east_is_done = east.fill::<W, VECTORS, HIGH>(&mut patterns);
            let mut west = [0, 1, 2].map(|long| Halves::west(north_west, south_west, long));
            loop {
                let mut west_is_done = true;
                for (long, items) in items.iter_mut().enumerate() {
                    items.clear();
                    if set.weights[long] != 0 {
                        west_is_done &= west[long].fill::<W, VECTORS, HIGH>(items);
                    }
                }
                let bits = share.block().bits();
                let found = matcher.count::<P, HIGH>(bits, &patterns, &items);
                for (found, weight) in found.into_iter().zip(set.weights) {
                    sum += found * weight;
                }
                if west_is_done {
                    break;
                }
            }
            if east_is_done {
                break;
            }
        }
    }
    sum
}
