//! An answer as drawn: a field of bits, and what a check said of them.

use crate::{
    bits::BitOrder,
    solver::Size,
    state::Answer,
    text::{Sentence, course::check_result},
};

/// A bit that the reader sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldBit {
    /// The power of two.
    pub power: u8,
    /// Whether it is 1.
    pub on: bool,
    /// The column, 0 at the left; `None` beyond the board and for numbers.
    pub column: Option<u8>,
    /// Beyond the board.
    pub ghost: bool,
    /// What the check said of it; `None` once the reader has changed it.
    pub verdict: Option<bool>,
}

/// What a check said.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// The number of the check.
    pub serial: u64,
    /// Whether every bit was right.
    pub right: bool,
    /// How many bits were right.
    pub sentence: Sentence,
    /// Why each wrong bit is what it is.
    pub reasons: Vec<Sentence>,
}

impl Checked {
    /// What the last check said; `None` before the first. `explain` says why a bit is what it is.
    pub(in crate::state) fn of(answer: &Answer, explain: impl Fn(u8) -> Sentence) -> Option<Self> {
        answer.checked?;
        let reasons: Vec<_> = answer.wrong().map(explain).collect();
        Some(Self {
            serial: answer.n_checks,
            right: reasons.is_empty(),
            sentence: check_result(answer.n_bits.into(), reasons.len()),
            reasons,
        })
    }
}

/// The value of `data-verdict`.
#[must_use]
pub const fn verdict_name(right: bool) -> &'static str {
    if right { "right" } else { "wrong" }
}

/// The reader's bits from the left; `side` is the board's, where there is one.
pub(super) fn field(answer: &Answer, side: Option<Size>, order: BitOrder) -> Vec<FieldBit> {
    let n = side.map(Size::get);
    let bit = |power: u8| FieldBit {
        power,
        on: answer.bits >> power & 1 == 1,
        column: n.filter(|n| power < *n).map(|n| order.column(power, n)),
        ghost: n.is_some_and(|n| n <= power),
        verdict: answer.verdict(power),
    };
    match order {
        BitOrder::LsbLeft => (0..answer.n_bits).map(bit).collect(),
        BitOrder::MsbLeft => (0..answer.n_bits).rev().map(bit).collect(),
    }
}
