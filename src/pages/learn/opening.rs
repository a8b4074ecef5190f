//! The problem that a lesson opens with.

use super::Picture;
use crate::text::Phrase;
use bitqueens_core::solver::Size;

/// The problem that a lesson opens with. The reader guesses before reading; nothing is marked, and
/// the guess stands beside the answer at the lesson's end.
#[derive(Clone, Copy, Debug)]
pub struct LessonOpening {
    /// The problem.
    pub ask: Phrase,
    /// What is drawn with it.
    pub picture: Option<Picture>,
    /// What is asked for.
    pub kind: Asked,
    /// The answer.
    pub right: u64,
    /// Why, said at the end.
    pub result: Phrase,
}

/// What an opening asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The bits of a word, so many.
    Bits(u8),
    /// A number in decimal.
    Number,
    /// A square of a board.
    Square(Size),
    /// The lines in their order.
    Order(&'static [Phrase]),
    /// One of some answers.
    Choice(&'static [Phrase]),
}
