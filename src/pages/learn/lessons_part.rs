//! The lessons of a part of the course: what is fetched when one of them is first opened.

use super::{CoursePart, Lesson, lessons};
#[cfg(feature = "web")]
use super::{LearnAction, LearnPage, OpenLesson};
use crate::site::IS_SPLIT;
#[cfg(feature = "web")]
use crate::site::PageContext;

/// The lessons of a part of the course, and the way in which one is drawn.
///
/// The list of lessons needs neither, so the build cuts them off.
#[derive(Clone, Copy, Debug)]
pub struct LessonsPart {
    /// The part.
    pub part: CoursePart,
    /// Its lessons, in reading order.
    pub lessons: &'static [Lesson],
    /// Draws the open lesson, or one of its exercises on paper.
    #[cfg(feature = "web")]
    pub(super) draw: fn(&LearnPage, &OpenLesson, &PageContext<LearnAction>) -> yew::Html,
}

impl PartialEq for LessonsPart {
    fn eq(&self, other: &Self) -> bool {
        self.part == other.part
    }
}

impl Eq for LessonsPart {}

impl LessonsPart {
    pub(super) const fn new(part: CoursePart, lessons: &'static [Lesson]) -> Self {
        Self {
            part,
            lessons,
            #[cfg(feature = "web")]
            draw: super::view::opened,
        }
    }

    /// The parts that came with the program: all, unless it is split.
    #[must_use]
    pub fn at_hand() -> Vec<Self> {
        if IS_SPLIT {
            return Vec::new();
        }
        vec![
            Self::new(CoursePart::Search, lessons::SEARCH),
            Self::new(CoursePart::Words, lessons::WORDS),
            Self::new(CoursePart::Loop, lessons::LOOP),
            Self::new(CoursePart::Bits, lessons::BITS),
            Self::new(CoursePart::Counting, lessons::COUNTING),
        ]
    }
}
