//! What three ways of searching cost: the queens that each places.

use bitqueens_core::solver::{Machine, Phase, Size};

/// The queens that three ways of searching place, the most expensive first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// One queen a row, anywhere: N, N · N and so on, added up.
    pub anywhere: u64,
    /// A column of its own for each queen: N, N · (N - 1) and so on, added up.
    pub columns: u64,
    /// The queens that the search with going back places.
    pub placements: u64,
}

impl Costs {
    /// Counts them for a small board.
    pub fn of(size: Size) -> Self {
        let n = u64::from(size.get());
        let placed = Machine::new(size).filter(|step| step.phase() == Phase::Place);
        Self {
            anywhere: (1..=size.get().into()).map(|rows| n.pow(rows)).sum(),
            columns: (1..=n).map(|last| (last..=n).product::<u64>()).sum(),
            placements: placed.fold(0, |count, _| count + 1),
        }
    }

    /// The three in order.
    pub const fn all(self) -> [u64; 3] {
        [self.anywhere, self.columns, self.placements]
    }
}
