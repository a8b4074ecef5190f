//! The course, ready to be drawn.

mod exercise;
mod figure;
mod lesson;

pub use exercise::{ExerciseScene, GivenRow, Outcome};
pub use figure::{FigureScene, ImageBoard, PictureScene};
pub use lesson::{BlockScene, LessonLink, LessonScene};

use crate::{
    lessons::COURSE,
    state::{Section, State},
    text::{Phrase, Sentence, course::lessons_done},
};

/// What is open of the course.
#[derive(Clone, Debug, PartialEq)]
pub enum CourseScene {
    /// The list of lessons.
    Contents {
        /// The lessons in order.
        entries: Vec<Entry>,
        /// How many are done, in words.
        done: Sentence,
        /// Whether there is anything to forget.
        any_done: bool,
    },
    /// A lesson.
    Lesson(LessonScene),
    /// An exercise laid out as a sheet of paper.
    Sheet(Box<ExerciseScene>, LessonLink),
}

/// A lesson in the list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// Its name in the address.
    pub slug: &'static str,
    /// Its title.
    pub title: Phrase,
    /// Whether it is done.
    pub done: bool,
}

impl CourseScene {
    /// Draws the course.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let course = &state.course;
        let Section::Lesson(lesson) = course.section else {
            let progress = course.progress;
            return Self::Contents {
                entries: COURSE
                    .iter()
                    .map(|lesson| Entry {
                        slug: lesson.slug,
                        title: lesson.title,
                        done: progress.has(lesson),
                    })
                    .collect(),
                done: lessons_done(progress.count(), COURSE.len()),
                any_done: progress.count() != 0,
            };
        };
        match course.sheet {
            Some(sheet) if sheet < course.drills.len() => Self::Sheet(
                Box::new(ExerciseScene::of(state, sheet)),
                LessonLink {
                    slug: lesson.slug,
                    title: lesson.title,
                },
            ),
            _ => Self::Lesson(LessonScene::of(state, lesson)),
        }
    }
}
