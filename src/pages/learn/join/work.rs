//! The size of the lists of a whole count.

use bitqueens_core::counting::Cut;

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

    /// Measures the lists of a board by joining every row set. From N = 16 on it takes seconds.
    pub fn of(cut: Cut, side: u8) -> Self {
        let none = Self {
            side,
            row_sets: 0,
            patterns: 0,
            items: 0,
            pairs: 0,
            rounds: 0,
            solutions: 0,
        };
        cut.row_sets().fold(none, |work, set| {
            let joined = cut.join(set);
            let patterns = joined.patterns.len() as u64;
            let items = joined
                .items
                .iter()
                .map(|items| items.len() as u64)
                .sum::<u64>();
            Self {
                row_sets: work.row_sets + 1,
                patterns: work.patterns + patterns,
                items: work.items + items,
                pairs: work.pairs + patterns * items,
                rounds: work.rounds + patterns.div_ceil(128) * items,
                solutions: work.solutions + joined.solutions(),
                ..work
            }
        })
    }
}
