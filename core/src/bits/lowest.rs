//! The lowest 1 and the lowest 0 of a word: isolate it, clear it, set it.

use super::{Addition, Subtraction, Word};

/// `x & -x`, the lowest 1 alone, with every intermediate row.
///
/// ```text
/// x          0 0 0 1 0 1 0 0
/// inverted   1 1 1 0 1 0 1 1
/// carries    0 0 0 0 0 1 1 0   the +1 runs through the ones on the right
/// negated    1 1 1 0 1 1 0 0
/// result     0 0 0 0 0 1 0 0   equal to x at the lowest 1 alone
/// ```
///
/// Left of the lowest 1 the two rows are opposite; right of it both are 0.
/// A word of zeros has no lowest 1 and the result is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IsolateLowest {
    /// The word it starts from.
    pub x: Word,
    /// `~x`, every bit inverted.
    pub inverted: Word,
    /// `~x + 1`, which is `-x`, and its carries.
    pub plus_one: Addition,
    /// `x & -x`.
    pub result: Word,
}

impl IsolateLowest {
    /// Carries out `x & -x`.
    #[must_use]
    pub fn of(x: Word) -> Self {
        let inverted = !x;
        let plus_one = Addition::of(inverted, one(x));
        Self {
            x,
            inverted,
            plus_one,
            result: x & plus_one.sum,
        }
    }

    /// The row of `-x`.
    #[must_use]
    pub const fn negated(&self) -> Word {
        self.plus_one.sum
    }
}

/// `x & (x - 1)`, the lowest 1 cleared.
///
/// ```text
/// x          0 0 0 1 1 0 0 0
/// x - 1      0 0 0 1 0 1 1 1   the lowest 1 is lent to the zeros on its right
/// result     0 0 0 1 0 0 0 0
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClearLowest {
    /// The word it starts from.
    pub x: Word,
    /// `x - 1` and its borrows.
    pub less_one: Subtraction,
    /// `x & (x - 1)`.
    pub result: Word,
}

impl ClearLowest {
    /// Carries out `x & (x - 1)`.
    #[must_use]
    pub fn of(x: Word) -> Self {
        let less_one = Subtraction::of(x, one(x));
        Self {
            x,
            less_one,
            result: x & less_one.difference,
        }
    }
}

/// `x | (x + 1)`, the lowest 0 set.
///
/// ```text
/// x          0 0 0 1 0 1 1 1
/// x + 1      0 0 0 1 1 0 0 0   the carry stops in the lowest 0
/// result     0 0 0 1 1 1 1 1
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetLowest {
    /// The word it starts from.
    pub x: Word,
    /// `x + 1` and its carries.
    pub plus_one: Addition,
    /// `x | (x + 1)`.
    pub result: Word,
}

impl SetLowest {
    /// Carries out `x | (x + 1)`.
    #[must_use]
    pub fn of(x: Word) -> Self {
        let plus_one = Addition::of(x, one(x));
        Self {
            x,
            plus_one,
            result: x | plus_one.sum,
        }
    }
}

fn one(x: Word) -> Word {
    Word::only(0, x.width())
}
