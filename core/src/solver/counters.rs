//! The counters of a search.

use super::Phase;

/// The number of times that each event has happened since the start of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Micro-steps carried out.
    pub steps: u64,
    /// Queens set.
    pub placements: u64,
    /// Rows whose bitmap was 0 on arrival.
    pub dead_ends: u64,
    /// Full boards.
    pub solutions: u64,
    /// Times the search went up because a row had nothing left.
    pub backtracks: u64,
}

impl Counters {
    /// The counters at the start.
    pub const ZERO: Self = Self {
        steps: 0,
        placements: 0,
        dead_ends: 0,
        solutions: 0,
        backtracks: 0,
    };

    /// Counts one micro-step. The machine counts the dead ends, which depend on a bitmap.
    #[inline(always)]
    pub(super) fn count(&mut self, phase: Phase) {
        self.steps += 1;
        match phase {
            Phase::Place => self.placements += 1,
            Phase::Solution => self.solutions += 1,
            Phase::Backtrack => self.backtracks += 1,
            _ => {}
        }
    }

    /// Takes one micro-step back; `dead_end` is true when it arrived in a row without a free square.
    ///
    /// A forged [`Snapshot`](super::Snapshot) of a far place can have too few of an event; its count
    /// then stays 0.
    pub(super) fn uncount(&mut self, phase: Phase, dead_end: bool) {
        let (counter, events) = match phase {
            Phase::Place => (&mut self.placements, 1),
            Phase::Solution => (&mut self.solutions, 1),
            Phase::Backtrack => (&mut self.backtracks, 1),
            _ => (&mut self.dead_ends, u64::from(dead_end)),
        };
        *counter = counter.saturating_sub(events);
        self.steps = self.steps.saturating_sub(1);
    }
}
