//! Numbers that look random and follow from a seed.

/// The generator `SplitMix64` (Steele, Lea and Flood, 2014).
///
/// The numbers follow from the seed alone and are the same on every machine. They are good enough
/// to choose exercises and samples, and nothing more.
///
/// ```
/// use bitqueens_core::SplitMix64;
///
/// assert_eq!(SplitMix64::new(1_234_567).bits(), 6_457_827_717_110_365_317);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// The sequence of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// Returns the next 64 bits.
    pub const fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ self.state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}
