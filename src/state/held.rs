//! A button that repeats while it is held down.

use super::{Stepper, Walk};
use crate::text::Notice;

/// A button held down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Held {
    /// No button is held.
    #[default]
    No,
    /// Just pressed; it repeats after a while.
    Down(Walk),
    /// Repeating.
    Repeating(Walk),
    /// Let go after repeating: the click that follows is the end of the hold, not a press.
    Ended,
}

impl Held {
    /// Milliseconds to the next repetition, or `None` where nothing repeats.
    #[must_use]
    pub const fn beat_ms(self) -> Option<u32> {
        match self {
            Self::No | Self::Ended => None,
            Self::Down(_) => Some(400),
            Self::Repeating(_) => Some(90),
        }
    }
}

impl Stepper {
    /// A press of a button, unless it is the end of a hold.
    pub(super) fn press(&mut self, walk: Walk) -> Option<Notice> {
        if self.held == Held::Ended {
            self.held = Held::No;
            return None;
        }
        self.walk(walk)
    }

    pub(super) fn hold(&mut self, walk: Walk) {
        self.held = Held::Down(walk);
    }

    pub(super) fn repeat(&mut self) -> Option<Notice> {
        let (Held::Down(walk) | Held::Repeating(walk)) = self.held else {
            return None;
        };
        self.held = Held::Repeating(walk);
        self.walk(walk)
    }

    /// The button is let go: over the button a click follows, elsewhere none does.
    pub(super) fn release(&mut self, over_button: bool) {
        self.held = match self.held {
            Held::Repeating(_) if over_button => Held::Ended,
            _ => Held::No,
        };
    }
}
