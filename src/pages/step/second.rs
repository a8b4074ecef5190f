//! A second stepper beside the first, for comparison.

use std::fmt;

use bitqueens_core::solver::{Machine, Phase, Size};

use super::{Stepper, link::FAR};
use crate::site::Preferences;

/// A second stepper: another board, or another moment of the same run.
#[derive(Clone, Debug, PartialEq)]
pub struct Second {
    pub stepper: Stepper,
    /// True if both move when one is moved.
    pub together: bool,
}

/// The second stepper in the address: `8.894`, with `.apart` where it moves alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecondLink {
    /// The side of its board.
    pub size: Size,
    /// Its micro-step.
    pub at: u64,
    /// True if both move when one is moved.
    pub together: bool,
}

impl SecondLink {
    /// Reads the value of the address; `None` where it is none.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let size = Size::new(parts.next()?.parse().ok()?).ok()?;
        let at = parts.next()?.parse().ok()?;
        let together = match parts.next() {
            None => true,
            Some("apart") => false,
            Some(_) => return None,
        };
        parts
            .next()
            .is_none()
            .then_some(Self { size, at, together })
    }
}

impl fmt::Display for SecondLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let apart = if self.together { "" } else { ".apart" };
        write!(f, "{}.{}{apart}", self.size, self.at)
    }
}

impl Second {
    /// A second stepper where the search of the next board has set as many queens as the first.
    pub(super) fn beside(first: &Stepper) -> Self {
        let mut stepper = first.clone();
        stepper.stop();
        stepper.join(counterpart(first.machine()));
        Self {
            stepper,
            together: true,
        }
    }

    /// Its part of the address.
    pub fn link(&self) -> SecondLink {
        SecondLink {
            size: self.stepper.size(),
            at: self.stepper.step(),
            together: self.together,
        }
    }

    /// Goes where the address says.
    pub(super) fn follow(&mut self, link: SecondLink, preferences: Preferences) {
        self.together = link.together;
        self.stepper.set_size(link.size);
        self.stepper.seek_step(link.at, preferences.order);
    }
}

/// The search of the next board, at the same line after as many queens; the largest board is
/// compared with the one before it.
///
/// After as many queens the two searches have done the same work, and what differs is the board.
/// The next solution of the same board would differ too, but it can be far, and after the last one
/// there is none. Where the first is far itself, the second waits at its start.
fn counterpart(machine: &Machine) -> Machine {
    let n = machine.size().get();
    let size = Size::new(n + 1)
        .or_else(|_| Size::new(n - 1))
        .unwrap_or(machine.size());
    let counters = machine.counters();
    let mut other = Machine::new(size);
    if FAR < counters.steps {
        return other;
    }
    while other.counters().placements < counters.placements && other.advance().is_some() {}
    let mut ahead = other.clone();
    while ahead.phase() != machine.phase() {
        // The next queen would be one too many: the line does not come after this one.
        if matches!(ahead.upcoming(), None | Some(Phase::Place)) {
            return other;
        }
        ahead.advance();
    }
    ahead
}
