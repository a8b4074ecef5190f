//! Operations on the bits under a mask, and on one bit.

use super::Word;

/// The five operations with a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaskOperation {
    /// `x | mask`: every bit under the mask becomes 1.
    Set,
    /// `x & ~mask`: every bit under the mask becomes 0.
    Clear,
    /// `x & mask`: only the bits under the mask stay.
    Extract,
    /// `(x & mask) != 0`: is at least one bit under the mask 1?
    Any,
    /// `(x & mask) == mask`: are all bits under the mask 1?
    All,
}

/// The result of a mask operation: a word, or yes or no with the word that decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskAnswer {
    /// The new word.
    Word(Word),
    /// The answer to a question.
    Truth {
        /// `x & mask`, the bits that decide.
        extracted: Word,
        /// True when the condition holds.
        holds: bool,
    },
}

impl MaskOperation {
    /// All five, in the order of the lesson.
    pub const ALL: [Self; 5] = [Self::Set, Self::Clear, Self::Extract, Self::Any, Self::All];

    /// The operation as it is written in code.
    #[must_use]
    pub const fn formula(self) -> &'static str {
        match self {
            Self::Set => "x | mask",
            Self::Clear => "x & ~mask",
            Self::Extract => "x & mask",
            Self::Any => "(x & mask) != 0",
            Self::All => "(x & mask) == mask",
        }
    }

    /// Carries it out. With an empty mask [`Any`](Self::Any) is false and [`All`](Self::All) is true.
    #[must_use]
    pub fn apply(self, x: Word, mask: Word) -> MaskAnswer {
        let extracted = x & mask;
        match self {
            Self::Set => MaskAnswer::Word(x | mask),
            // Inverted in x's own width: a mask narrower than x must keep x's upper bits.
            Self::Clear => MaskAnswer::Word(x ^ extracted),
            Self::Extract => MaskAnswer::Word(extracted),
            Self::Any => MaskAnswer::Truth {
                extracted,
                holds: extracted.value() != 0,
            },
            Self::All => MaskAnswer::Truth {
                extracted,
                holds: extracted.value() == mask.value(),
            },
        }
    }
}

/// A mask operation on one bit, with the mask `1 << bit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BitOperation {
    /// `(x & (1 << bit)) != 0`
    Test,
    /// `x | (1 << bit)`
    Set,
    /// `x & ~(1 << bit)`
    Clear,
}

impl BitOperation {
    /// All three, in the order of the lesson.
    pub const ALL: [Self; 3] = [Self::Test, Self::Set, Self::Clear];

    /// The operation with the mask `1 << bit` that does the same.
    #[must_use]
    pub const fn with_mask(self) -> MaskOperation {
        match self {
            Self::Test => MaskOperation::Any,
            Self::Set => MaskOperation::Set,
            Self::Clear => MaskOperation::Clear,
        }
    }

    /// Carries it out. A bit outside the word is 0, and setting or clearing it changes nothing.
    #[must_use]
    pub fn apply(self, x: Word, bit: u8) -> MaskAnswer {
        self.with_mask().apply(x, Word::only(bit, x.width()))
    }
}
