//! Pairs of a pattern and an item that share no diagonal, 128 patterns at a time.
//!
//! The patterns are transposed: one plane of 128 bits for each diagonal, bit j for pattern j.
//! Every five planes have a table with 32 entries, the patterns that leave a set of these diagonals free:
//!
//! ```text
//! item    ...01101 00010 10000
//!            |     |     |
//! table      [13]  [2]   [16]      AND of all: bit j is 1 where pattern j fits
//! ```
//!
//! So an item is matched with 128 patterns by a few reads and ANDs and one count of ones.
#![expect(
    clippy::inline_always,
    reason = "the caller brings the SIMD feature along"
)]

use crate::counting::lanes::Planes;

use super::half::List;
use super::sieve::{KEY, Sieve};

/// The most patterns that are not worth sorting.
const UNSIEVED: usize = 512;
/// The most pairs of patterns and items that are compared one by one.
const FEW: usize = 500;

/// Matches patterns with items, and keeps the memory for it.
#[derive(Debug, Default)]
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
        if patterns.len() * n_items <= FEW {
            return items
                .each_ref()
                .map(|items| compare::<HIGH>(patterns, items));
        }
        if HIGH {
            if bits <= 36 {
                self.count_blocks::<P, HIGH, 2, 64, 6>(patterns, items)
            } else {
                self.count_blocks::<P, HIGH, 2, 64, 9>(patterns, items)
            }
        } else if 30 < bits {
            self.count_blocks::<P, HIGH, 2, 64, 6>(patterns, items)
        } else if 128 < patterns.len() {
            self.count_blocks::<P, HIGH, 2, 32, 6>(patterns, items)
        } else {
            self.count_blocks::<P, HIGH, 1, 32, 6>(patterns, items)
        }
    }

    /// Counts them a block of `128 * V` patterns at a time, by `TABLES` tables of `WORDS` words.
    #[inline(always)]
    fn count_blocks<
        P: Planes,
        const HIGH: bool,
        const V: usize,
        const WORDS: usize,
        const TABLES: usize,
    >(
        &mut self,
        patterns: &List,
        items: &[List; 3],
    ) -> [u64; 3] {
        let is_sieved = UNSIEVED < patterns.len();
        let (low, high) = if is_sieved {
            self.patterns.sort::<HIGH>(patterns);
            for (sieve, items) in self.items.iter_mut().zip(items) {
                sieve.sort::<HIGH>(items);
            }
            self.patterns.all()
        } else {
            (patterns.low(), patterns.high())
        };
        // A list that is not sorted is one group.
        let n_groups = if is_sieved { Sieve::GROUPS } else { 1 };
        let mut sums = [0; 3];
        let mut tables = Tables::<P, V, WORDS, TABLES>::empty();
        for (low, high) in low.chunks(128 * V).zip(high.chunks(128 * V)) {
            let common = low.iter().fold(KEY, |common, low| common & low);
            tables.build::<HIGH>(low, high);
            for ((sum, sieve), items) in sums.iter_mut().zip(&self.items).zip(items) {
                for group in 0..n_groups {
                    let (occupied, low, high) = if is_sieved {
                        sieve.group(group)
                    } else {
                        (0, items.low(), items.high())
                    };
                    if occupied & common == 0 {
                        *sum += tables.count::<HIGH>(low, high);
                    }
                }
            }
        }
        sums
    }
}

/// Counts the pairs one by one.
fn compare<const HIGH: bool>(patterns: &List, items: &List) -> u64 {
    let mut sum = 0;
    for (&low, &high) in patterns.low().iter().zip(patterns.high()) {
        for (&item_low, &item_high) in items.low().iter().zip(items.high()) {
            let shared = low & item_low | if HIGH { high & item_high } else { 0 };
            sum += u64::from(shared == 0);
        }
    }
    sum
}

/// The patterns that fit, for each word of some diagonals: `V` vectors of patterns, a table for every five or six
/// diagonals.
struct Tables<P: Planes, const V: usize, const WORDS: usize, const TABLES: usize> {
    tables: [[[P; V]; WORDS]; TABLES],
}

impl<P: Planes, const V: usize, const WORDS: usize, const TABLES: usize>
    Tables<P, V, WORDS, TABLES>
{
    /// The number of diagonals of one table.
    const DIAGONALS: u32 = WORDS.trailing_zeros();
    /// The most items whose ones a byte can count, at most 8 in each vector.
    const MOST: usize = 31 / V;

    #[inline(always)]
    fn empty() -> Self {
        let tables = [[[P::zero(); V]; WORDS]; TABLES];
        Self { tables }
    }

    /// Counts the pairs of the tables' patterns with items.
    #[inline(always)]
    fn count<const HIGH: bool>(&self, low: &[u32], high: &[u32]) -> u64 {
        let mut sum = 0;
        for (low, high) in low.chunks(Self::MOST).zip(high.chunks(Self::MOST)) {
            let mut bytes = P::zero();
            for (&low, &high) in low.iter().zip(high) {
                let mut fits = self.tables[0][Self::word::<HIGH>(low, high, 0)];
                let mut from = Self::DIAGONALS;
                for table in &self.tables[1..] {
                    let free = &table[Self::word::<HIGH>(low, high, from)];
                    for (fits, free) in fits.iter_mut().zip(free) {
                        *fits = fits.and(*free);
                    }
                    from += Self::DIAGONALS;
                }
                for fits in fits {
                    bytes = bytes.add_bytes(fits.count_in_bytes());
                }
            }
            sum += u64::from(bytes.sum_of_bytes());
        }
        sum
    }

    /// The diagonals of an item that index a table.
    #[inline(always)]
    fn word<const HIGH: bool>(low: u32, high: u32, from: u32) -> usize {
        let diagonals = if HIGH && 32 <= from {
            high >> (from - 32)
        } else if HIGH && 32 < from + Self::DIAGONALS {
            low >> from | high << (32 - from)
        } else {
            low >> from
        };
        diagonals as usize % WORDS
    }

    /// Builds the tables of at most `128 * V` patterns.
    #[inline(always)]
    fn build<const HIGH: bool>(&mut self, low: &[u32], high: &[u32]) {
        for vector in 0..V {
            let at = low.len().min(128 * vector);
            let end = low.len().min(at + 128);
            let n_patterns = end - at;
            let low = planes::<P>(&low[at..end]);
            let high = if HIGH {
                planes::<P>(&high[at..end])
            } else {
                [P::zero(); 32]
            };
            // Places without a pattern never fit.
            self.tables[0][0][vector] = filled(n_patterns);
            for table in &mut self.tables[1..] {
                table[0][vector] = P::ones();
            }
            let mut from = 0;
            for table in &mut self.tables {
                for word in 1..WORDS {
                    let diagonal = from + word.trailing_zeros() as usize;
                    let plane = if diagonal < 32 {
                        low[diagonal]
                    } else {
                        high[diagonal % 32]
                    };
                    table[word][vector] = table[word & (word - 1)][vector].and(plane.not());
                }
                from += Self::DIAGONALS as usize;
            }
        }
    }
}

/// The bits of the first `len` of 128 patterns, in the order of [`planes`].
#[inline(always)]
fn filled<P: Planes>(len: usize) -> P {
    P::load(&std::array::from_fn(|word| {
        let ones = (len + 3 - word) / 4;
        u32::try_from((1_u64 << ones) - 1).unwrap_or(u32::MAX)
    }))
}

/// Transposes 32 diagonals of at most 128 patterns: plane i has bit i of every pattern.
///
/// Four patterns are read into the four words of a vector, and so on; their order does not matter for a count.
/// That makes four squares of 32 by 32 bits, one in each word of the vectors, which are transposed together:
/// the upper right quarter is exchanged with the lower left one, then the same within the quarters, and so on.
#[inline(always)]
fn planes<P: Planes>(patterns: &[u32]) -> [P; 32] {
    let mut words = [[0; 4]; 32];
    words.as_flattened_mut()[..patterns.len()].copy_from_slice(patterns);
    let mut planes = [P::zero(); 32];
    for (plane, words) in planes.iter_mut().zip(&words) {
        *plane = P::load(words);
    }
    exchange::<P, 16>(&mut planes, 0x0000_ffff);
    exchange::<P, 8>(&mut planes, 0x00ff_00ff);
    exchange::<P, 4>(&mut planes, 0x0f0f_0f0f);
    exchange::<P, 2>(&mut planes, 0x3333_3333);
    exchange::<P, 1>(&mut planes, 0x5555_5555);
    planes
}

/// Exchanges the upper right and the lower left quarters of all squares of `2 * WIDTH` rows and columns.
#[inline(always)]
fn exchange<P: Planes, const WIDTH: usize>(planes: &mut [P; 32], kept: u32) {
    let kept = P::load(&[kept; 4]);
    let by = 1 << WIDTH.trailing_zeros();
    for pair in 0..16 {
        let low = pair / WIDTH * 2 * WIDTH + pair % WIDTH;
        let high = low + WIDTH;
        let change = planes[low].down(by).xor(planes[high]).and(kept);
        planes[low] = planes[low].xor(change.up(by));
        planes[high] = planes[high].xor(change);
    }
}
