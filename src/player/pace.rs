//! The distance of one move.

use super::CounterKind;

bitqueens_core::named! {
    /// The distance of one move: a view of the same sequence of micro-steps.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Pace {
        /// One line of the loop.
        #[default]
        MicroStep => "micro-step",
        /// To the next queen set.
        Placement => "placement",
        /// To the next row without a free square.
        DeadEnd => "dead-end",
        /// To the next full board.
        Solution => "solution",
    }
}

impl Pace {
    /// The count that grows by one with each move.
    pub const fn counter(self) -> CounterKind {
        match self {
            Self::MicroStep => CounterKind::Steps,
            Self::Placement => CounterKind::Placements,
            Self::DeadEnd => CounterKind::DeadEnds,
            Self::Solution => CounterKind::Solutions,
        }
    }
}
