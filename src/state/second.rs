//! A second stepper beside the first, for comparison.

use super::{Action, Address, Goal, Notice, Panel, Panels, State, Stepper};
use crate::solver::Size;

/// A second stepper: another board, or another moment of the same run.
#[derive(Clone, Debug, PartialEq)]
pub struct Second {
    /// The stepper.
    pub stepper: Stepper,
    /// Whether both move when one is moved.
    pub together: bool,
}

/// What the address says about the second stepper: `second=8.894`, with `.apart` where it moves
/// alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecondAddress {
    /// The side of its board.
    pub size: Size,
    /// Its micro-step.
    pub at: u64,
    /// Whether both move when one is moved.
    pub together: bool,
}

impl SecondAddress {
    /// Reads an address.
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

impl std::fmt::Display for SecondAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let apart = if self.together { "" } else { ".apart" };
        write!(f, "{}.{}{apart}", self.size, self.at)
    }
}

impl Second {
    fn beside(first: &Stepper) -> Self {
        let mut stepper = first.clone();
        // The panels stand once on the page, below the first.
        stepper.overview.panels = Panels::default();
        Self {
            stepper,
            together: true,
        }
    }

    /// Its part of the address.
    pub(super) fn address(&self) -> SecondAddress {
        let machine = self.stepper.machine();
        SecondAddress {
            size: machine.size(),
            at: machine.counters().steps,
            together: self.together,
        }
    }
}

impl State {
    /// There is a second stepper while its panel is unfolded.
    pub(super) fn settle_second(&mut self) {
        let wanted = self.stepper.overview.panels.has(Panel::Compare);
        if !wanted {
            self.second = None;
        } else if self.second.is_none() {
            self.second = Some(Box::new(Second::beside(&self.stepper)));
        }
    }

    /// The address of both steppers' places.
    pub(super) fn stepper_address(&self) -> Address {
        let mut address = self.stepper.address();
        address.search.second = self.second.as_ref().map(|second| second.address());
        address
    }

    /// Opens the place, or the two places, that an address asks for.
    pub(super) fn open_stepper(&mut self, address: &Address) -> Option<Notice> {
        let notice = self.stepper.open(address);
        self.open_second(address.search.second);
        notice
    }

    /// Opens the second stepper that an address asks for.
    fn open_second(&mut self, address: Option<SecondAddress>) {
        self.settle_second();
        if let (Some(second), Some(address)) = (&mut self.second, address) {
            second.together = address.together;
            second.stepper.set_size(address.size);
            second.stepper.search(Goal::step(address.at), None);
        }
    }

    /// Nothing moves on a page that is not open.
    pub(super) fn pause_silently(&mut self) {
        self.stepper.pause_silently();
        if let Some(second) = &mut self.second {
            second.stepper.pause_silently();
        }
    }

    /// Does what the reader asks of one stepper, and of both where they move together.
    pub(super) fn step(&mut self, action: &Action, of_second: bool) -> Option<Notice> {
        let Some(second) = &mut self.second else {
            return self.stepper.act(action);
        };
        let (asked, other) = if of_second {
            (&mut second.stepper, &mut self.stepper)
        } else {
            (&mut self.stepper, &mut second.stepper)
        };
        if second.together {
            match action {
                Action::Walk(walk) | Action::Press(walk) => {
                    other.walk(*walk);
                }
                Action::Play => {
                    other.play();
                }
                Action::Pause => other.pause(),
                _ => {}
            }
        }
        asked.act(action)
    }
}
