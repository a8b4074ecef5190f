//! A question that catches a usual misconception.

use crate::text::Phrase;

/// A question with a few answers, each with its reply. Nothing is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiz {
    /// The question.
    pub ask: Phrase,
    /// The answers, as drawn; one of them is right.
    pub answers: &'static [QuizAnswer],
}

/// An answer that a reader may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuizAnswer {
    /// The answer.
    pub text: Phrase,
    /// True for the right one.
    pub right: bool,
    /// What is said to it: why it is right, or where the mistake lies.
    pub reply: Phrase,
}
