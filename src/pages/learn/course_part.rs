//! The parts of the course.

use super::{COURSE, LessonSummary, words};
use crate::text::Phrase;

/// A part of the course: lessons that follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoursePart {
    /// The puzzle, how it is written in bits, and going back.
    Search,
    /// The words and their operations.
    Words,
    /// Calls, and the loop that takes their place.
    Loop,
    /// Other methods, and counting many solutions.
    Counting,
}

impl CoursePart {
    /// The parts, in reading order.
    pub const ALL: [Self; 4] = [Self::Search, Self::Words, Self::Loop, Self::Counting];

    /// The heading.
    #[must_use]
    pub const fn title(self) -> Phrase {
        match self {
            Self::Search => words::PART_SEARCH,
            Self::Words => words::PART_WORDS,
            Self::Loop => words::PART_LOOP,
            Self::Counting => words::PART_COUNTING,
        }
    }

    /// What a reader learns in it: one sentence.
    #[must_use]
    pub const fn about(self) -> Phrase {
        match self {
            Self::Search => words::PART_SEARCH_ABOUT,
            Self::Words => words::PART_WORDS_ABOUT,
            Self::Loop => words::PART_LOOP_ABOUT,
            Self::Counting => words::PART_COUNTING_ABOUT,
        }
    }

    /// Its lessons with their numbers in the course, counted from 1.
    pub fn entries(self) -> impl Iterator<Item = (usize, &'static LessonSummary)> {
        (1..).zip(&COURSE).filter(move |(_, of)| of.part == self)
    }
}
