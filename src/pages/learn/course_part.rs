//! The parts of the course.

use super::{COURSE, LessonSummary, words};
use crate::text::Phrase;

bitqueens_core::named! {
    /// A part of the course, lessons that follow each other, by its name in the page's elements.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum CoursePart {
        /// The puzzle, how it is written in bits, and going back.
        Search => "search",
        /// The words and their operations.
        Words => "words",
        /// Calls, and the loop that takes their place.
        Loop => "loop",
        /// Further operations on bits.
        Bits => "bits",
        /// Other methods, and counting many solutions.
        Counting => "counting",
    }
}

impl CoursePart {
    /// The heading.
    pub const fn title(self) -> Phrase {
        match self {
            Self::Search => words::PART_SEARCH,
            Self::Words => words::PART_WORDS,
            Self::Loop => words::PART_LOOP,
            Self::Bits => words::PART_BITS,
            Self::Counting => words::PART_COUNTING,
        }
    }

    /// What a reader learns in it: one sentence.
    pub const fn about(self) -> Phrase {
        match self {
            Self::Search => words::PART_SEARCH_ABOUT,
            Self::Words => words::PART_WORDS_ABOUT,
            Self::Loop => words::PART_LOOP_ABOUT,
            Self::Bits => words::PART_BITS_ABOUT,
            Self::Counting => words::PART_COUNTING_ABOUT,
        }
    }

    /// True where the main course does without it.
    pub const fn is_advanced(self) -> bool {
        matches!(self, Self::Bits | Self::Counting)
    }

    /// Its lessons with their numbers in the course, counted from 1.
    pub fn entries(self) -> impl Iterator<Item = (usize, &'static LessonSummary)> {
        (1..).zip(&COURSE).filter(move |(_, of)| of.part == self)
    }
}
