//! One question of an exercise.

use super::{Given, NumberTask, ORDER, Question, words};
use crate::{
    question::RowTask,
    text::{Sentence, binary},
};
use bitqueens_core::solver::Size;

/// One question with everything that is needed to ask it and to check the answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// About a number.
    Number(NumberTask),
    /// About a row of the board.
    Row(RowTask),
    /// Made by a lesson.
    Own(Question),
}

impl Task {
    /// The number of bits that the reader sets.
    #[must_use]
    pub fn n_bits(&self) -> u8 {
        match self {
            Self::Number(task) => task.x.width().get(),
            Self::Row(task) => task.n_bits(),
            Self::Own(question) => question.n_bits,
        }
    }

    /// The right bits.
    #[must_use]
    pub fn expected(&self) -> u64 {
        match self {
            Self::Number(task) => task.result().value().into(),
            Self::Row(task) => task.expected(),
            Self::Own(question) => question.expected,
        }
    }

    /// The side of the board; `None` for a number.
    #[must_use]
    pub fn size(&self) -> Option<Size> {
        match self {
            Self::Row(task) => Some(task.row.placement().size()),
            Self::Own(question) => match &question.given {
                Given::Board(board) => Some(board.size),
                Given::Words(_) | Given::Places => None,
            },
            Self::Number(_) => None,
        }
    }

    /// The micro-step of the stepper that shows the row; `None` where there is none.
    #[must_use]
    pub fn step(&self) -> Option<u64> {
        match self {
            Self::Number(_) | Self::Own(_) => None,
            Self::Row(task) => task.row.step(),
        }
    }

    /// The name of the word asked for, as in the code; empty where the code has none.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::Number(task) => task.name(),
            Self::Row(task) => task.word.name(),
            Self::Own(question) => question.name,
        }
    }

    /// The question in words.
    #[must_use]
    pub fn prompt(&self) -> Sentence {
        match self {
            Self::Number(task) => task.prompt(),
            Self::Row(task) => task.prompt(),
            Self::Own(question) => question.prompt.clone(),
        }
    }

    /// Says why a bit is 0 or 1; for a row, the queen and the line that decide it.
    #[must_use]
    pub fn explain(&self, power: u8) -> Sentence {
        match self {
            Self::Number(task) => task.explain(power),
            Self::Row(task) => task.explain(power, ORDER),
            Self::Own(question) => question.reason(power),
        }
    }

    /// The right answer in words.
    #[must_use]
    pub fn answer(&self) -> Sentence {
        match self {
            Self::Number(task) => task.answer(),
            Self::Own(question) => question.answer.clone(),
            Self::Row(RowTask { word, row }) => {
                let value = word.value(row);
                let bits = binary(value, row.placement().size());
                words::right_answer(word.name(), word.formula(), &bits, value)
            }
        }
    }
}
