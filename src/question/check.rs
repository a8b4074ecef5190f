//! The result of a check.

use super::{Answer, words};
use crate::text::Sentence;

/// The result of a check.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// The number of the check.
    pub serial: u64,
    /// True if every bit is right.
    pub right: bool,
    /// The number of right bits, in words.
    pub sentence: Sentence,
    /// The explanation of each wrong bit.
    pub reasons: Vec<Sentence>,
}

impl Check {
    /// Returns what the last check said; `None` before the first. `explain` says why a bit is what
    /// it is.
    pub fn of(answer: &Answer, explain: impl Fn(u8) -> Sentence) -> Option<Self> {
        answer.checked?;
        let reasons: Vec<_> = answer.wrong().map(explain).collect();
        Some(Self {
            serial: answer.n_checks,
            right: reasons.is_empty(),
            sentence: words::check_result(answer.n_bits.into(), reasons.len()),
            reasons,
        })
    }
}
