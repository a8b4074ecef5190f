//! The reasons why a pool gives up.

use super::words;
use crate::text::Phrase;

/// The reason why a pool gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// No worker could be loaded.
    Unloadable,
    /// The workers are of another version than the page.
    OtherVersion,
    /// Workers died again and again.
    Dying,
    /// Another tab counts the same board.
    Elsewhere,
    /// A worker counted something that the ledger does not take.
    Contradiction,
}

impl Broken {
    /// The sentence for the reader.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Unloadable => words::UNLOADABLE,
            Self::OtherVersion => words::OTHER_VERSION,
            Self::Dying => words::DYING,
            Self::Elsewhere => words::ELSEWHERE,
            Self::Contradiction => words::CONTRADICTION,
        }
    }
}
