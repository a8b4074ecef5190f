//! The list of lessons: what is known of each before it is opened.

use bitqueens_core::named;
use serde::{Deserialize, Serialize};

use super::Picture;

named! {
    /// A part of the course, lessons that follow each other, by its name in texts and in the page's elements. In
    /// reading order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        /// What no other lesson builds on.
        Appendix => "appendix",
    }
}

impl CoursePart {
    /// The parts that have a test.
    pub fn tested() -> impl Iterator<Item = Self> {
        let parts = Self::ALL.into_iter();
        parts.filter(|part| *part != Self::Appendix)
    }

    /// True where the main course does without it.
    #[must_use]
    pub const fn is_advanced(self) -> bool {
        matches!(self, Self::Bits | Self::Counting | Self::Appendix)
    }
}

/// The list of lessons in one language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LessonList {
    /// The lessons, in reading order: the same in every language.
    pub lessons: Vec<LessonSummary>,
    /// Their headings, in the same order.
    pub titles: Vec<String>,
    /// The slugs of all terms of the glossary, by which an address names one.
    pub terms: Vec<String>,
}

/// A lesson without its texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonSummary {
    /// Its name in the address: lower-case ASCII letters.
    pub slug: String,
    /// The part of the course that it belongs to.
    pub part: CoursePart,
    /// Whether the short way leads through it.
    pub is_on_way: bool,
    /// The lessons that became part of it, by the names of their addresses.
    pub formerly: Vec<String>,
    /// Its questions that were another lesson's: the name that each had in stored texts, and the name that it has.
    pub moved: Vec<[String; 2]>,
    /// The minutes that it takes: to read its text, look at its figures and answer its exercises.
    pub minutes: usize,
    /// The number of its quizzes.
    pub n_quizzes: usize,
    /// The number of its exercises.
    pub n_exercises: usize,
}

/// What the page of the list says of each lesson, in one language: a card each, in reading order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LessonCards(pub Vec<Card>);

/// A lesson's card in the list: what it is about before it is opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// What a reader can do after the lesson: one short sentence.
    pub outcome: String,
    /// Its idea in small.
    pub picture: Picture,
}
