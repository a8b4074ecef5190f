//! The list of lessons: what is known of each before it is opened.

use std::slice;

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
    }
}

impl CoursePart {
    /// True where the main course does without it.
    #[must_use]
    pub const fn is_advanced(self) -> bool {
        matches!(self, Self::Bits | Self::Counting)
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

impl LessonList {
    /// The lesson with that slug.
    #[must_use]
    pub fn lesson(&self, slug: &str) -> Option<&LessonSummary> {
        self.lessons.iter().find(|lesson| lesson.slug == slug)
    }

    /// The place of one of its lessons in the reading order, from 0.
    ///
    /// # Panics
    /// Where it is a lesson of another list.
    #[must_use]
    pub fn index(&self, lesson: &LessonSummary) -> usize {
        let found = self.lessons.iter().position(|of| of.slug == lesson.slug);
        found.expect("the lesson is one of the list")
    }

    /// The heading of one of its lessons.
    #[must_use]
    pub fn title(&self, lesson: &LessonSummary) -> &str {
        &self.titles[self.index(lesson)]
    }

    /// The slug of the term of the glossary.
    #[must_use]
    pub fn term(&self, slug: &str) -> Option<&str> {
        let mut terms = self.terms.iter();
        terms.find(|term| *term == slug).map(String::as_str)
    }

    /// The lessons of the short way.
    pub fn way(&self) -> impl Iterator<Item = &LessonSummary> {
        self.lessons.iter().filter(|of| of.is_on_way)
    }

    /// The first lesson of the short way behind another lesson; `None` where the way is behind the reader.
    #[must_use]
    pub fn next_on_way(&self, lesson: &LessonSummary) -> Option<&LessonSummary> {
        self.behind(lesson).find(|of| of.is_on_way)
    }

    /// The lessons that leave the short way at one of its lessons: those of the main course up to the next one on it.
    pub fn branches<'a>(
        &'a self,
        lesson: &LessonSummary,
    ) -> impl Iterator<Item = &'a LessonSummary> + use<'a> {
        let behind = self.behind(lesson);
        behind.take_while(|of| !of.is_on_way && !of.part.is_advanced())
    }

    fn behind(&self, lesson: &LessonSummary) -> slice::Iter<'_, LessonSummary> {
        self.lessons[self.index(lesson) + 1..].iter()
    }

    /// The lessons of a part with their numbers in the course, counted from 1.
    pub fn of_part(&self, part: CoursePart) -> impl Iterator<Item = (usize, &LessonSummary)> {
        let lessons = (1..).zip(&self.lessons);
        lessons.filter(move |(_, of)| of.part == part)
    }
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
