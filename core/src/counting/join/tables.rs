//! The tables that match an item with many patterns at once.

use crate::counting::lanes::Planes;

use super::{
    ones::Ones,
    planes::{filled, planes},
};

/// The patterns that fit, for each word of some diagonals: `V` vectors of patterns, one table for the
/// key's diagonals and more for the others.
pub(crate) struct Tables<
    P: Planes,
    const V: usize,
    const KEYS: usize,
    const WORDS: usize,
    const TABLES: usize,
> {
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
    pub(crate) fn empty() -> Self {
        Self {
            keys: [[P::zero(); V]; KEYS],
            tables: [[[P::zero(); V]; WORDS]; TABLES],
        }
    }

    /// Tests whether any pattern leaves the diagonals of a key free.
    #[inline(always)]
    pub(crate) fn leaves_free(&self, key: usize) -> bool {
        let mut any = false;
        for free in self.keys[key] {
            any |= free.any();
        }
        any
    }

    /// Counts the pairs of the tables' patterns with items of one key.
    #[inline(always)]
    pub(crate) fn count<const HIGH: bool>(
        &self,
        key: usize,
        low: &[u32],
        high: &[u32],
        ones: &mut Ones<P>,
    ) {
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
                    ones.add([
                        self.fits::<HIGH>(keys, low[0], high[0])[0],
                        self.fits::<HIGH>(keys, low[1], high[1])[0],
                        self.fits::<HIGH>(keys, low[2], high[2])[0],
                        self.fits::<HIGH>(keys, low[3], high[3])[0],
                    ]);
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
    pub(crate) fn build<const HIGH: bool>(&mut self, low: &[u32], high: &[u32]) {
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
            // Places without a pattern never fit.
            self.keys[0][vector] = filled(n_patterns);
            for key in 1..KEYS {
                let diagonal = key.trailing_zeros() as usize;
                self.keys[key][vector] =
                    self.keys[key & (key - 1)][vector].and(free(&low, &high, diagonal));
            }
            let mut from = Self::KEY as usize;
            for table in &mut self.tables {
                table[0][vector] = P::ones();
                for word in 1..WORDS {
                    let diagonal = from + word.trailing_zeros() as usize;
                    table[word][vector] =
                        table[word & (word - 1)][vector].and(free(&low, &high, diagonal));
                }
                from += Self::DIAGONALS as usize;
            }
        }
    }
}

/// The patterns that leave a diagonal free.
#[inline(always)]
fn free<P: Planes>(low: &[P; 32], high: &[P; 32], diagonal: usize) -> P {
    if diagonal < 32 {
        low[diagonal].not()
    } else {
        high[diagonal % 32].not()
    }
}
