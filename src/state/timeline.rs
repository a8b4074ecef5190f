//! The whole search as something one can move along, forward and back.

use super::{Goal, keyframes::Keyframes};
use crate::solver::{Machine, Size};

/// A place in the search, and enough history to go anywhere else in it.
///
/// The simple way is to keep every state passed. A search has billions of them, so the timeline
/// keeps a bounded number of keyframes and walks from the nearest one, forward or backward: the
/// search is deterministic, so going back is exact.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    now: Machine,
    keyframes: Keyframes,
}

/// How a move along the timeline ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// At the goal.
    There,
    /// The search ended before the goal.
    AtEnd,
    /// The micro-steps allowed were used up on the way.
    Underway,
}

impl Timeline {
    /// The beginning of a search.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self::from(Machine::new(size))
    }

    /// The place on the timeline.
    #[must_use]
    pub const fn now(&self) -> &Machine {
        &self.now
    }

    /// Micro-steps carried out at this place.
    #[must_use]
    pub const fn step(&self) -> u64 {
        self.now.counters().steps
    }

    /// Goes to a goal ahead or behind, carrying out or undoing at most `budget` micro-steps.
    ///
    /// Underway, asking again goes on from there.
    pub fn go(&mut self, goal: Goal, budget: u64) -> Arrival {
        if goal.reached(self.now.counters()) {
            self.go_back(goal, budget)
        } else {
            self.go_on(goal, budget)
        }
    }

    fn go_on(&mut self, goal: Goal, budget: u64) -> Arrival {
        let nearest = self.keyframes.before(goal);
        if self.step() < nearest.counters().steps {
            self.now = nearest.clone();
        }
        for _ in 0..budget {
            if self.now.advance().is_none() {
                return Arrival::AtEnd;
            }
            self.keyframes.record(&self.now);
            if goal.reached(self.now.counters()) {
                return Arrival::There;
            }
        }
        Arrival::Underway
    }

    /// Backward until one more step would undo the goal, which is then the first place to reach it.
    fn go_back(&mut self, goal: Goal, budget: u64) -> Arrival {
        if let Some(nearest) = self.keyframes.after(goal)
            && nearest.counters().steps < self.step()
        {
            self.now = nearest.clone();
        }
        for _ in 0..budget {
            if goal == Goal::step(self.step()) || !self.now.retreat() {
                return Arrival::There;
            }
            if !goal.reached(self.now.counters()) {
                self.now.advance();
                return Arrival::There;
            }
            self.keyframes.record(&self.now);
        }
        if goal == Goal::step(self.step()) {
            return Arrival::There;
        }
        Arrival::Underway
    }

    /// How many machines the history holds now.
    #[must_use]
    pub fn n_keyframes(&self) -> usize {
        self.keyframes.len()
    }
}

impl From<Machine> for Timeline {
    /// A search joined at some place.
    fn from(machine: Machine) -> Self {
        Self {
            keyframes: Keyframes::new(&machine),
            now: machine,
        }
    }
}
