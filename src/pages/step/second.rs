//! A second stepper beside the first, for comparison.

use std::fmt;

use bitqueens_core::solver::Size;

use super::Stepper;
use crate::site::Preferences;

/// A second stepper: another board, or another moment of the same run.
#[derive(Clone, Debug, PartialEq)]
pub struct Second {
    /// The stepper.
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
    #[must_use]
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
    /// A second stepper at the place of the first.
    pub(super) fn beside(first: &Stepper) -> Self {
        Self {
            stepper: first.clone(),
            together: true,
        }
    }

    /// Its part of the address.
    #[must_use]
    pub fn link(&self) -> SecondLink {
        SecondLink {
            size: self.stepper.size(),
            at: self.stepper.player.step(),
            together: self.together,
        }
    }

    /// Goes where the address says.
    pub(super) fn follow(&mut self, link: SecondLink, preferences: Preferences) {
        self.together = link.together;
        self.stepper.set_size(link.size);
        self.stepper.player.search_step(link.at, preferences.order);
    }
}
