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
    /// The explanations of the wrong bits. Bits that share one have it once.
    pub reasons: Vec<Sentence>,
}

impl Check {
    /// Returns what the last check said; `None` before the first. `explain` says why a bit is what
    /// it is.
    pub fn of(answer: &Answer, explain: impl Fn(u8) -> Sentence) -> Option<Self> {
        answer.checked?;
        let n_wrong = answer.wrong().count();
        Some(Self {
            serial: answer.n_checks,
            right: n_wrong == 0,
            sentence: words::check_result(answer.n_bits.into(), n_wrong),
            reasons: Self::each_once(answer.wrong().map(explain)),
        })
    }

    /// Each sentence once, in their order.
    pub fn each_once(all: impl Iterator<Item = Sentence>) -> Vec<Sentence> {
        let mut once = Vec::new();
        for sentence in all {
            if !once.contains(&sentence) {
                once.push(sentence);
            }
        }
        once
    }
}
