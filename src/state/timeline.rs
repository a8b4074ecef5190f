//! The whole search as something one can move along, forward and back.

use super::{Aim, Goal, keyframes::Keyframes};
use crate::solver::{Machine, Size};

/// Micro-steps walked by one call of the inner loop. A browser compiles a function for speed while
/// it runs and uses the faster one from its next call on, so a long walk must be many calls.
const STRETCH: u64 = 1 << 12;

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

    /// Goes to a place ahead or behind, carrying out or undoing at most `budget` micro-steps.
    ///
    /// Underway, asking again goes on from there.
    pub fn go(&mut self, aim: impl Into<Aim>, budget: u64) -> Arrival {
        match aim.into() {
            Aim::Stop(stop) => self.run(|machine| stop.holds(machine), budget),
            aim if aim.reached(&self.now) => self.go_back(&aim, budget),
            aim => {
                let nearest = self.keyframes.before(&aim);
                if self.step() < nearest.counters().steps {
                    self.now = nearest.clone();
                }
                self.walk(|machine| aim.reached(machine), aim.goal(), budget)
            }
        }
    }

    /// Carries out micro-steps, at least one and at most `budget`, until `there` holds.
    pub fn run(&mut self, there: impl Fn(&Machine) -> bool, budget: u64) -> Arrival {
        self.walk(there, None, budget)
    }

    /// The same; whole turns of the loop are carried out at once where `goal` lies beyond them.
    fn walk(
        &mut self,
        there: impl Fn(&Machine) -> bool,
        goal: Option<Goal>,
        budget: u64,
    ) -> Arrival {
        let mut left = budget;
        while left != 0 {
            let steps = left.min(STRETCH);
            let arrival = self.stretch(&there, goal, steps);
            if arrival != Arrival::Underway {
                return arrival;
            }
            left -= steps;
        }
        Arrival::Underway
    }

    /// The walk's inner loop: a function of its own, for the reason of [`STRETCH`].
    #[inline(never)]
    fn stretch(
        &mut self,
        there: &impl Fn(&Machine) -> bool,
        goal: Option<Goal>,
        steps: u64,
    ) -> Arrival {
        let end = self.step() + steps;
        while self.step() < end {
            let turned = goal.is_some_and(|goal| self.turns(goal, end));
            if !turned && self.now.advance().is_none() {
                return Arrival::AtEnd;
            }
            self.keyframes.record(&self.now);
            if there(&self.now) {
                return Arrival::There;
            }
        }
        Arrival::Underway
    }

    /// Whole turns while neither the goal, nor the end, nor a keyframe that is due can lie inside
    /// one; whether there were any.
    #[inline(always)]
    fn turns(&mut self, goal: Goal, end: u64) -> bool {
        let from = self.step();
        while self.step() + Machine::LONGEST_TURN <= end
            && goal.beyond_a_turn(self.now.counters())
            && self.keyframes.beyond_a_turn(self.step())
            && self.now.turn()
        {}
        from < self.step()
    }

    /// Backward until one more step would undo the aim, which is then the first place to reach it.
    fn go_back(&mut self, aim: &Aim, budget: u64) -> Arrival {
        if let Some(nearest) = self.keyframes.after(aim)
            && nearest.counters().steps < self.step()
        {
            self.now = nearest.clone();
        }
        let mut left = budget;
        while left != 0 {
            let steps = left.min(STRETCH);
            if self.stretch_back(aim, steps) {
                return Arrival::There;
            }
            left -= steps;
        }
        if self.stands_on(aim) {
            return Arrival::There;
        }
        Arrival::Underway
    }

    /// The same inner loop backward; whether it arrived.
    #[inline(never)]
    fn stretch_back(&mut self, aim: &Aim, steps: u64) -> bool {
        for _ in 0..steps {
            if self.stands_on(aim) || !self.now.retreat() {
                return true;
            }
            if !aim.reached(&self.now) {
                self.now.advance();
                return true;
            }
            self.keyframes.record(&self.now);
        }
        false
    }

    fn stands_on(&self, aim: &Aim) -> bool {
        *aim == Aim::Count(Goal::step(self.step()))
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
