//! A button that repeats while it is held down.

use super::{Action, Walk, typed};
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

    /// The move that an action asks for, or what is wrong with it; `None` where it asks for none.
    pub(super) fn asked(&mut self, action: &Action) -> Option<Result<Walk, Notice>> {
        match action {
            Action::Walk(walk) => return Some(Ok(*walk)),
            Action::Press(walk) => return self.click().then_some(Ok(*walk)),
            Action::Repeat => return self.repeat().map(Ok),
            Action::SeekText(text) => return Some(typed::seek(text)),
            Action::Hold(walk) => *self = Self::Down(*walk),
            Action::Release { over_button } => self.release(*over_button),
            _ => {}
        }
        None
    }

    /// A click on the button: whether it is a press of its own, and not the end of a hold.
    fn click(&mut self) -> bool {
        if *self == Self::Ended {
            *self = Self::No;
            return false;
        }
        true
    }

    /// The button's next repetition, if one is held.
    fn repeat(&mut self) -> Option<Walk> {
        let (Self::Down(walk) | Self::Repeating(walk)) = *self else {
            return None;
        };
        *self = Self::Repeating(walk);
        Some(walk)
    }

    /// The button is let go: over the button a click follows, elsewhere none does.
    fn release(&mut self, over_button: bool) {
        *self = match *self {
            Self::Repeating(_) if over_button => Self::Ended,
            _ => Self::No,
        };
    }
}
