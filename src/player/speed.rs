//! The speed of playing.

/// The speed of playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// One move a second.
    Slow,
    /// Three moves a second.
    #[default]
    Normal,
    /// Twelve moves a second.
    Fast,
    /// Sixty moves a second, about one a frame.
    Fastest,
    /// Many moves a frame.
    Full,
}

impl Speed {
    /// Every speed, the slowest first.
    pub const ALL: [Self; 5] = [
        Self::Slow,
        Self::Normal,
        Self::Fast,
        Self::Fastest,
        Self::Full,
    ];

    /// The name on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Fastest => "fastest",
            Self::Full => "full",
        }
    }

    /// The speed of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// Milliseconds from one beat to the next.
    #[must_use]
    pub const fn beat_ms(self) -> u32 {
        match self {
            Self::Slow => 1_000,
            Self::Normal => 333,
            Self::Fast => 83,
            Self::Fastest | Self::Full => 16,
        }
    }

    /// Moves at each beat.
    #[must_use]
    pub const fn moves(self) -> u64 {
        match self {
            Self::Full => 16_000,
            _ => 1,
        }
    }
}
