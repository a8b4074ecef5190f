//! Shifts to the left and to the right.

use super::{View, Word};

/// The three shifts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shift {
    /// `<<`: zeros come in on the right.
    Left,
    /// `>>` of an unsigned number: zeros come in on the left.
    RightLogical,
    /// `>>` of a signed number: copies of the sign come in on the left.
    RightArithmetic,
}

impl Shift {
    /// The right shift of a view.
    #[must_use]
    pub const fn right_in(view: View) -> Self {
        match view {
            View::Unsigned => Self::RightLogical,
            View::Signed => Self::RightArithmetic,
        }
    }

    /// Moves a word by any number of places.
    ///
    /// ```text
    /// x                      1 0 0 1 0 1 1 0
    /// left by 2              0 1 0 1 1 0 0 0
    /// right by 2, logical    0 0 1 0 0 1 0 1
    /// right by 2, with sign  1 1 1 0 0 1 0 1
    /// ```
    ///
    /// A shift by the width or more leaves 0, or, for a negative word with its sign, a word of ones.
    #[must_use]
    pub fn apply(self, word: Word, places: u32) -> Word {
        let width = word.width();
        let value = word.value();
        match self {
            Self::Left => Word::cut(value.checked_shl(places).unwrap_or(0), width),
            Self::RightLogical => Word::cut(value.checked_shr(places).unwrap_or(0), width),
            Self::RightArithmetic if word.is_negative() => {
                // Zeros shifted into the inverted word are ones after inverting it back.
                !Self::RightLogical.apply(!word, places)
            }
            Self::RightArithmetic => Self::RightLogical.apply(word, places),
        }
    }
}
