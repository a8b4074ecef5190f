//! Pairs of a pattern and an item that share no diagonal, a vector of 128 or 256 patterns at a time.
//!
//! The patterns are transposed: one plane of bits for each diagonal, bit j for pattern j.
//! Every six planes have a table with 64 entries, the patterns that leave a set of these diagonals free:
//!
//! ```text
//! item    ...001101 000010 010000
//!            |      |      |
//! table      [13]   [2]    [16]      AND of all: bit j is 1 where pattern j fits
//! ```
//!
//! So an item is matched with a vector of patterns by a few reads and ANDs. The ones of four such words are
//! added bit by bit, and only the carries are counted.
//!
//! Long lists are sorted by a key, the diagonals that divide them best ([`Sieve`]). Items of one key share the first
//! read, and where no pattern of the tables leaves their key free they are skipped together.

use crate::counting::lanes::Planes;

use super::{half::List, ones::Ones, sieve::Sieve, tables::Tables};

/// The most pairs of patterns and items that are compared one by one.
const FEW: usize = 500;
/// The most patterns that are not worth sorting.
const UNSORTED: usize = 512;

/// The number of diagonals in the key of long lists, for more than 32 diagonals in all.
pub(crate) const fn key(bits: u32) -> u32 {
    if bits <= 40 { 8 } else { 10 }
}

/// Matches patterns with items, and keeps the memory for it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Matcher {
    patterns: Sieve,
    items: [Sieve; 3],
}

impl Matcher {
    /// Counts the pairs without a common diagonal, for each of the lists of items.
    #[inline(always)]
    pub(crate) fn count<P: Planes, const HIGH: bool>(
        &mut self,
        bits: u32,
        patterns: &List,
        items: &[List; 3],
    ) -> [u64; 3] {
        let n_items = items[0].len() + items[1].len() + items[2].len();
        if patterns.len().saturating_mul(n_items) <= FEW {
            return items
                .each_ref()
                .map(|items| compare::<HIGH>(patterns, items));
        }
        // The key and the tables together have a place for each of the diagonals. Keys split long lists;
        // the longer the lists are, the more groups are worth their overhead.
        let few = patterns.len() <= UNSORTED;
        match (HIGH, few, bits) {
            (true, true, ..=36) => self.count_blocks::<P, HIGH, 1, 64, 6>(patterns, items),
            (true, false, ..=36) => self.count_blocks::<P, HIGH, 256, 128, 4>(patterns, items),
            (true, _, ..=40) => self.count_blocks::<P, HIGH, 256, 256, 4>(patterns, items),
            (true, _, ..=45) => self.count_blocks::<P, HIGH, 1024, 128, 5>(patterns, items),
            (true, _, _) => self.count_blocks::<P, HIGH, 1024, 128, 6>(patterns, items),
            (false, true, ..=30) => self.count_blocks::<P, HIGH, 1, 64, 5>(patterns, items),
            (false, _, _) => self.count_blocks::<P, HIGH, 16, 128, 4>(patterns, items),
        }
    }

    /// Counts them by tables, for `KEYS` keys and `TABLES` tables of `WORDS` words.
    #[inline(always)]
    fn count_blocks<
        P: Planes,
        const HIGH: bool,
        const KEYS: usize,
        const WORDS: usize,
        const TABLES: usize,
    >(
        &mut self,
        patterns: &List,
        items: &[List; 3],
    ) -> [u64; 3] {
        let (low, high) = if KEYS == 1 {
            (patterns.low(), patterns.high())
        } else {
            self.patterns.sort::<HIGH, KEYS>(patterns);
            for (sieve, items) in self.items.iter_mut().zip(items) {
                sieve.sort::<HIGH, KEYS>(items);
            }
            self.patterns.all()
        };
        let mut sums = [0; 3];
        // Pairs of vectors; in short lists of small boards one alone where the last pair would be half empty.
        let pairs = if KEYS == 1 && !HIGH {
            low.len().min(low.len().div_ceil(P::BITS) / 2 * 2 * P::BITS)
        } else {
            low.len()
        };
        if 0 < pairs {
            let mut tables = Tables::<P, 2, KEYS, WORDS, TABLES>::empty();
            for at in (0..pairs).step_by(2 * P::BITS) {
                let end = pairs.min(at + 2 * P::BITS);
                tables.build::<HIGH>(&low[at..end], &high[at..end]);
                self.count_items::<P, HIGH, 2, KEYS, WORDS, TABLES>(&tables, items, &mut sums);
            }
        }
        if pairs < low.len() {
            let mut tables = Tables::<P, 1, KEYS, WORDS, TABLES>::empty();
            tables.build::<HIGH>(&low[pairs..], &high[pairs..]);
            self.count_items::<P, HIGH, 1, KEYS, WORDS, TABLES>(&tables, items, &mut sums);
        }
        sums
    }

    /// Adds the pairs of the tables' patterns with every item.
    #[inline(always)]
    fn count_items<
        P: Planes,
        const HIGH: bool,
        const V: usize,
        const KEYS: usize,
        const WORDS: usize,
        const TABLES: usize,
    >(
        &self,
        tables: &Tables<P, V, KEYS, WORDS, TABLES>,
        items: &[List; 3],
        sums: &mut [u64; 3],
    ) {
        for ((sum, sieve), items) in sums.iter_mut().zip(&self.items).zip(items) {
            let mut ones = Ones::none();
            if KEYS == 1 {
                tables.count::<HIGH>(0, items.low(), items.high(), &mut ones);
            } else {
                for group in 0..KEYS {
                    let (key, low, high) = sieve.group(group);
                    if tables.leaves_free(key) {
                        tables.count::<HIGH>(key, low, high, &mut ones);
                    }
                }
            }
            *sum += ones.sum();
        }
    }
}

/// Counts the pairs one by one.
pub(crate) fn compare<const HIGH: bool>(patterns: &List, items: &List) -> u64 {
    let mut sum = 0;
    for (&low, &high) in patterns.low().iter().zip(patterns.high()) {
        for (&item_low, &item_high) in items.low().iter().zip(items.high()) {
            let shared = low & item_low | if HIGH { high & item_high } else { 0 };
            sum += u64::from(shared == 0);
        }
    }
    sum
}
