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

    /// Tells whether the step carried out last is an event of that pace.
    fn stands_on(&self, pace: Pace) -> bool;

    /// Tells whether no step is left.
    fn is_finished(&self) -> bool;

    /// Tells whether playing stops at this place.
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

    /// Says what the step carried out last did.
    fn sentence(&self, order: BitOrder) -> Sentence;
}

/// The end of a move along a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// At the target.
    There,
    /// The sequence ended before the target.
    AtEnd,
    /// The steps allowed were used up on the way.
    Underway,
}
