//! The size of the lists of a whole count.

/// The lists that the join of a board goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinTotals {
    /// The side of the board.
    pub side: u8,
    /// Row sets.
    pub row_sets: u64,
    /// Eastern halves.
    pub patterns: u64,
    /// Western halves.
    pub items: u64,
    /// Pairs of a western and an eastern half.
    pub pairs: u64,
    /// Western halves against 128 eastern ones: what is left to be done, 128 at once.
    pub rounds: u64,
    /// Solutions.
    pub solutions: u64,
}

impl JoinTotals {
    /// N = 8.
    pub const EIGHT: Self = Self {
        side: 8,
        row_sets: 38,
        patterns: 56,
        items: 182,
        pairs: 251,
        rounds: 144,
        solutions: 92,
    };

    /// N = 16.
    pub const SIXTEEN: Self = Self {
        side: 16,
        row_sets: 6_470,
        patterns: 2_101_325,
        items: 7_071_689,
        pairs: 1_879_019_821,
        rounds: 18_182_301,
        solutions: 14_772_512,
    };
}
