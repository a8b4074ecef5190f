//! What an exercise asks about a number alone.

use crate::bits::{ClearLowest, IsolateLowest, Word};

/// A question about one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trick {
    /// The bits of a number.
    Number,
    /// `-x`
    Negated,
    /// `x & -x`
    LowestBit,
    /// `x & (x - 1)`
    WithoutLowest,
    /// The row with left and right changed.
    Mirrored,
}

impl Trick {
    /// Every question.
    pub const ALL: [Self; 5] = [
        Self::Number,
        Self::Negated,
        Self::LowestBit,
        Self::WithoutLowest,
        Self::Mirrored,
    ];

    /// The answer.
    #[must_use]
    pub fn value(self, x: Word) -> Word {
        match self {
            Self::Number => x,
            Self::Negated => x.negated(),
            Self::LowestBit => IsolateLowest::of(x).result,
            Self::WithoutLowest => ClearLowest::of(x).result,
            Self::Mirrored => {
                let set = x.width().bits().filter(|&bit| x.contains(bit));
                set.fold(Word::zero(x.width()), |word, bit| {
                    word.with(x.width().get() - 1 - bit)
                })
            }
        }
    }
}
