//! The whole search, moved along forward and back.

use std::rc::Rc;

use bitqueens_core::{
    bits::BitOrder,
    solver::{Goal, Machine, Size},
};

use super::{Arrival, Breakpoint, CounterKind, CounterTarget, Pace, Sequence, Target};
use crate::text::{Sentence, narrate};

/// The most micro-steps in one call of the inner loop. A browser uses the optimised code of a function from its
/// next call on, so a long walk must be many calls.
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
    pub fn new(size: Size) -> Self {
        Self::from(Machine::new(size))
    }

    pub const fn now(&self) -> &Machine {
        &self.now
    }

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
        pace.stands_on(&self.now)
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

/// At most this many are kept; at under 1 kB each, the history of any run stays far below its 8 MB.
const MOST: usize = 512;
/// At first they lie this many micro-steps apart.
const FIRST_STRIDE: u64 = 256;

/// Machines at some steps of one search, in the order of their steps.
///
/// ```text
/// steps  0 ......... stride ......... 2 stride ......... 3 stride ......... now
/// ```
///
/// When there are too many, every other goes and the stride doubles.
#[derive(Clone, Debug)]
struct Keyframes {
    frames: Vec<Rc<Machine>>,
    stride: u64,
}

impl PartialEq for Keyframes {
    /// A remembered place never changes, so comparing pointers will do.
    fn eq(&self, other: &Self) -> bool {
        let (own, others) = (self.frames.iter(), other.frames.iter());
        self.stride == other.stride && own.map(Rc::as_ptr).eq(others.map(Rc::as_ptr))
    }
}

impl Keyframes {
    /// The history of a search that is joined at some place: its beginning and that place.
    fn new(joined: &Machine) -> Self {
        let mut keyframes = Self {
            frames: vec![Rc::new(Machine::new(joined.size()))],
            stride: FIRST_STRIDE,
        };
        keyframes.insert(joined);
        keyframes
    }

    /// The latest remembered place from which the target still lies ahead, or the beginning.
    fn before(&self, target: &Target) -> &Machine {
        &self.frames[self.first_behind(target).saturating_sub(1)]
    }

    /// The earliest remembered place at which the target has been reached.
    fn after(&self, target: &Target) -> Option<&Machine> {
        self.frames.get(self.first_behind(target)).map(Rc::as_ref)
    }

    fn first_behind(&self, target: &Target) -> usize {
        self.frames.partition_point(|frame| !target.reached(frame))
    }

    /// Remembers the place if it is due.
    fn record(&mut self, machine: &Machine) {
        // The stride is a power of two, and this is asked after every step: a mask is quick.
        if machine.counters().steps & (self.stride - 1) == 0 {
            self.insert(machine);
        }
        while MOST < self.frames.len() {
            self.stride *= 2;
            let stride = self.stride;
            self.frames
                .retain(|frame| frame.counters().steps.is_multiple_of(stride));
        }
    }

    /// The next step behind this one at which a place is due.
    const fn due_after(&self, steps: u64) -> u64 {
        (steps | (self.stride - 1)).saturating_add(1)
    }

    fn len(&self) -> usize {
        self.frames.len()
    }

    fn insert(&mut self, machine: &Machine) {
        let steps = machine.counters().steps;
        let found = self
            .frames
            .binary_search_by_key(&steps, |frame| frame.counters().steps);
        if let Err(place) = found {
            self.frames.insert(place, Rc::new(machine.clone()));
        }
    }
}
