//! The distance of one move.

use super::CounterKind;

/// The distance of one move: a view of the same sequence of micro-steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// One line of the loop.
    #[default]
    MicroStep,
    /// To the next queen set.
    Placement,
    /// To the next row without a free square.
    DeadEnd,
    /// To the next full board.
    Solution,
}

impl Pace {
    /// Every pace, the finest first.
    pub const ALL: [Self; 4] = [
        Self::MicroStep,
        Self::Placement,
        Self::DeadEnd,
        Self::Solution,
    ];

    /// The name on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::MicroStep => "micro-step",
            Self::Placement => "placement",
            Self::DeadEnd => "dead-end",
            Self::Solution => "solution",
        }
    }

    /// The pace of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// The count that grows by one with each move.
    #[must_use]
    pub const fn counter(self) -> CounterKind {
        match self {
            Self::MicroStep => CounterKind::Steps,
            Self::Placement => CounterKind::Placements,
            Self::DeadEnd => CounterKind::DeadEnds,
            Self::Solution => CounterKind::Solutions,
        }
    }
}
