//! A lesson and its blocks.

use std::mem;

use super::{
    CoursePart, ExampleOf, Exercise, FaultTrial, Figure, JoinStep, LessonOpening, Place, Quiz,
};
use crate::{site::Route, text::Phrase};

/// A short lesson of the course.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in the address: lower-case ASCII letters.
    pub slug: &'static str,
    /// The part of the course that it belongs to.
    pub part: CoursePart,
    /// Its heading.
    pub title: Phrase,
    /// Its blocks, from the top.
    pub blocks: &'static [Block],
}

/// One block of a lesson.
#[derive(Clone, Copy, Debug)]
pub enum Block {
    /// The problem that the lesson opens with.
    Opening(LessonOpening),
    /// A paragraph.
    Prose(Phrase),
    /// A line of code, the same in both languages.
    Code(&'static str),
    /// The reason of what was just said: a question, and its answer below it.
    Why {
        /// The question, as a heading.
        question: Phrase,
        /// The answer.
        answer: Phrase,
    },
    /// A picture with a caption.
    Figure(Figure),
    /// Steps of the fast count, one row set at a time.
    Join(&'static [JoinStep]),
    /// N = 8 beside N = 16, with the times of this machine.
    Work,
    /// A line written wrong, to be run.
    Break(FaultTrial),
    /// A question that catches a misconception.
    Quiz(Quiz),
    /// An exercise worked out, for a start.
    Example(ExampleOf),
    /// Something to predict.
    Exercise(Exercise),
    /// A link into the stepper.
    Step {
        /// The exact step.
        place: Place,
        /// The words of the link.
        text: Phrase,
    },
    /// A link to another page of the site.
    Onward {
        /// The page.
        to: Route,
        /// The keys and values of its address.
        query: &'static [(&'static str, &'static str)],
        /// The words of the link.
        text: Phrase,
    },
}

impl PartialEq for Lesson {
    /// Each lesson has its own slug.
    fn eq(&self, other: &Self) -> bool {
        self.slug == other.slug
    }
}

impl Lesson {
    /// The exercises, from the top.
    pub fn exercises(&self) -> impl Iterator<Item = &'static Exercise> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Exercise(exercise) => Some(exercise),
            _ => None,
        })
    }

    /// The problem that it opens with.
    pub fn opening(&self) -> Option<&'static LessonOpening> {
        match self.blocks.first() {
            Some(Block::Opening(opening)) => Some(opening),
            _ => None,
        }
    }

    /// The figures, from the top.
    pub fn figures(&self) -> impl Iterator<Item = &'static Figure> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Figure(figure) => Some(figure),
            _ => None,
        })
    }

    /// The faults to try, from the top.
    pub fn trials(&self) -> impl Iterator<Item = &'static FaultTrial> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Break(trial) => Some(trial),
            _ => None,
        })
    }

    /// The questions that catch a misconception, from the top.
    pub fn quizzes(&self) -> impl Iterator<Item = &'static Quiz> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Quiz(quiz) => Some(quiz),
            _ => None,
        })
    }

    /// The number of a block among those of its kind, from 0.
    pub fn number(&self, block: usize) -> usize {
        let (before, rest) = self.blocks.split_at(block);
        let kind = rest.first().map(mem::discriminant);
        let same = |of: &&Block| Some(mem::discriminant(*of)) == kind;
        before.iter().filter(same).count()
    }

    /// Every micro-step the lesson speaks of: its links', its figures' and its exercises'.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Step { place, .. } | Block::Exercise(Exercise::Row { place, .. }) => {
                Some(*place)
            }
            Block::Figure(figure) => figure.picture.place(),
            _ => None,
        })
    }
}
