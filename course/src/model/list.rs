//! The list of lessons: what is known of each before it is opened.

use std::{iter, slice};

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
        let found = self.lessons.iter().position(|own| own.slug == lesson.slug);
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

    /// The lesson of which that slug's lesson became a part.
    #[must_use]
    pub fn became(&self, slug: &str) -> Option<&LessonSummary> {
        let mut lessons = self.lessons.iter();
        lessons.find(|lesson| lesson.formerly.iter().any(|formerly| formerly == slug))
    }

    /// The lesson behind another in reading order. The appendix is no further lesson of the course.
    #[must_use]
    pub fn next(&self, lesson: &LessonSummary) -> Option<&LessonSummary> {
        let next = self.behind(lesson).next()?;
        let is_end = next.part == CoursePart::Appendix && lesson.part != CoursePart::Appendix;
        (!is_end).then_some(next)
    }

    /// The lessons of the short way.
    pub fn way(&self) -> impl Iterator<Item = &LessonSummary> {
        self.lessons.iter().filter(|lesson| lesson.is_on_way)
    }

    /// The first lesson of the short way behind another lesson; `None` where the way is behind the reader.
    #[must_use]
    pub fn next_on_way(&self, lesson: &LessonSummary) -> Option<&LessonSummary> {
        self.behind(lesson).find(|lesson| lesson.is_on_way)
    }

    /// The lessons that leave the short way at one of its lessons: those of the main course up to the next one on it.
    pub fn branches<'a>(
        &'a self,
        lesson: &LessonSummary,
    ) -> impl Iterator<Item = &'a LessonSummary> + use<'a> {
        let behind = self.behind(lesson);
        behind.take_while(|lesson| !lesson.is_on_way && !lesson.part.is_advanced())
    }

    fn behind(&self, lesson: &LessonSummary) -> slice::Iter<'_, LessonSummary> {
        self.lessons[self.index(lesson) + 1..].iter()
    }

    /// The lessons of a part with their numbers in the course, counted from 1.
    pub fn of_part(&self, part: CoursePart) -> impl Iterator<Item = (usize, &LessonSummary)> {
        let lessons = (1..).zip(&self.lessons);
        lessons.filter(move |(_, lesson)| lesson.part == part)
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

impl LessonSummary {
    /// Its slug, and those of the lessons that became part of it.
    pub fn slugs(&self) -> impl Iterator<Item = &String> {
        iter::once(&self.slug).chain(&self.formerly)
    }
}
