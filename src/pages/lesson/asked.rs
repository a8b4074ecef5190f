//! What a lesson asks, one question after the other.

use std::mem::discriminant;

use super::{OpenLesson, words};
use crate::{
    course::{
        Source,
        words::{PREDICT, numbered, questions::OPENING},
    },
    question::Question,
    text::Sentence,
};

/// A question of a lesson, without those that are worked out.
#[derive(Clone, Debug)]
pub struct AskedBlock<'a> {
    pub kind: &'static str,
    /// Its number among those of its kind, from 0.
    pub number: usize,
    pub heading: Sentence,
    pub question: &'a Question,
}

impl AskedBlock<'_> {
    /// Its name within the lesson, which counts from 1: `quiz-2`.
    pub fn id(&self) -> String {
        format!("{}-{}", self.kind, self.number + 1)
    }
}

impl OpenLesson {
    /// The question that a block asks.
    pub fn asked_block(&self, block: usize) -> Option<AskedBlock<'_>> {
        let (written, state) = (self.lesson.blocks.get(block)?, self.states.get(block)?);
        let asked = state.asked()?;
        let (name, seed) = match asked.source {
            Source::Opening(_) => (OPENING, 0),
            Source::Quiz(_) => (words::QUIZ, 0),
            Source::Break(_) => (words::BREAK, 0),
            Source::Puzzle(_) => (words::PUZZLE, 0),
            Source::Find(_) => (words::FIND, 0),
            Source::Exercise(_) => (PREDICT, asked.seed),
            Source::Example(..) | Source::Line(_) => return None,
        };
        let alike = self.lesson.blocks.iter();
        let alike = alike.filter(|other| discriminant(*other) == discriminant(written));
        let (number, n_alike) = (self.lesson.number(block), alike.count());
        Some(AskedBlock {
            kind: asked.source.name(),
            number,
            heading: numbered(name, number + 1, n_alike, seed),
            question: &asked.attempt.question,
        })
    }
}
