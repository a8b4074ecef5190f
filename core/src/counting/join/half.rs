//! Halves: a northern and a southern quarter that do not attack each other.

use crate::counting::lanes::Wide;

use super::quarter::{Fillings, MARGIN, Ways};

/// A list of halves that wait to be matched.
#[derive(Clone, Debug, Default)]
pub(crate) struct List {
    low: Vec<u32>,
    high: Vec<u32>,
    len: usize,
}

impl List {
    /// The length from which a list takes no more column sets.
    const FULL: usize = 1 << 20;

    /// The first 32 diagonals of each half.
    pub(crate) fn low(&self) -> &[u32] {
        &self.low[..self.len]
    }

    /// The other diagonals of each half; meaningless if there are none.
    pub(crate) fn high(&self) -> &[u32] {
        &self.high[..self.len]
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    /// Reserves space for this many more halves, and for a vector written after the last of them.
    #[inline(always)]
    fn reserve(&mut self, halves: usize) {
        let most = self.len + halves + MARGIN;
        if self.low.len() < most {
            self.low.resize(most, 0);
            self.high.resize(most, 0);
        }
    }

    /// Appends every half of a northern and a southern way that share no diagonal.
    ///
    /// A half is written whether it fits or not, and only the length depends on it,
    /// so the processor has no branch to predict.
    #[inline(always)]
    fn append<const HIGH: bool>(&mut self, north: Ways, south: Ways) {
        self.reserve(north.len * south.len);
        let mut len = self.len;
        let (low, high) = (&mut self.low[..], &mut self.high[..]);
        for n in 0..north.len {
            let (north_low, north_high) = (north.low[n], north.high[n]);
            for s in 0..south.len {
                let mut shared = north_low & south.low[s];
                low[len] = north_low | south.low[s];
                if HIGH {
                    shared |= north_high & south.high[s];
                    high[len] = north_high | south.high[s];
                }
                len += usize::from(shared == 0);
            }
        }
        self.len = len;
    }

    /// Appends the same halves, a vector of southern ways at a time.
    #[inline(always)]
    fn append_vectors<W: Wide, const HIGH: bool>(&mut self, north: Ways, south: Ways) {
        self.reserve(north.len * south.len);
        let mut len = self.len;
        let (low, high) = (&mut self.low[..], &mut self.high[..]);
        for n in 0..north.len {
            let north_low = W::splat(north.low[n]);
            let north_high = W::splat(north.high[n]);
            let mut s = 0;
            while s < south.len {
                let south_low = W::load(south.low, s);
                let south_high = W::load(south.high, s);
                let mut shared = north_low.and(south_low);
                if HIGH {
                    shared = shared.or(north_high.and(south_high));
                }
                // The words after the last way belong to others.
                let behind = W::WIDTH.saturating_sub(south.len - s);
                let fits = shared.empty().lanes() & (W::ALL >> behind);
                let order = W::order(fits);
                north_low.or(south_low).pack(order).store(low, len);
                if HIGH {
                    north_high.or(south_high).pack(order).store(high, len);
                }
                len += fits.count_ones() as usize;
                s += W::WIDTH;
            }
        }
        self.len = len;
    }
}

/// The halves of a row set, one column set after the other.
#[derive(Clone, Debug)]
pub(crate) struct Halves<'a> {
    north: &'a Fillings,
    south: &'a Fillings,
    /// Queens on long diagonals, of the northern and of the southern quarter.
    long: &'static [(bool, bool)],
    /// The rank of the next column set of the north.
    rank: usize,
}

impl<'a> Halves<'a> {
    /// The eastern halves: patterns.
    pub(crate) fn east(north: &'a Fillings, south: &'a Fillings) -> Self {
        Self::new(north, south, &[(false, false)])
    }

    /// The western halves with this many queens on long diagonals: items.
    pub(crate) fn west(north: &'a Fillings, south: &'a Fillings, long: usize) -> Self {
        let classes: [&[_]; 3] = [
            &[(false, false)],
            &[(false, true), (true, false)],
            &[(true, true)],
        ];
        Self::new(north, south, classes[long])
    }

    fn new(north: &'a Fillings, south: &'a Fillings, long: &'static [(bool, bool)]) -> Self {
        debug_assert_eq!(north.column_sets(), south.column_sets(), "complements");
        Self {
            north,
            south,
            long,
            rank: 0,
        }
    }

    /// Fills a list, and returns true when no halves are left.
    ///
    /// `VECTORS` tells whether a vector packs its lanes at once, `HIGH` whether there are more than 32 diagonals.
    #[inline(always)]
    pub(crate) fn fill<W: Wide, const VECTORS: bool, const HIGH: bool>(
        &mut self,
        list: &mut List,
    ) -> bool {
        list.clear();
        let sets = self.north.column_sets();
        while self.rank < sets {
            if List::FULL <= list.len {
                return false;
            }
            for &(north, south) in self.long {
                let north = self.north.of(self.rank, north);
                let south = self.south.of(sets - 1 - self.rank, south);
                if north.len == 0 || south.len == 0 {
                    continue;
                }
                // The longer list fills more vectors.
                let (north, south) = if north.len <= south.len {
                    (north, south)
                } else {
                    (south, north)
                };
                if VECTORS {
                    list.append_vectors::<W, HIGH>(north, south);
                } else {
                    list.append::<HIGH>(north, south);
                }
            }
            self.rank += 1;
        }
        true
    }
}
