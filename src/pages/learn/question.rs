//! One question of an exercise.

use super::{
    ORDER, Random,
    words::{right_answer, right_bits_on_board},
};
use crate::{
    draw::{Board, Cover},
    question::{AnswerKind, Check, RowTask, TargetWord},
    text::{Sentence, binary},
};
use bitqueens_core::{
    bits::{View, Word},
    solver::{OpenRow, Size},
};

/// The function that asks a lesson's question: the lesson's own without `Random`, else a drawn one.
///
/// It is a function of `questions`, with its words beside it.
#[derive(Clone, Copy, Debug)]
pub struct Ask(pub fn(Option<Random>) -> Question);

impl PartialEq for Ask {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for Ask {}

/// One question: bits to be set or another kind of answer, with everything that is said of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The name of the word asked for, as in the code; empty where the code has none.
    pub name: &'static str,
    /// What is asked for: at most 32 bits, or another kind of answer.
    pub kind: AnswerKind,
    /// The right answer, as one number.
    pub expected: u64,
    /// What is asked.
    pub prompt: Sentence,
    /// What is drawn above the answer.
    pub given: Given,
    /// Why each bit is what it is, the lowest first. Of a choice: the reply to each answer; of other
    /// kinds one, for every wrong answer.
    pub reasons: Vec<Sentence>,
    /// The right answer in words.
    pub answer: Sentence,
}

/// What is drawn above the answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A board. Bits stand on its columns, one on each; a square is pressed on it.
    Board(Board),
    /// The queens above a row of the search, which is asked about.
    Row {
        /// The row.
        row: OpenRow,
        /// What is shown of the row until the answer is right.
        cover: Cover,
    },
    /// Words on the places of their bits, each with its name.
    Words(Vec<(&'static str, Word)>),
    /// The same, where the words and the answer are signed numbers.
    Signed(Vec<(&'static str, Word)>),
    /// The values of the places.
    Places,
}

impl Question {
    /// Asks about a row of the search.
    pub fn of_row(task: &RowTask) -> Self {
        let (n_bits, expected) = (task.n_bits(), task.expected());
        let (name, formula) = (task.word.name(), task.word.formula());
        let bits = binary(expected, task.row.placement().size());
        let answer = if task.word.is_cut() {
            right_bits_on_board
        } else {
            right_answer
        };
        Self {
            name,
            prompt: task.prompt(),
            answer: answer(name, formula, &bits, expected),
            given: Given::Row {
                row: task.row,
                // The next free square is asked for among squares that are in sight.
                cover: if task.word == TargetWord::Bit {
                    Cover::Off
                } else {
                    Cover::On
                },
            },
            ..Self::of_bits(n_bits, expected, |power| task.explain(power, ORDER))
        }
    }

    /// Asks for so many bits, with the reason of each, and draws nothing above them. Their name, what is
    /// asked and the answer in words are still empty.
    pub fn of_bits(n_bits: u8, expected: impl Into<u64>, reason: impl Fn(u8) -> Sentence) -> Self {
        Self {
            name: "",
            kind: AnswerKind::Bits(n_bits),
            expected: expected.into(),
            prompt: Sentence::default(),
            given: Given::Words(Vec::new()),
            reasons: (0..n_bits).map(reason).collect(),
            answer: Sentence::default(),
        }
    }

    /// Asks for another kind of answer than bits.
    pub const fn told(
        kind: AnswerKind,
        expected: u64,
        prompt: Sentence,
        reasons: Vec<Sentence>,
        answer: Sentence,
    ) -> Self {
        Self {
            name: "",
            kind,
            expected,
            prompt,
            given: Given::Words(Vec::new()),
            reasons,
            answer,
        }
    }

    /// The number of bits that the reader sets; 0 where another kind of answer is asked for.
    pub const fn n_bits(&self) -> u8 {
        match self.kind {
            AnswerKind::Bits(n_bits) => n_bits,
            _ => 0,
        }
    }

    /// What is said to a wrong answer that is not made of bits.
    pub fn reply(&self, given: u64) -> Sentence {
        match self.kind {
            AnswerKind::Choice(_) => self.reason(u8::try_from(given).unwrap_or(u8::MAX)),
            _ => self.reason(0),
        }
    }

    /// Why the right answer is right, each reason once: of bits those of all of them, the highest first; of a choice
    /// the replies to the other answers, the last first. What the answer says by itself is left out.
    pub fn why(&self) -> Vec<Sentence> {
        let is_choice = matches!(self.kind, AnswerKind::Choice(_));
        let is_right = |at: usize| is_choice && u64::try_from(at) == Ok(self.expected);
        let reasons = self.reasons.iter().enumerate().rev();
        let reasons = reasons.filter(|(at, reason)| !is_right(*at) && **reason != self.answer);
        Check::each_once(reasons.map(|(_, reason)| reason.clone()))
    }

    /// The side of the board that stands above the answer; `None` where there is none.
    pub fn size(&self) -> Option<Size> {
        match &self.given {
            Given::Board(board) => Some(board.size),
            Given::Row { row, .. } => Some(row.placement().size()),
            Given::Words(_) | Given::Signed(_) | Given::Places => None,
        }
    }

    /// How its words are read as numbers.
    pub const fn view(&self) -> View {
        match self.given {
            Given::Signed(_) => View::Signed,
            _ => View::Unsigned,
        }
    }

    /// The number that bits of the answer stand for.
    pub const fn number(&self, bits: u64) -> i64 {
        let n_bits = self.n_bits();
        let is_negative = matches!(self.given, Given::Signed(_)) && bits >> (n_bits - 1) & 1 == 1;
        bits.cast_signed() - if is_negative { 1 << n_bits } else { 0 }
    }

    /// The micro-step of the stepper that shows the row; `None` where there is none.
    pub fn step(&self) -> Option<u64> {
        match &self.given {
            Given::Row { row, .. } => row.step(),
            _ => None,
        }
    }

    /// Says why a bit is what it is.
    pub fn reason(&self, power: u8) -> Sentence {
        let reason = self.reasons.get(usize::from(power));
        reason.unwrap_or(&self.answer).clone()
    }
}
