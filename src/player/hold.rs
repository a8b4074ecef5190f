//! A button that repeats while it is held down.

use super::Move;

/// A button that is held down, or is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// No button is held.
    #[default]
    No,
    /// Just pressed; it repeats after a while.
    Down(Move),
    /// Repeating.
    Repeating(Move),
    /// Let go after repeating: the click that follows is the end of the hold, not a press.
    Ended,
}

impl Hold {
    /// Milliseconds to the next repetition, or `None` where nothing repeats.
    #[must_use]
    pub const fn beat_ms(self) -> Option<u32> {
        match self {
            Self::No | Self::Ended => None,
            Self::Down(_) => Some(400),
            Self::Repeating(_) => Some(90),
        }
    }

    /// Takes a click on the button; returns whether it is a press of its own, not the end of a hold.
    pub(super) fn click(&mut self) -> bool {
        if *self == Self::Ended {
            *self = Self::No;
            return false;
        }
        true
    }

    /// Repeats the held button; returns its move.
    pub(super) fn repeat(&mut self) -> Option<Move> {
        let (Self::Down(step) | Self::Repeating(step)) = *self else {
            return None;
        };
        *self = Self::Repeating(step);
        Some(step)
    }

    /// Lets the button go. Over the button a click follows, elsewhere none does.
    pub(super) fn release(&mut self, over_button: bool) {
        *self = match *self {
            Self::Repeating(_) if over_button => Self::Ended,
            _ => Self::No,
        };
    }
}
