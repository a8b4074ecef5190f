//! What a micro-step comes to, beyond its own line.

use bitqueens_core::solver::{Machine, Phase};

bitqueens_core::named! {
    /// An event of the search: what a micro-step comes to, beyond its own line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SearchEvent {
        /// The board is full.
        Solution => "solution",
        /// The new row has no free square.
        DeadEnd => "dead-end",
        /// The search goes up a row.
        Up => "up",
        /// The search is over.
        Finished => "finished",
    }
}

impl SearchEvent {
    /// The event that the machine has come to; `None` on most lines.
    pub fn of(machine: &Machine) -> Option<Self> {
        match machine.phase() {
            Phase::Solution => Some(Self::Solution),
            Phase::Backtrack => Some(Self::Up),
            Phase::Finished => Some(Self::Finished),
            _ if machine.at_dead_end() => Some(Self::DeadEnd),
            _ => None,
        }
    }
}
