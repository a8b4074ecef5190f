//! The bits of an answer, as drawn.

use super::Answer;
use bitqueens_core::{bits::BitOrder, solver::Size};

/// A bit that the reader sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldBit {
    /// The power of two.
    pub power: u8,
    /// True if it is 1.
    pub on: bool,
    /// The column, 0 at the left; `None` beyond the board and for numbers.
    pub column: Option<u8>,
    /// Beyond the board.
    pub ghost: bool,
    /// The verdict of a check that marks the bits; `None` once the reader has changed the bit.
    pub verdict: Option<bool>,
}

/// The value of `data-verdict`.
pub const fn verdict_name(right: bool) -> &'static str {
    if right { "right" } else { "wrong" }
}

/// Returns the reader's bits from the left; `side` is the board's, where there is one.
pub fn field(answer: &Answer, side: Option<Size>, order: BitOrder) -> Vec<FieldBit> {
    let n = side.map(Size::get);
    let bit = |power: u8| FieldBit {
        power,
        on: answer.bits >> power & 1 == 1,
        column: n.filter(|n| power < *n).map(|n| order.column(power, n)),
        ghost: n.is_some_and(|n| n <= power),
        verdict: answer.verdict(power).filter(|_| answer.marks()),
    };
    match order {
        BitOrder::LsbLeft => (0..answer.n_bits).map(bit).collect(),
        BitOrder::MsbLeft => (0..answer.n_bits).rev().map(bit).collect(),
    }
}
