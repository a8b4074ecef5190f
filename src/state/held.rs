//! A button that repeats while it is held down.

use super::Walk;

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

    /// A click on the button: whether it is a press of its own, and not the end of a hold.
    pub(super) fn click(&mut self) -> bool {
        if *self == Self::Ended {
            *self = Self::No;
            return false;
        }
        true
    }

    /// The button's next repetition, if one is held.
    pub(super) fn repeat(&mut self) -> Option<Walk> {
        let (Self::Down(walk) | Self::Repeating(walk)) = *self else {
            return None;
        };
        *self = Self::Repeating(walk);
        Some(walk)
    }

    /// The button is let go: over the button a click follows, elsewhere none does.
    pub(super) fn release(&mut self, over_button: bool) {
        *self = match *self {
            Self::Repeating(_) if over_button => Self::Ended,
            _ => Self::No,
        };
    }
}
