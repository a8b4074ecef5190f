//! The search: row by row, one solution of every eight, with weights.
//!
//! Every solution has eight images, and it is enough to find one of them and to know its weight.
//! Each side of the board has one queen in its outermost line.
//! The search keeps an image whose top queen is nearest to the middle of its side; [`border`] has its weight.
//! [`plain`] walks the tree one placement after the other; [`chunked`] walks the words of many rows at once.

mod border;
mod buffer;
mod chunked;
mod plain;

use super::lanes::{Narrow, Wide};
use crate::solver::Size;

use border::Border;

/// The attack words of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Words {
    left: u32,
    down: u32,
    right: u32,
}

impl Words {
    /// The words of the row below a queen on `bit`.
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

/// A node of the tree: the words and the class of a row that is still to be filled.
#[derive(Clone, Copy, Debug)]
struct Prefix {
    /// The number of the left and right sides whose queen is as near to the middle as the top's.
    class: usize,
    words: Words,
}

/// The part of the tree that belongs to one job: every `parts`-th prefix, from the `part`-th on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    pub(crate) part: u64,
    pub(crate) parts: u64,
}

/// Counts the weighted solutions of a share, one placement after the other.
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

/// Counts the weighted solutions of a share, the words of many rows at once.
///
/// Sixteen bits hold a row up to N = 16; wider boards need lanes of 32.
#[inline(always)]
pub(crate) fn count_chunked<N: Narrow, W: Wide>(size: Size, share: Share) -> u64 {
    if size.get() < 4 {
        return count_tiny(size, share);
    }
    let branches = share.branches(size);
    if size.get() <= 16 {
        chunked::count::<N>(size, prefix_rows(size), &branches)
    } else {
        chunked::count::<W>(size, prefix_rows(size), &branches)
    }
}

/// Counts boards that are too small for borders: one solution for N = 1, none for N = 2 and N = 3.
fn count_tiny(size: Size, share: Share) -> u64 {
    u64::from(size.get() == 1 && share.part == 0)
}

/// The number of rows that a prefix fills, so that there are enough prefixes for parts of equal work.
const fn prefix_rows(size: Size) -> usize {
    match size.get() {
        0..=13 => 2,
        14..=16 => 3,
        17..=18 => 4,
        _ => 5,
    }
}

impl Share {
    /// The prefixes of the share, by border; borders without any are left out.
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
