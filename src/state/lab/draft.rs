//! A number while it is being typed.

use crate::bits::{DigitsError, Radix};

/// A word of the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WordName {
    /// The first.
    X,
    /// The second.
    Y,
}

impl WordName {
    /// The name in expressions.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::X => "x",
            Self::Y => "y",
        }
    }
}

/// A field for a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NumberField {
    /// A word in a base.
    Word(WordName, Radix),
    /// n of m of n.
    Things,
    /// m of m of n.
    Chosen,
    /// The combination's place.
    Rank,
}

impl NumberField {
    /// Whether it is a base of this word.
    #[must_use]
    pub fn is_word(self, word: WordName) -> bool {
        matches!(self, Self::Word(name, _) if name == word)
    }

    /// Whether both fields say the same number: a word in two bases is one number.
    #[must_use]
    pub fn is_same_number(self, other: Self) -> bool {
        match self {
            Self::Word(name, _) => other.is_word(name),
            _ => self == other,
        }
    }
}

/// What stands in a field while the reader types, and what is wrong with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The field.
    pub field: NumberField,
    /// The text.
    pub text: String,
    /// What is wrong with it; the number it last said stays.
    pub fault: Option<DraftFault>,
}

/// Why a text is not the number that a field wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftFault {
    /// It is no number of the width.
    Digits(DigitsError),
    /// It is a number, but not one of these.
    Outside {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
}
