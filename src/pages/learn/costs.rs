//! What three ways of searching cost: the boards that each looks at.

use bitqueens_core::solver::{Machine, Phase, Size};

/// The boards that three ways of searching look at, the most expensive first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// One queen a row, anywhere: N to the power of N.
    pub anywhere: u64,
    /// A column of its own for each queen: 1 · 2 · … · N.
    pub columns: u64,
    /// The queens that the search with going back places.
    pub placements: u64,
}

impl Costs {
    /// Counts them for a small board.
    #[must_use]
    pub fn of(size: Size) -> Self {
        let n = u64::from(size.get());
        let placed = Machine::new(size).filter(|step| step.phase() == Phase::Place);
        Self {
            anywhere: n.pow(size.get().into()),
            columns: (1..=n).product(),
            placements: placed.fold(0, |count, _| count + 1),
        }
    }

    /// The three in order.
    #[must_use]
    pub const fn all(self) -> [u64; 3] {
        [self.anywhere, self.columns, self.placements]
    }
}
