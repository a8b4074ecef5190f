//! What a reader does on the page of a lesson, in short words.
#![allow(
    dead_code,
    reason = "two test binaries share this file, and each uses some of it"
)]

use bitqueens::{
    course::{Asked, Block},
    pages::lesson::{BlockAction, LessonAction, LessonPage, OpenLesson},
    question::{Answer, AnswerAction, Question},
};

use crate::program::Program;

/// The action that has an answer checked.
pub(crate) const CHECK: BlockAction = BlockAction::Answer(AnswerAction::Check);
/// The action that shows the right answer.
pub(crate) const REVEAL: BlockAction = BlockAction::Answer(AnswerAction::Reveal);

/// Gives an answer that is not made of bits.
pub(crate) fn give(answer: impl Into<Answer>) -> BlockAction {
    BlockAction::Answer(AnswerAction::Give(Some(answer.into())))
}

/// Gives a bit of an answer a value.
pub(crate) fn set(power: u8, on: bool) -> BlockAction {
    BlockAction::Answer(AnswerAction::Set { power, on })
}

/// The right answer of a question that asks for no text.
#[track_caller]
pub(crate) fn right(question: &Question) -> u64 {
    question.right_value().expect("a number")
}

impl Program {
    /// The open lesson.
    #[track_caller]
    pub(crate) fn open_lesson(&self) -> &OpenLesson {
        let open = self.page::<LessonPage>().open.lesson();
        open.expect("a lesson is open")
    }

    /// An exercise of the open lesson, from 0.
    #[track_caller]
    pub(crate) fn exercise(&self, number: usize) -> &Asked {
        let exercise = self.open_lesson().exercises().nth(number);
        exercise.expect("the lesson has so many exercises")
    }

    /// An action on one of the exercises, from 0.
    pub(crate) fn on_exercise(&self, number: usize, action: BlockAction) -> LessonAction {
        self.on_block(|block| matches!(block, Block::Exercise(_)), number, action)
    }

    /// An action on one of the questions that catch a misconception, from 0.
    pub(crate) fn on_quiz(&self, number: usize, action: BlockAction) -> LessonAction {
        self.on_block(|block| matches!(block, Block::Quiz(_)), number, action)
    }

    /// An action on one of the faults to try, from 0.
    pub(crate) fn on_trial(&self, number: usize, action: BlockAction) -> LessonAction {
        self.on_block(|block| matches!(block, Block::Break(_)), number, action)
    }

    /// An action on a block by its number among those of a kind; where there is none, on a block
    /// beyond the last.
    pub(crate) fn on_block(
        &self,
        is: fn(&Block) -> bool,
        number: usize,
        action: BlockAction,
    ) -> LessonAction {
        let blocks = &self.open_lesson().lesson.blocks;
        let mut of_kind = (0..blocks.len()).filter(|at| is(&blocks[*at]));
        let at = of_kind.nth(number).unwrap_or(blocks.len());
        LessonAction::Block { at, action }
    }
}
