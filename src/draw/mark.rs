//! The marks of squares.

use crate::text::{Phrase, words};

/// The state of a square, in the contract's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A queen stands here.
    Queen,
    /// No queen above attacks it and it has not been tried.
    Free,
    /// A queen above attacks it.
    Attacked,
    /// No queen above attacks it, but it has been tried already.
    Taken,
    /// Not shown: the reader is to say what it is.
    Hidden,
}

impl Mark {
    /// The value of `data-mark`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queen => "queen",
            Self::Free => "free",
            Self::Attacked => "attacked",
            Self::Taken => "taken",
            Self::Hidden => "hidden",
        }
    }

    /// The name that a reader hears.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Queen => words::MARK_QUEEN,
            Self::Free => words::MARK_FREE,
            Self::Attacked => words::MARK_ATTACKED,
            Self::Taken => words::MARK_TAKEN,
            Self::Hidden => words::MARK_HIDDEN,
        }
    }
}
