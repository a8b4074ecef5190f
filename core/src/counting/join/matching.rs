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
//! Long lists are sorted by a key, the diagonals used most ([`Sieve`]). Items of one key share the first
//! read, and where no pattern of the tables leaves their key free they are skipped together.
#![expect(
    clippy::inline_always,
    reason = "the caller brings the SIMD feature along"
)]

use crate::counting::lanes::Planes;

use super::half::List;
use super::sieve::Sieve;

/// The most pairs of patterns and items that are compared one by one.
const FEW: usize = 500;
/// The most patterns that are not worth sorting.
const UNSORTED: usize = 512;

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
        // The key and the tables together have a place for each of the diagonals. Keys split long lists;
        // the longer the lists are, the more groups are worth their overhead.
        let few = patterns.len() <= UNSORTED;
        if HIGH {
            match (few, bits) {
                (true, ..=36) => self.count_blocks::<P, HIGH, 1, 64, 6>(patterns, items),
                (true, _) => self.count_blocks::<P, HIGH, 1, 64, 9>(patterns, items),
                (false, ..=36) => self.count_blocks::<P, HIGH, 256, 128, 4>(patterns, items),
                (false, 37..=45) => self.count_blocks::<P, HIGH, 1024, 128, 5>(patterns, items),
                (false, _) => self.count_blocks::<P, HIGH, 1024, 128, 6>(patterns, items),
            }
        } else {
            match (few, bits) {
                (true, ..=28) => self.count_blocks::<P, HIGH, 1, 64, 5>(patterns, items),
                (true, 29..=30) => self.count_blocks::<P, HIGH, 1, 32, 6>(patterns, items),
                (true, _) => self.count_blocks::<P, HIGH, 1, 64, 6>(patterns, items),
                (false, _) => self.count_blocks::<P, HIGH, 16, 128, 4>(patterns, items),
            }
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
        // Pairs of vectors, and one alone where the last pair would be half empty.
        let pairs = low.len().div_ceil(P::BITS) / 2 * 2 * P::BITS;
        let pairs = pairs.min(low.len());
        let mut tables = Tables::<P, 2, KEYS, WORDS, TABLES>::empty();
        for at in (0..pairs).step_by(2 * P::BITS) {
            let end = pairs.min(at + 2 * P::BITS);
            tables.build::<HIGH>(&low[at..end], &high[at..end]);
            self.count_items::<P, HIGH, 2, KEYS, WORDS, TABLES>(&tables, items, &mut sums);
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

/// Counts the ones of vectors. Four vectors are added bit by bit first, and only the carries of
/// their sum are counted, in bytes.
struct Ones<P: Planes> {
    /// Bits of weight 1.
    units: P,
    /// Bits of weight 2.
    twos: P,
    /// Counts of bits of weight 4.
    bytes: P,
    /// The number of vectors that the bytes still have room for.
    room: usize,
    sum: u64,
}

impl<P: Planes> Ones<P> {
    /// The number of vectors whose ones a byte can count, at most 8 in each.
    const ROOM: usize = 31;

    #[inline(always)]
    fn none() -> Self {
        Self {
            units: P::zero(),
            twos: P::zero(),
            bytes: P::zero(),
            room: Self::ROOM,
            sum: 0,
        }
    }

    /// Adds four vectors.
    #[inline(always)]
    fn add(&mut self, [a, b, c, d]: [P; 4]) {
        let (units, first) = add_bits(self.units, a, b);
        let (units, second) = add_bits(units, c, d);
        let (twos, fours) = add_bits(self.twos, first, second);
        self.units = units;
        self.twos = twos;
        self.bytes = self.bytes.add_bytes(fours.count_in_bytes());
    }

    /// The ones of all vectors.
    #[inline(always)]
    fn sum(&self) -> u64 {
        let count = |bits: P| u64::from(bits.count_in_bytes().sum_of_bytes());
        4 * (self.sum + u64::from(self.bytes.sum_of_bytes()))
            + 2 * count(self.twos)
            + count(self.units)
    }

    /// Empties the bytes.
    #[inline(always)]
    fn empty_bytes(&mut self) {
        self.sum += u64::from(self.bytes.sum_of_bytes());
        self.bytes = P::zero();
        self.room = Self::ROOM;
    }
}

/// Adds three bits in each place: their sum and their carry.
#[inline(always)]
fn add_bits<P: Planes>(a: P, b: P, c: P) -> (P, P) {
    let half = a.xor(b);
    (half.xor(c), a.and(b).xor(half.and(c)))
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

/// The patterns that fit, for each word of some diagonals: `V` vectors of patterns, one table for the
/// key's diagonals and more for the others.
struct Tables<P: Planes, const V: usize, const KEYS: usize, const WORDS: usize, const TABLES: usize>
{
    keys: [[P; V]; KEYS],
    tables: [[[P; V]; WORDS]; TABLES],
}

impl<P: Planes, const V: usize, const KEYS: usize, const WORDS: usize, const TABLES: usize>
    Tables<P, V, KEYS, WORDS, TABLES>
{
    /// The number of diagonals of the key.
    const KEY: u32 = KEYS.trailing_zeros();
    /// The number of diagonals of one table.
    const DIAGONALS: u32 = WORDS.trailing_zeros();

    #[inline(always)]
    fn empty() -> Self {
        Self {
            keys: [[P::zero(); V]; KEYS],
            tables: [[[P::zero(); V]; WORDS]; TABLES],
        }
    }

    /// Tests whether any pattern leaves the diagonals of a key free.
    #[inline(always)]
    fn leaves_free(&self, key: usize) -> bool {
        self.keys[key].iter().any(|free| free.any())
    }

    /// Counts the pairs of the tables' patterns with items of one key.
    #[inline(always)]
    fn count<const HIGH: bool>(&self, key: usize, low: &[u32], high: &[u32], ones: &mut Ones<P>) {
        let keys = self.keys[key];
        let mut at = 0;
        while at < low.len() {
            let end = low.len().min(at + ones.room * 4 / V);
            let (low, high) = (&low[at..end], &high[at..end]);
            ones.room -= low.len().div_ceil(4 / V);
            if V == 2 {
                let mut low = low.chunks_exact(2);
                let mut high = high.chunks_exact(2);
                for (low, high) in low.by_ref().zip(high.by_ref()) {
                    let first = self.fits::<HIGH>(keys, low[0], high[0]);
                    let second = self.fits::<HIGH>(keys, low[1], high[1]);
                    ones.add([first[0], first[1], second[0], second[1]]);
                }
                for (&low, &high) in low.remainder().iter().zip(high.remainder()) {
                    let fits = self.fits::<HIGH>(keys, low, high);
                    ones.add([fits[0], fits[1], P::zero(), P::zero()]);
                }
            } else {
                let mut low = low.chunks_exact(4);
                let mut high = high.chunks_exact(4);
                for (low, high) in low.by_ref().zip(high.by_ref()) {
                    ones.add([0, 1, 2, 3].map(|i| self.fits::<HIGH>(keys, low[i], high[i])[0]));
                }
                let (low, high) = (low.remainder(), high.remainder());
                if !low.is_empty() {
                    let mut fits = [P::zero(); 4];
                    for (fits, (&low, &high)) in fits.iter_mut().zip(low.iter().zip(high)) {
                        *fits = self.fits::<HIGH>(keys, low, high)[0];
                    }
                    ones.add(fits);
                }
            }
            if ones.room == 0 {
                ones.empty_bytes();
            }
            at = end;
        }
    }

    /// The patterns that fit an item, among those that leave its key free.
    #[inline(always)]
    fn fits<const HIGH: bool>(&self, mut fits: [P; V], low: u32, high: u32) -> [P; V] {
        let mut from = Self::KEY;
        for table in &self.tables {
            let free = &table[Self::word::<HIGH>(low, high, from)];
            for (fits, free) in fits.iter_mut().zip(free) {
                *fits = fits.and(*free);
            }
            from += Self::DIAGONALS;
        }
        fits
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

    /// Builds the tables of at most `V` vectors of patterns.
    #[inline(always)]
    fn build<const HIGH: bool>(&mut self, low: &[u32], high: &[u32]) {
        for vector in 0..V {
            let at = low.len().min(P::BITS * vector);
            let end = low.len().min(at + P::BITS);
            let n_patterns = end - at;
            let low = planes::<P>(&low[at..end]);
            let high = if HIGH {
                planes::<P>(&high[at..end])
            } else {
                [P::zero(); 32]
            };
            let free = |diagonal: usize| {
                if diagonal < 32 {
                    low[diagonal].not()
                } else {
                    high[diagonal % 32].not()
                }
            };
            // Places without a pattern never fit.
            self.keys[0][vector] = filled(n_patterns);
            for key in 1..KEYS {
                let diagonal = key.trailing_zeros() as usize;
                self.keys[key][vector] = self.keys[key & (key - 1)][vector].and(free(diagonal));
            }
            let mut from = Self::KEY as usize;
            for table in &mut self.tables {
                table[0][vector] = P::ones();
                for word in 1..WORDS {
                    let diagonal = from + word.trailing_zeros() as usize;
                    table[word][vector] = table[word & (word - 1)][vector].and(free(diagonal));
                }
                from += Self::DIAGONALS as usize;
            }
        }
    }
}

/// The most words of a vector.
const MOST_WORDS: usize = 8;

/// The bits of the first `len` patterns of a vector, in the order of [`planes`].
#[inline(always)]
fn filled<P: Planes>(len: usize) -> P {
    let words: [u32; MOST_WORDS] = std::array::from_fn(|word| {
        let ones = (len + P::WORDS - 1).saturating_sub(word) / P::WORDS;
        u32::try_from((1_u64 << ones) - 1).unwrap_or(u32::MAX)
    });
    P::load(&words)
}

/// Transposes 32 diagonals of at most one vector of patterns: plane i has bit i of every pattern.
///
/// As many patterns as a vector has words are read into it, and so on; their order does not matter for a count.
/// That makes squares of 32 by 32 bits, one in each word of the vectors, which are transposed together:
/// the upper right quarter is exchanged with the lower left one, then the same within the quarters, and so on.
#[inline(always)]
fn planes<P: Planes>(patterns: &[u32]) -> [P; 32] {
    let mut words = [0; 32 * MOST_WORDS];
    words[..patterns.len()].copy_from_slice(patterns);
    let mut planes = [P::zero(); 32];
    for (plane, words) in planes.iter_mut().zip(words.chunks_exact(P::WORDS)) {
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
    let kept = P::load(&[kept; MOST_WORDS]);
    let by = 1 << WIDTH.trailing_zeros();
    for pair in 0..16 {
        let low = pair / WIDTH * 2 * WIDTH + pair % WIDTH;
        let high = low + WIDTH;
        let change = planes[low].down(by).xor(planes[high]).and(kept);
        planes[low] = planes[low].xor(change.up(by));
        planes[high] = planes[high].xor(change);
    }
}
