//! The speed of playing.

bitqueens_core::named! {
    /// The speed of playing.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Speed {
        /// One move a second.
        Slow => "slow",
        /// Three moves a second.
        #[default]
        Normal => "normal",
        /// Twelve moves a second.
        Fast => "fast",
        /// Sixty moves a second, about one a frame.
        Fastest => "fastest",
        /// Many moves a frame.
        Full => "full",
    }
}

impl Speed {
    /// Milliseconds from one beat to the next.
    pub const fn beat_ms(self) -> u32 {
        match self {
            Self::Slow => 1_000,
            Self::Normal => 333,
            Self::Fast => 83,
            Self::Fastest | Self::Full => 16,
        }
    }

    /// Moves at each beat.
    pub const fn moves(self) -> u64 {
        match self {
            Self::Full => 16_000,
            _ => 1,
        }
    }
}
