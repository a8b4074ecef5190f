//! The search: row by row, one solution of every eight, with weights.
//!
//! Every solution has eight images, and finding one of them is enough if it is known how often it stands for another.
//! Each side of the board has one queen in its outermost line.
//! The search keeps an image whose top queen is nearest to the middle of its side; [`border`] says how much it weighs.
//! [`plain`] walks the tree one placement after the other; [`chunked`] walks many rows' words at once, lane by lane.

mod border;
mod buffer;
mod chunked;
mod plain;

use super::lanes::{Narrow, Wide};
use crate::solver::Size;

use border::Border;

/// One word of each kind that arrives in a row, the left, down and right attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Words {
    left: u32,
    down: u32,
    right: u32,
}

impl Words {
    /// What the queen on `bit` and the rows above say about the next row.
    const fn below(self, bit: u32) -> Self {
        Self {
            left: (self.left | bit) << 1,
            down: self.down | bit,
            right: (self.right | bit) >> 1,
        }
    }

    /// The attacked squares.
    const fn attacked(self) -> u32 {
        self.left | self.down | self.right
    }
}

/// A search cut short: the words and the class of a row that is still to be filled.
#[derive(Clone, Copy, Debug)]
struct Prefix {
    /// Left and right sides that have their queen as near to the middle as the top.
    class: usize,
    words: Words,
}

/// The share of the tree that belongs to one job: every `parts`-th prefix, from the `part`-th on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    pub(crate) part: u64,
    pub(crate) parts: u64,
}

/// The weighted solutions of a share, one placement after the other.
pub(crate) fn count_plain(size: Size, share: Share) -> u64 {
    if size.get() < 4 {
        return count_tiny(size, share);
    }
    let mut sum = 0;
    for (border, prefixes) in share.branches(size) {
        for prefix in prefixes {
            sum += plain::count(&border, prefix_rows(size), prefix);
        }
    }
    sum
}

/// The weighted solutions of a share, many rows' words at once.
///
/// Sixteen bits hold a row up to N = 16; wider boards take lanes of 32.
#[expect(
    clippy::inline_always,
    reason = "the caller brings the SIMD feature along"
)]
#[inline(always)]
pub(crate) fn count_chunked<N: Narrow, W: Wide>(size: Size, share: Share) -> u64 {
    if size.get() < 4 {
        return count_tiny(size, share);
    }
    let mut sum = 0;
    for (border, prefixes) in share.branches(size) {
        sum += if size.get() <= 16 {
            chunked::count::<N>(&border, prefix_rows(size), &prefixes)
        } else {
            chunked::count::<W>(&border, prefix_rows(size), &prefixes)
        };
    }
    sum
}

/// Boards too small for borders: the one solution of N = 1, and none at N = 2 and N = 3.
fn count_tiny(size: Size, share: Share) -> u64 {
    u64::from(size.get() == 1 && share.part == 0)
}

/// How many rows a prefix fills: enough prefixes for every part to have its fair mixture.
const fn prefix_rows(size: Size) -> usize {
    match size.get() {
        0..=13 => 2,
        14..=16 => 3,
        17..=18 => 4,
        _ => 5,
    }
}

impl Share {
    /// The prefixes of the share, under the borders that have any.
    fn branches(self, size: Size) -> Vec<(Border, Vec<Prefix>)> {
        let mut rank = 0;
        let mut branches = Vec::new();
        for border in Border::all(size) {
            let mut prefixes = Vec::new();
            border.prefixes(prefix_rows(size), |prefix| {
                if rank % self.parts == self.part {
                    prefixes.push(prefix);
                }
                rank += 1;
            });
            if !prefixes.is_empty() {
                branches.push((border, prefixes));
            }
        }
        branches
    }
}
