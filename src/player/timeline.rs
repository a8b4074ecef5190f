//! The whole search as something one can move along, forward and back.

use bitqueens_core::{
    bits::BitOrder,
    solver::{Goal, Machine, Phase, Size},
};

use super::{
    Arrival, Breakpoint, CounterKind, CounterTarget, Pace, Sequence, Target, keyframes::Keyframes,
};
use crate::text::{Sentence, narrate};

/// The most micro-steps walked by one call of the inner loop. A browser compiles a function for speed while
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
    /// The condition at which playing stops, besides the end.
    pub breakpoint: Option<Breakpoint>,
}

impl Timeline {
    /// The step of the first screen.
    pub const FIRST_STEP: u64 = 47;

    /// The beginning of a search.
    pub fn new(size: Size) -> Self {
        Self::from(Machine::new(size))
    }

    /// The first screen: N = 4 in the middle of its search, in row 2 on the way to the first
    /// solution, where all three lines, a ghost bit and a single free square are to be seen.
    pub fn first_screen() -> Self {
        let mut timeline = Self::new(Size::FIRST_SCREEN);
        timeline.go(
            &CounterTarget::step(Self::FIRST_STEP).into(),
            Self::FIRST_STEP,
        );
        timeline
    }

    /// Tells whether this is the place of the first screen.
    pub fn is_first_screen(&self) -> bool {
        let place = (self.now.size(), self.now.counters().steps);
        place == (Size::FIRST_SCREEN, Self::FIRST_STEP)
    }

    /// The place on the timeline.
    pub const fn now(&self) -> &Machine {
        &self.now
    }

    /// Micro-steps carried out at this place.
    pub const fn step(&self) -> u64 {
        self.now.counters().steps
    }

    /// Carries out micro-steps, at least one and at most `budget`, until `there` holds.
    fn run(&mut self, there: impl Fn(&Machine) -> bool, budget: u64) -> Arrival {
        for _ in 0..budget {
            if self.now.advance().is_none() {
                return Arrival::AtEnd;
            }
            self.keyframes.record(&self.now);
            if there(&self.now) {
                return Arrival::There;
            }
        }
        Arrival::Underway
    }

    /// Walks ahead to a goal, over at most `budget` micro-steps.
    fn walk(&mut self, goal: &Goal, budget: u64) -> Arrival {
        let end = self.step().saturating_add(budget);
        while self.step() < end {
            let stop = end.min(self.step().saturating_add(STRETCH));
            self.now
                .walk(goal, stop.min(self.keyframes.due_after(self.step())));
            self.keyframes.record(&self.now);
            if goal.reached(&self.now) {
                return Arrival::There;
            }
            if self.now.upcoming().is_none() {
                return Arrival::AtEnd;
            }
        }
        Arrival::Underway
    }

    /// Backward until one more step would undo the target, which is then the first place to reach it.
    fn go_back(&mut self, target: &Target, budget: u64) -> Arrival {
        if let Some(nearest) = self.keyframes.after(target)
            && nearest.counters().steps < self.step()
        {
            self.now = nearest.clone();
        }
        let mut left = budget;
        while left != 0 {
            let steps = left.min(STRETCH);
            if self.stretch_back(target, steps) {
                return Arrival::There;
            }
            left -= steps;
        }
        if self.stands_on(target) {
            return Arrival::There;
        }
        Arrival::Underway
    }

    /// The inner loop backward, a function of its own for the reason of [`STRETCH`]; whether it
    /// arrived.
    #[inline(never)]
    fn stretch_back(&mut self, target: &Target, steps: u64) -> bool {
        for _ in 0..steps {
            if self.stands_on(target) || !self.now.retreat() {
                return true;
            }
            if !target.reached(&self.now) {
                self.now.advance();
                return true;
            }
            self.keyframes.record(&self.now);
        }
        false
    }

    fn stands_on(&self, target: &Target) -> bool {
        *target == CounterTarget::step(self.step()).into()
    }

    /// Counts the machines that the history holds.
    pub fn n_keyframes(&self) -> usize {
        self.keyframes.len()
    }
}

impl Sequence for Timeline {
    type Target = Target;

    fn count(&self, counter: CounterKind) -> u64 {
        counter.of(self.now.counters())
    }

    fn stands_on(&self, pace: Pace) -> bool {
        match pace {
            Pace::MicroStep => true,
            Pace::Placement => self.now.phase() == Phase::Place,
            Pace::DeadEnd => self.now.at_dead_end(),
            Pace::Solution => self.now.phase() == Phase::Solution,
        }
    }

    fn is_finished(&self) -> bool {
        self.now.upcoming().is_none()
    }

    fn stops_here(&self) -> bool {
        self.breakpoint
            .is_some_and(|breakpoint| breakpoint.holds(&self.now))
    }

    fn go(&mut self, target: &Target, budget: u64) -> Arrival {
        match target {
            Target::Breakpoint(breakpoint) => self.run(|machine| breakpoint.holds(machine), budget),
            Target::Goal(goal) => {
                if goal.reached(&self.now) {
                    return self.go_back(target, budget);
                }
                let nearest = self.keyframes.before(target);
                if self.step() < nearest.counters().steps {
                    self.now = nearest.clone();
                }
                self.walk(goal, budget)
            }
        }
    }

    fn play(&mut self, target: &Target, budget: u64) -> Arrival {
        match self.breakpoint {
            None => self.go(target, budget),
            Some(breakpoint) => self.run(
                |machine| breakpoint.holds(machine) || target.reached(machine),
                budget,
            ),
        }
    }

    fn sentence(&self, order: BitOrder) -> Sentence {
        narrate(&self.now, order)
    }
}

impl From<Machine> for Timeline {
    /// A search joined at some place.
    fn from(machine: Machine) -> Self {
        Self {
            keyframes: Keyframes::new(&machine),
            now: machine,
            breakpoint: None,
        }
    }
}
