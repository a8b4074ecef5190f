//! A place in the search, named by what has been counted there.

use super::Breakpoint;
use bitqueens_core::solver::{Counters, Machine, Placement};

/// Something that is counted along the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Micro-steps.
    Steps,
    /// Queens set.
    Placements,
    /// Rows without a free square on arrival.
    DeadEnds,
    /// Full boards.
    Solutions,
}

impl Counter {
    /// The count.
    #[must_use]
    #[inline(always)]
    pub const fn of(self, counters: &Counters) -> u64 {
        match self {
            Self::Steps => counters.steps,
            Self::Placements => counters.placements,
            Self::DeadEnds => counters.dead_ends,
            Self::Solutions => counters.solutions,
        }
    }
}

/// The first place at which a count has reached a value.
///
/// Counts never fall along the search, so every target is one place, and the places that have
/// reached it are the places behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterTarget {
    /// The count.
    pub counter: Counter,
    /// The value that it must reach.
    pub value: u64,
}

impl CounterTarget {
    /// The end of the search.
    pub const END: Self = Self::step(u64::MAX);

    /// The place after that many micro-steps.
    #[must_use]
    pub const fn step(value: u64) -> Self {
        Self {
            counter: Counter::Steps,
            value,
        }
    }

    /// Tells whether it has been reached.
    #[must_use]
    #[inline(always)]
    pub const fn reached(self, counters: &Counters) -> bool {
        self.value <= self.counter.of(counters)
    }

    /// Tells whether it lies beyond the next turn of the loop, whatever that turn does.
    #[must_use]
    #[inline(always)]
    pub const fn beyond_a_turn(self, counters: &Counters) -> bool {
        let most = match self.counter {
            Counter::Steps => Machine::LONGEST_TURN,
            Counter::Placements | Counter::DeadEnds | Counter::Solutions => 1,
        };
        self.counter.of(counters) + most < self.value
    }
}

/// The destination of a move along the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// To a count, ahead or behind.
    Counter(CounterTarget),
    /// To the place where these queens stand first, ahead or behind.
    Placement(Placement),
    /// On to the next place where a condition holds.
    Breakpoint(Breakpoint),
}

impl Target {
    /// Tells whether the place lies at or behind the machine.
    ///
    /// Once reached, a count or a node stays reached for the rest of the search. A condition holds
    /// again and again, so it always lies ahead.
    #[must_use]
    pub fn reached(&self, machine: &Machine) -> bool {
        match self {
            Self::Counter(target) => target.reached(machine.counters()),
            Self::Placement(placement) => placement.reached(machine),
            Self::Breakpoint(_) => false,
        }
    }

    /// The count, if it is one.
    #[must_use]
    pub const fn counter(&self) -> Option<CounterTarget> {
        match self {
            Self::Counter(target) => Some(*target),
            Self::Placement(_) | Self::Breakpoint(_) => None,
        }
    }
}

impl From<CounterTarget> for Target {
    fn from(target: CounterTarget) -> Self {
        Self::Counter(target)
    }
}
