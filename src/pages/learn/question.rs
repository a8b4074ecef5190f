//! A question that a lesson makes by itself.

use super::{Random, words::number::reason_of_place};
use crate::{draw::Board, text::Sentence};
use bitqueens_core::bits::Word;

/// The function that asks a lesson's question: the lesson's own without `Random`, else a drawn one.
///
/// It stands in the lesson's file, beside the lesson's words.
#[derive(Clone, Copy, Debug)]
pub struct Ask(pub fn(Option<Random>) -> Question);

impl PartialEq for Ask {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for Ask {}

/// A question that a lesson makes by itself: bits to be set, with everything that is said of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The name of the word asked for, as in the code; empty where the code has none.
    pub name: &'static str,
    /// The number of bits that the reader sets, at most 32.
    pub n_bits: u8,
    /// The right bits.
    pub expected: u64,
    /// What is asked.
    pub prompt: Sentence,
    /// What is drawn above the bits.
    pub given: Given,
    /// Why each bit is what it is, the lowest first.
    pub reasons: Vec<Sentence>,
    /// The right answer in words.
    pub answer: Sentence,
}

/// What is drawn above the bits of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A board on the columns of the bits; there are as many bits as columns.
    Board(Board),
    /// Words on the places of the bits, each with its name.
    Words(Vec<(&'static str, Word)>),
    /// The values of the places.
    Places,
}

impl Question {
    /// Says why a bit is what it is.
    #[must_use]
    pub fn reason(&self, power: u8) -> Sentence {
        let reason = self.reasons.get(usize::from(power));
        reason.unwrap_or(&self.answer).clone()
    }

    /// The reasons of the bits of a number: what each place adds to it.
    #[must_use]
    pub fn reasons_of_places(number: u32, n_bits: u8) -> Vec<Sentence> {
        let worths = (0..n_bits).map(|power| 1_u32 << power);
        worths.map(|worth| reason_of_place(worth, number)).collect()
    }
}
