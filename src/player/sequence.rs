//! A sequence that a player can move along.

use bitqueens_core::bits::BitOrder;

use super::{CounterKind, CounterTarget, Pace};
use crate::text::Sentence;

/// A place in a deterministic sequence of steps, from which any other place can be gone to.
pub trait Sequence: Clone + PartialEq {
    /// The destination of a move.
    type Target: Clone + PartialEq + From<CounterTarget>;

    /// Events of a kind up to this place, its own step included.
    fn count(&self, counter: CounterKind) -> u64;

    /// True where the step carried out last is an event of that pace.
    fn stands_on(&self, pace: Pace) -> bool;

    /// True where no step is left.
    fn is_finished(&self) -> bool;

    /// True where playing stops.
    fn stops_here(&self) -> bool {
        false
    }

    /// Goes to the first place that reaches a target, ahead or behind, over at most `budget`
    /// steps. Asking again goes on from where the budget ended.
    fn go(&mut self, target: &Self::Target, budget: u64) -> Arrival;

    /// Goes ahead to a target, or to an earlier place where playing stops.
    fn play(&mut self, target: &Self::Target, budget: u64) -> Arrival {
        self.go(target, budget)
    }

    fn sentence(&self, order: BitOrder) -> Sentence;
}

/// The end of a move along a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    There,
    /// The sequence ended before the target.
    AtEnd,
    /// The budget is used up before the target.
    Underway,
}

/// Steps that are taken forward alone, and the place among them. An earlier place is gone to from the
/// start, which is quick where there are some hundred thousand steps at most.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay<S: Iterator> {
    start: S,
    now: S,
    last: Option<S::Item>,
}

impl<S: Iterator<Item: Copy> + Clone> Replay<S> {
    pub fn new(start: S) -> Self {
        Self {
            now: start.clone(),
            start,
            last: None,
        }
    }

    /// What the steps have made, at this place.
    pub const fn now(&self) -> &S {
        &self.now
    }

    /// The step taken last; none at the start.
    pub const fn latest(&self) -> Option<S::Item> {
        self.last
    }

    /// Goes to the first place that has reached a target, over at most `budget` steps.
    pub fn go(&mut self, budget: u64, has_reached: impl Fn(&S) -> bool) -> Arrival {
        if has_reached(&self.now) {
            *self = Self::new(self.start.clone());
        }
        for _ in 0..budget {
            if has_reached(&self.now) {
                return Arrival::There;
            }
            if self.next().is_none() {
                return Arrival::AtEnd;
            }
        }
        if has_reached(&self.now) {
            Arrival::There
        } else {
            Arrival::Underway
        }
    }
}

impl<S: Iterator<Item: Copy>> Iterator for Replay<S> {
    type Item = S::Item;

    fn next(&mut self) -> Option<S::Item> {
        let step = self.now.next()?;
        self.last = Some(step);
        Some(step)
    }
}
