//! Halves sorted by the diagonals that are used most, so that whole groups can be skipped.
//!
//! If every pattern of a block occupies one of these diagonals, no item that occupies it fits any of them.
//! The groups are in the order of a Gray code, one diagonal changing at a time:
//! a block that reaches from one group into the next still has most of them in common.
//!
//! ```text
//! group      0      1      2      3      4   ...
//! occupied  0000   0001   0011   0010   0110 ...
//! ```

use super::half::List;

/// The number of diagonals to sort by: the first of the words.
const KEY_BITS: u32 = 4;
/// The number of groups of halves that occupy the same of them.
const GROUPS: usize = 1 << KEY_BITS;
/// The bits of a key.
pub(crate) const KEY: u32 = (1 << KEY_BITS) - 1;

/// A list in groups.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sieve {
    low: Vec<u32>,
    high: Vec<u32>,
    /// The end of each group; it begins at the end of the one before.
    ends: [usize; GROUPS],
}

impl Sieve {
    /// The number of groups.
    pub(crate) const GROUPS: usize = GROUPS;

    /// Sorts a list into the groups.
    pub(crate) fn sort<const HIGH: bool>(&mut self, list: &List) {
        if self.low.len() < list.len() {
            self.low.resize(list.len(), 0);
            self.high.resize(list.len(), 0);
        }
        let mut lens = [0; GROUPS];
        for &low in list.low() {
            lens[group(low)] += 1;
        }
        let mut next = 0;
        for (end, len) in self.ends.iter_mut().zip(lens) {
            *end = next;
            next += len;
        }
        // Every end moves from its group's beginning to its end.
        for (&low, &high) in list.low().iter().zip(list.high()) {
            let to = &mut self.ends[group(low)];
            self.low[*to] = low;
            if HIGH {
                self.high[*to] = high;
            }
            *to += 1;
        }
    }

    /// All halves, group after group.
    pub(crate) fn all(&self) -> (&[u32], &[u32]) {
        let len = self.ends[GROUPS - 1];
        (&self.low[..len], &self.high[..len])
    }

    /// A group: the diagonals its halves occupy, and the halves.
    #[expect(clippy::inline_always, reason = "asked for in every block")]
    #[inline(always)]
    pub(crate) fn group(&self, group: usize) -> (u32, &[u32], &[u32]) {
        let start = if group == 0 { 0 } else { self.ends[group - 1] };
        let range = start..self.ends[group];
        (GRAY[group], &self.low[range.clone()], &self.high[range])
    }
}

/// The diagonals of each group.
const GRAY: [u32; GROUPS] = {
    let mut gray = [0; GROUPS];
    let mut group = 0;
    let mut key = 0;
    while group < GROUPS {
        gray[group] = key ^ key >> 1;
        group += 1;
        key += 1;
    }
    gray
};

/// The group of each choice of diagonals.
const GROUP: [u8; GROUPS] = {
    let mut groups = [0; GROUPS];
    let mut group = 0;
    let mut number = 0;
    while group < GROUPS {
        groups[GRAY[group] as usize] = number;
        group += 1;
        number += 1;
    }
    groups
};

/// The group of a half.
fn group(low: u32) -> usize {
    usize::from(GROUP[(low & KEY) as usize])
}
