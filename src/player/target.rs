//! The destination of a move along the search.

use super::Breakpoint;
use bitqueens_core::solver::{CounterTarget, Goal, Machine, Placement};

/// The destination of a move along the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// To a count or to a node, ahead or behind.
    Goal(Goal),
    /// On to the next place where a condition holds.
    Breakpoint(Breakpoint),
}

impl Target {
    /// Tells whether the place lies at or behind the machine.
    ///
    /// Once reached, a count or a node stays reached for the rest of the search. A condition holds
    /// again and again, so it always lies ahead.
    pub fn reached(&self, machine: &Machine) -> bool {
        match self {
            Self::Goal(goal) => goal.reached(machine),
            Self::Breakpoint(_) => false,
        }
    }
}

impl From<CounterTarget> for Target {
    fn from(target: CounterTarget) -> Self {
        Self::Goal(Goal::Counter(target))
    }
}

impl From<Placement> for Target {
    /// The place where the queens stand first; without a queen it is the beginning.
    fn from(placement: Placement) -> Self {
        if placement.n_queens() == 0 {
            return CounterTarget::step(0).into();
        }
        Self::Goal(Goal::Placement(placement))
    }
}
