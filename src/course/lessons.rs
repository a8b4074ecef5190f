//! The parts of the course, and the lessons that are done.

use super::words;
use crate::{
    site::{Keepsake, NotStored, Shelf},
    text::Phrase,
};
use bitqueens_course::{CoursePart, LessonList, LessonSummary};

pub const fn part_title(part: CoursePart) -> Phrase {
    match part {
        CoursePart::Search => words::PART_SEARCH,
        CoursePart::Words => words::PART_WORDS,
        CoursePart::Loop => words::PART_LOOP,
        CoursePart::Bits => words::PART_BITS,
        CoursePart::Counting => words::PART_COUNTING,
        CoursePart::Appendix => words::PART_APPENDIX,
    }
}

/// What a reader learns in a part: one sentence.
pub const fn part_about(part: CoursePart) -> Phrase {
    match part {
        CoursePart::Search => words::PART_SEARCH_ABOUT,
        CoursePart::Words => words::PART_WORDS_ABOUT,
        CoursePart::Loop => words::PART_LOOP_ABOUT,
        CoursePart::Bits => words::PART_BITS_ABOUT,
        CoursePart::Counting => words::PART_COUNTING_ABOUT,
        CoursePart::Appendix => words::PART_APPENDIX_ABOUT,
    }
}

/// The lessons that are done: their slugs, in the order of the letters. Names that this version does not know stay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(Vec<String>);

impl Keepsake for Progress {
    fn store(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        shelf.write_words(Self::KEY, &before.stored(), &self.stored())
    }
}

impl Progress {
    /// The key under which it is stored.
    pub const KEY: &str = "bitqueens.progress";

    /// Reads what [`stored`](Self::stored) wrote.
    pub fn read(text: &str) -> Self {
        let mut slugs: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        slugs.sort_unstable();
        slugs.dedup();
        Self(slugs)
    }

    /// The slugs of the lessons that are done, with spaces between them.
    pub fn stored(&self) -> String {
        self.0.join(" ")
    }

    /// Takes in the lessons that are done elsewhere.
    pub fn merge(&mut self, there: Self) {
        self.0.extend(there.0);
        self.0.sort_unstable();
        self.0.dedup();
    }

    /// Tells whether a lesson is done, or one that became part of it.
    pub fn has(&self, lesson: &LessonSummary) -> bool {
        let mut slugs = lesson.slugs();
        slugs.any(|slug| self.0.binary_search(slug).is_ok())
    }

    /// The number of lessons that are done.
    pub fn count(&self, list: &LessonList) -> usize {
        list.lessons
            .iter()
            .filter(|lesson| self.has(lesson))
            .count()
    }

    /// Marks a lesson as done or as not done.
    pub fn set(&mut self, lesson: &LessonSummary, done: bool) {
        if !done {
            self.0.retain(|own| lesson.slugs().all(|slug| slug != own));
        } else if let Err(at) = self.0.binary_search(&lesson.slug) {
            self.0.insert(at, lesson.slug.clone());
        }
    }
}
