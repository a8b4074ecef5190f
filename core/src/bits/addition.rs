//! Addition and subtraction column by column, with the carries.

use super::Word;

/// A sum with the carry that entered each column.
///
/// ```text
/// carries   0 0 0 0 0 1 1 0
/// x         1 1 1 0 1 0 1 1
/// y         0 0 0 0 0 0 0 1
/// sum       1 1 1 0 1 1 0 0
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addition {
    /// The first row.
    pub x: Word,
    /// The second row.
    pub y: Word,
    /// A one where a carry from the column on the right came in.
    pub carries: Word,
    /// The answer, cut to the width.
    pub sum: Word,
    /// True when a carry left the word on the left.
    pub overflows: bool,
}

impl Addition {
    /// Adds two words; the wider one gives the width.
    #[must_use]
    pub fn of(x: Word, y: Word) -> Self {
        let sum = x.plus(y);
        Self {
            x,
            y,
            // In each column sum = x ^ y ^ carry, so the carry is what remains of the three.
            carries: x ^ y ^ sum,
            sum,
            overflows: sum.value() < x.value(),
        }
    }
}

/// A difference with the borrow that each column gave to the column on its right.
///
/// ```text
/// borrows      0 0 0 0 1 1 1 0
/// x            0 0 0 1 1 0 0 0
/// y            0 0 0 0 0 0 0 1
/// difference   0 0 0 1 0 1 1 1
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subtraction {
    /// The row that is subtracted from.
    pub x: Word,
    /// The row that is subtracted.
    pub y: Word,
    /// A one where the column on the right had to borrow from this one.
    pub borrows: Word,
    /// The answer, cut to the width.
    pub difference: Word,
    /// True when the highest column had to borrow from outside the word.
    pub underflows: bool,
}

impl Subtraction {
    /// Subtracts `y` from `x`; the wider one gives the width.
    #[must_use]
    pub fn of(x: Word, y: Word) -> Self {
        let difference = x.minus(y);
        Self {
            x,
            y,
            borrows: x ^ y ^ difference,
            difference,
            underflows: x.value() < y.value(),
        }
    }
}
