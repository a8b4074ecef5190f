//! Combinations, m of n things, as words of bits.

use std::fmt;

use super::Combinations;

/// A choice of m of n things: n bits of which m are 1.
///
/// The 4 choose 2 words, in ascending order:
///
/// ```text
/// 0 0 1 1   0 1 0 1   0 1 1 0   1 0 0 1   1 0 1 0   1 1 0 0
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    things: u8,
    chosen: u8,
}

impl Choice {
    /// The most things that can be chosen from: one for each bit of a `u32`.
    pub const MOST: u8 = 32;

    /// Checks that `chosen` of `things` can be taken.
    ///
    /// # Errors
    /// [`ChoiceError`] when there are more than 32 things, or fewer things than are to be chosen.
    pub const fn new(things: u8, chosen: u8) -> Result<Self, ChoiceError> {
        if Self::MOST < things {
            Err(ChoiceError::TooManyThings { things })
        } else if things < chosen {
            Err(ChoiceError::TooManyChosen { things, chosen })
        } else {
            Ok(Self { things, chosen })
        }
    }

    /// n, the number of bits.
    #[must_use]
    pub const fn things(self) -> u8 {
        self.things
    }

    /// m, the number of ones.
    #[must_use]
    pub const fn chosen(self) -> u8 {
        self.chosen
    }

    /// The number of words: the binomial coefficient, at most 601,080,390.
    #[must_use]
    pub fn count(self) -> u32 {
        let smaller = self.chosen.min(self.things - self.chosen);
        // Each product is a binomial coefficient times a factor of at most 32: far inside u64.
        let count = (0..u64::from(smaller)).fold(1, |count, taken| {
            count * (u64::from(self.things) - taken) / (taken + 1)
        });
        u32::try_from(count).expect("a binomial coefficient of at most 32 things is below 2^30")
    }

    /// The smallest word: all ones on the right.
    #[must_use]
    pub const fn first(self) -> u32 {
        ones(self.chosen)
    }

    /// The largest word: all ones on the left.
    #[must_use]
    pub const fn last(self) -> u32 {
        ones(self.things) ^ ones(self.things - self.chosen)
    }

    /// Tests whether a word has n bits of which m are 1.
    #[must_use]
    pub fn contains(self, word: u32) -> bool {
        word <= ones(self.things) && word.count_ones() == u32::from(self.chosen)
    }

    /// Every word in ascending order.
    #[must_use]
    pub fn words(self) -> Combinations {
        Combinations::of(self)
    }
}

/// A word of `count` ones on the right, at most 32.
const fn ones(count: u8) -> u32 {
    match u32::MAX.checked_shr(Choice::MOST as u32 - count as u32) {
        Some(ones) => ones,
        None => 0,
    }
}

/// The reason why m of n things cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceError {
    /// More things than a word has bits.
    TooManyThings {
        /// The number of things asked for.
        things: u8,
    },
    /// More chosen than there are things.
    TooManyChosen {
        /// The number of things.
        things: u8,
        /// The number to be chosen.
        chosen: u8,
    },
}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyThings { things } => {
                write!(f, "{things} things are more than a word of 32 bits holds")
            }
            Self::TooManyChosen { things, chosen } => {
                write!(f, "{chosen} of {things} things cannot be chosen")
            }
        }
    }
}

impl std::error::Error for ChoiceError {}
