//! Numbers drawn from a seed, the same on every machine.

/// A small generator: the numbers follow from the seed and from nothing else.
///
/// The seed stands in the address, so that a class works on the same exercise.
/// The sequence is `SplitMix64` (Steele, Lea and Flood, 2014) and must never change,
/// for a link in a handout means the exercise it meant when it was printed.
/// It is good enough to pick exercises and nothing more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    state: u64,
}

impl Draw {
    /// The sequence of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next 64 bits.
    pub const fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// The next number from 0 to one below `end`; 0 where `end` is 0.
    ///
    /// Small numbers are very slightly likelier, by less than one in 2^32.
    pub fn below(&mut self, end: u32) -> u32 {
        // The high half of a 32 by 32 bit product is below the second factor.
        let product = (self.bits() >> 32) * u64::from(end);
        u32::try_from(product >> 32).unwrap_or(0)
    }
}
