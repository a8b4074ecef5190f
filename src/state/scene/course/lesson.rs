//! A lesson, ready to be drawn.

use super::{ExerciseScene, FigureScene};
use crate::{
    lessons::{Block, COURSE, Destination, Lesson},
    solver::Size,
    state::State,
    text::{Phrase, Sentence, course::lesson_number},
};

/// A lesson, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonScene {
    /// Its name in the address.
    pub slug: &'static str,
    /// Its title.
    pub title: Phrase,
    /// Its place in the course.
    pub number: Sentence,
    /// What it consists of.
    pub blocks: Vec<BlockScene>,
    /// Whether it is done.
    pub done: bool,
    /// The lesson before.
    pub previous: Option<LessonLink>,
    /// The lesson after.
    pub next: Option<LessonLink>,
}

/// A lesson to go to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LessonLink {
    /// Its name in the address.
    pub slug: &'static str,
    /// Its title.
    pub title: Phrase,
}

/// One block of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum BlockScene {
    /// A paragraph.
    Prose(Phrase),
    /// Lines of code.
    Code(Vec<&'static str>),
    /// A figure.
    Figure(FigureScene),
    /// An exercise.
    Exercise(Box<ExerciseScene>),
    /// A link to a micro-step.
    Step {
        /// The side of the board.
        size: Size,
        /// The micro-step.
        step: u64,
        /// The words.
        text: Phrase,
    },
    /// A link to another page.
    Onward {
        /// The page.
        to: Destination,
        /// The words.
        text: Phrase,
    },
}

impl LessonScene {
    pub(super) fn of(state: &State, lesson: &'static Lesson) -> Self {
        let mut course = COURSE.iter();
        let index = course.position(|of| of.slug == lesson.slug).unwrap_or(0);
        let mut blocks: Vec<BlockScene> = Vec::with_capacity(lesson.blocks.len());
        let mut n_figures = 0;
        let mut n_exercises = 0;
        for block in lesson.blocks {
            let scene = match block {
                Block::Prose(text) => BlockScene::Prose(*text),
                Block::Code(line) => {
                    // Lines that follow each other are one listing.
                    if let Some(BlockScene::Code(lines)) = blocks.last_mut() {
                        lines.push(line);
                        continue;
                    }
                    BlockScene::Code(vec![line])
                }
                Block::Figure(figure) => {
                    n_figures += 1;
                    // Figures and exercises share one row of numbers for the pointer.
                    let at = lesson.exercises().count() + n_figures - 1;
                    BlockScene::Figure(FigureScene::of(figure, at, state))
                }
                Block::Exercise(_) => {
                    n_exercises += 1;
                    BlockScene::Exercise(Box::new(ExerciseScene::of(state, n_exercises - 1)))
                }
                Block::Step { place, text } => BlockScene::Step {
                    size: place.size(),
                    step: place.step(),
                    text: *text,
                },
                Block::Onward { to, text } => BlockScene::Onward {
                    to: *to,
                    text: *text,
                },
            };
            blocks.push(scene);
        }
        let link = |index: usize| {
            COURSE.get(index).map(|lesson| LessonLink {
                slug: lesson.slug,
                title: lesson.title,
            })
        };
        Self {
            slug: lesson.slug,
            title: lesson.title,
            number: lesson_number(index + 1, COURSE.len()),
            blocks,
            done: state.course.progress.has(lesson),
            previous: index.checked_sub(1).and_then(link),
            next: link(index + 1),
        }
    }
}
