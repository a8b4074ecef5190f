//! A place in the search, named by what has been counted there.

use super::{Node, Stop};
use crate::solver::{Counters, Machine};

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
/// Counts never fall along the search, so every goal is one place, and the places where a goal
/// has been reached are the places behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// What is counted.
    pub counter: Counter,
    /// How many there must be.
    pub value: u64,
}

impl Goal {
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

    /// Whether it has been reached.
    #[must_use]
    #[inline(always)]
    pub const fn reached(self, counters: &Counters) -> bool {
        self.value <= self.counter.of(counters)
    }

    /// Whether it lies beyond the next turn of the loop, whatever that turn does.
    #[must_use]
    #[inline(always)]
    pub const fn beyond_a_turn(self, counters: &Counters) -> bool {
        let most = match self.counter {
            Counter::Steps => Machine::LONGEST_TURN,
            Counter::Placements | Counter::DeadEnds | Counter::Solutions => 1,
        };
        self.counter.of(counters) + most < self.value
    }

    /// The step asked for by its number, if it was.
    #[must_use]
    pub fn asked_step(self) -> Option<u64> {
        (self.counter == Counter::Steps && self != Self::END).then_some(self.value)
    }
}

/// Where a move along the search leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To a count, ahead or behind.
    Count(Goal),
    /// To the queen that a node of the tree sets, ahead or behind.
    Node(Node),
    /// On to the next place where a condition holds.
    Stop(Stop),
}

impl Aim {
    /// Whether the place lies at or behind the machine.
    ///
    /// Once reached, a count or a node stays reached for the rest of the search. A condition holds
    /// again and again, so it always lies ahead.
    #[must_use]
    pub fn reached(&self, machine: &Machine) -> bool {
        match self {
            Self::Count(goal) => goal.reached(machine.counters()),
            Self::Node(node) => node.reached(machine),
            Self::Stop(_) => false,
        }
    }

    /// The count, if it is one.
    #[must_use]
    pub const fn goal(&self) -> Option<Goal> {
        match self {
            Self::Count(goal) => Some(*goal),
            Self::Node(_) | Self::Stop(_) => None,
        }
    }
}

impl From<Goal> for Aim {
    fn from(goal: Goal) -> Self {
        Self::Count(goal)
    }
}
