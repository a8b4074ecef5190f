//! What is known of a lesson.

use bitqueens_core::named;

use super::{Boxes, ReviewQuestion};
use crate::pages::learn::{LessonSummary, Progress};

/// The lowest box whose questions are known.
const KNOWN: u8 = 3;

named! {
    /// What is known of a lesson, by its name in `data-standing`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Standing {
        /// No question of it was answered.
        NotBegun => "not-begun",
        /// A question of it was answered.
        Begun => "begun",
        /// It is marked as done.
        Read => "read",
        /// Each of its questions stands in box 3 or higher: it was answered right on two days after the first.
        Known => "known",
    }
}

impl Standing {
    /// What is known of a lesson by its mark and its boxes.
    pub fn of(lesson: &'static LessonSummary, progress: &Progress, boxes: &Boxes) -> Self {
        let place = |question| boxes.place(question);
        let is_known = |question| place(question).is_some_and(|place| KNOWN <= place.number);
        if ReviewQuestion::of(lesson).all(is_known) {
            Self::Known
        } else if progress.has(lesson) {
            Self::Read
        } else if ReviewQuestion::of(lesson).any(|question| place(question).is_some()) {
            Self::Begun
        } else {
            Self::NotBegun
        }
    }
}
