//! A button that repeats while it is held down.

/// What presses a button that repeats while it is held down. Its first action is the click.
///
/// ```text
/// No ── down ──▶ Down ── 400 ms ──▶ Repeating ── let go over the button ──▶ Ended ── its click ──▶ No
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// Nothing holds it.
    #[default]
    No,
    /// Just pressed; it repeats after a while.
    Down,
    /// Repeating.
    Repeating,
    /// Let go after repeating: the click that follows is the end of the hold, not a press.
    Ended,
}

impl Hold {
    /// Milliseconds to the next repetition, or `None` where nothing repeats.
    pub const fn beat_ms(self) -> Option<u32> {
        match self {
            Self::No | Self::Ended => None,
            Self::Down => Some(400),
            Self::Repeating => Some(90),
        }
    }

    /// The button is let go. Over the button a click follows, elsewhere none does.
    pub const fn released(self, over_button: bool) -> Self {
        match self {
            Self::Repeating if over_button => Self::Ended,
            _ => Self::No,
        }
    }
}
