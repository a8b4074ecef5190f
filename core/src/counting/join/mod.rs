//! The join: four quarter boards make two halves, two halves make a board.
//!
//! A [`board`] is cut into quarters of m rows and columns. A *row set* is the set of rows with their queen in the east;
//! the others have it in the west. Rows and columns then fit by construction, and only diagonals are left to check:
//!
//! ```text
//!     west | east
//!    NW    |    NE      rows of the set: a queen in the east
//!    ------+------
//!    SW    |    SE      the others: a queen in the west
//! ```
//!
//! [`quarter`] lists every way to fill some rows of a quarter, filed by the columns used.
//! [`order`] numbers the diagonals of a row set on a large board, those first that divide its halves best.
//! [`half`] joins a northern and a southern quarter with complementary columns: east halves are *patterns*,
//! west halves are *items*. [`matching`] counts the pairs of a pattern and an item that share no diagonal,
//! 128 patterns at once.
//! [`plain`] counts the same row sets by placing queen after queen.
//! [`cut`] shows the lists of one row set.

mod board;
mod combination;
mod cut;
mod diagonals;
mod half;
mod matching;
mod ones;
mod order;
mod plain;
mod planes;
mod quarter;
mod sieve;
mod tables;

pub use board::RowSet;
pub(crate) use board::{Board, Share};
pub use cut::{Cut, Filling, Joined};

use super::lanes::{Planes, Wide};
use diagonals::Diagonals;
use half::{Halves, List};
use matching::{Matcher, key};
use order::Order;
use quarter::{Fillings, Quarters};

/// The tables and lists of the join. They are kept from job to job, so that a job that needs no new
/// table allocates nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    quarters: Quarters,
    /// The lists of a row set in its own order.
    numbered: [Fillings; 4],
    patterns: List,
    items: [List; 3],
    matcher: Matcher,
}

/// Counts the weighted solutions of a share, one placement after the other.
pub(crate) fn count_plain(share: Share) -> u64 {
    let board = plain::Plain::new(share.block());
    share.row_sets().map(|set| board.count(set)).sum()
}

/// Counts the weighted solutions of a share, by quarters.
///
/// `VECTORS` tells whether vectors of `W` pack their lanes at once.
#[inline(always)]
pub(crate) fn count<W: Wide, P: Planes, const VECTORS: bool>(
    memory: &mut Memory,
    share: Share,
) -> u64 {
    let bits = Diagonals::new(share.block()).len();
    if bits <= 32 {
        count_halves::<W, P, VECTORS, false>(memory, share, bits)
    } else {
        count_halves::<W, P, VECTORS, true>(memory, share, bits)
    }
}

#[inline(always)]
fn count_halves<W: Wide, P: Planes, const VECTORS: bool, const HIGH: bool>(
    memory: &mut Memory,
    share: Share,
    bits: u32,
) -> u64 {
    let Memory {
        quarters,
        numbered,
        patterns,
        items,
        matcher,
    } = memory;
    quarters.turn_to(share.block());
    let mut sum = 0;
    let folds = share.block().folds_long_diagonals();
    for set in share.row_sets() {
        let weights = if folds {
            set.weights
        } else {
            // Every diagonal has a bit, so nothing is listed apart.
            [set.weights[0], 0, 0]
        };
        let [north_east, south_east, north_west, south_west] = if HIGH {
            let order = Order::new(quarters, set, bits, key(bits));
            order.number(quarters.lists(set), numbered)
        } else {
            // The lists of smaller boards are matched sooner than they are numbered.
            quarters.lists(set)
        };
        let mut east = Halves::east(north_east, south_east);
        let west = [0, 1, 2].map(|long| Halves::west(north_west, south_west, long));
        loop {
            let east_is_done = east.fill::<W, VECTORS, HIGH>(patterns);
            let mut west = west.clone();
            loop {
                let mut west_is_done = true;
                for ((items, west), weight) in items.iter_mut().zip(&mut west).zip(weights) {
                    items.clear();
                    if weight != 0 {
                        west_is_done &= west.fill::<W, VECTORS, HIGH>(items);
                    }
                }
                let found = matcher.count::<P, HIGH>(bits, patterns, items);
                for (found, weight) in found.into_iter().zip(weights) {
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
