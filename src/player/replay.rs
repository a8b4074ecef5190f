//! Steps that can only be taken forward.

use super::Arrival;

/// Steps that are taken forward alone, and the place among them. An earlier place is gone to from the
/// start, which is quick where there are some hundred thousand steps at most.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay<S: Iterator> {
    start: S,
    now: S,
    last: Option<S::Item>,
}

impl<S: Iterator<Item: Copy> + Clone> Replay<S> {
    /// Before the first step.
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

    /// Takes a step.
    fn next(&mut self) -> Option<S::Item> {
        let step = self.now.next()?;
        self.last = Some(step);
        Some(step)
    }
}
