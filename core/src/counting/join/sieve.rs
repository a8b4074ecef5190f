//! Halves sorted by the diagonals that divide them best, so that whole groups can be skipped.
//!
//! If no pattern of a block leaves the diagonals of a group free, none of its items fits any of them.
//! The groups are in the order of a Gray code, one diagonal changing at a time:
//! a block that reaches from one group into the next still has most of them in common.
//!
//! ```text
//! group      0      1      2      3      4   ...
//! key       0000   0001   0011   0010   0110 ...
//! ```

use super::half::List;

/// The most groups of a list.
const MOST_GROUPS: usize = 1024;

/// A list in groups of halves that occupy the same diagonals of the key, the first of the words.
#[derive(Clone, Debug)]
pub(crate) struct Sieve {
    low: Vec<u32>,
    high: Vec<u32>,
    /// The end of each group; it begins at the end of the one before.
    ends: [usize; MOST_GROUPS],
    /// The number of halves.
    len: usize,
}

impl Default for Sieve {
    fn default() -> Self {
        Self {
            low: Vec::new(),
            high: Vec::new(),
            ends: [0; MOST_GROUPS],
            len: 0,
        }
    }
}

impl Sieve {
    /// Sorts a list into the groups of `KEYS` keys, at most 1,024.
    pub(crate) fn sort<const HIGH: bool, const KEYS: usize>(&mut self, list: &List) {
        if self.low.len() < list.len() {
            self.low.resize(list.len(), 0);
            self.high.resize(list.len(), 0);
        }
        let mut lens = [0; KEYS];
        for &low in list.low() {
            lens[group::<KEYS>(low)] += 1;
        }
        let mut next = 0;
        for (end, len) in self.ends.iter_mut().zip(lens) {
            *end = next;
            next += len;
        }
        // Every end moves from its group's beginning to its end.
        for (&low, &high) in list.low().iter().zip(list.high()) {
            let to = &mut self.ends[group::<KEYS>(low)];
            self.low[*to] = low;
            if HIGH {
                self.high[*to] = high;
            }
            *to += 1;
        }
        self.len = list.len();
    }

    /// All halves, group after group.
    pub(crate) fn all(&self) -> (&[u32], &[u32]) {
        (&self.low[..self.len], &self.high[..self.len])
    }

    /// A group: its key, and its halves.
    #[inline(always)]
    pub(crate) fn group(&self, group: usize) -> (usize, &[u32], &[u32]) {
        let start = if group == 0 { 0 } else { self.ends[group - 1] };
        let range = start..self.ends[group];
        (
            group ^ group >> 1,
            &self.low[range.clone()],
            &self.high[range],
        )
    }
}

/// The group of a half: the place of its key in the Gray code.
#[inline(always)]
fn group<const KEYS: usize>(low: u32) -> usize {
    let mut group = low as usize % KEYS;
    group ^= group >> 1;
    group ^= group >> 2;
    group ^= group >> 4;
    group ^ group >> 8
}
