//! The lessons of the course as a list: what is the same in every language.

use std::{ops::Deref, sync::OnceLock};

use super::words;
use crate::text::Phrase;
use bitqueens_course::{CoursePart, LessonList, LessonSummary};

/// The lessons in reading order, and the terms of the glossary. Both are the same in every language.
///
/// They come with the page, so everything else of the page's state can rely on them: whichever list arrives first
/// says them for good. A program that runs on the machine itself reads them from the folder of the course.
pub static COURSE: Lessons = Lessons(OnceLock::new());

/// See [`COURSE`].
#[derive(Debug)]
pub struct Lessons(OnceLock<&'static LessonList>);

/// The lesson with that slug; `None` where there is none.
pub fn entry(slug: &str) -> Option<&'static LessonSummary> {
    COURSE.iter().find(|entry| entry.slug == slug)
}

/// The lesson of which that slug's lesson became a part; `None` where none did.
pub fn became(slug: &str) -> Option<&'static LessonSummary> {
    let mut lessons = COURSE.iter();
    lessons.find(|of| of.formerly.iter().any(|formerly| formerly == slug))
}

/// The name that a question has in stored texts by the name that it had: questions move with their lessons.
pub fn name_now(name: String) -> String {
    let mut moved = COURSE.iter().flat_map(|of| &of.moved);
    let moved = moved.find(|[before, _]| *before == name);
    moved.map_or(name, |[_, now]| now.clone())
}

impl Lessons {
    /// Takes the list that the page comes with.
    pub fn arrive(&self, list: &'static LessonList) {
        // A second list says the same lessons.
        self.0.set(list).ok();
    }

    /// The list that arrived first, in whichever language it is.
    #[cfg(not(target_family = "wasm"))]
    pub fn list(&self) -> &'static LessonList {
        self.0
            .get_or_init(|| super::at_hand::list(crate::text::Lang::En))
    }

    #[cfg(target_family = "wasm")]
    pub fn list(&self) -> &'static LessonList {
        static NONE: LessonList = LessonList {
            lessons: Vec::new(),
            titles: Vec::new(),
            terms: Vec::new(),
        };
        self.0.get().copied().unwrap_or(&NONE)
    }

    /// The place of a lesson in the reading order, from 0.
    pub fn index(&self, lesson: &LessonSummary) -> usize {
        let found = self.iter().position(|of| of.slug == lesson.slug);
        found.expect("every lesson is in the course")
    }

    /// The slug of the term of the glossary.
    pub fn term(&self, slug: &str) -> Option<&'static str> {
        let mut terms = self.list().terms.iter();
        terms.find(|term| *term == slug).map(String::as_str)
    }

    /// The lessons of the short way, in reading order.
    pub fn way(&self) -> impl Iterator<Item = &'static LessonSummary> {
        self.list().lessons.iter().filter(|of| of.is_on_way)
    }

    /// The first lesson of the short way behind another lesson; `None` where the way is behind the reader.
    pub fn next_on_way(&self, lesson: &LessonSummary) -> Option<&'static LessonSummary> {
        let mut behind = self.list().lessons.iter().skip(self.index(lesson) + 1);
        behind.find(|of| of.is_on_way)
    }

    /// The lesson behind another in reading order. The appendix is no further lesson of the course.
    pub fn next(&self, lesson: &LessonSummary) -> Option<&'static LessonSummary> {
        let next = self.list().lessons.get(self.index(lesson) + 1)?;
        let is_end = next.part == CoursePart::Appendix && lesson.part != CoursePart::Appendix;
        (!is_end).then_some(next)
    }

    /// The lessons that leave the short way at one of its lessons: those of the main course up to the next one on it.
    pub fn branches(&self, lesson: &LessonSummary) -> impl Iterator<Item = &'static LessonSummary> {
        let behind = self.list().lessons.iter().skip(self.index(lesson) + 1);
        behind.take_while(|of| !of.is_on_way && !of.part.is_advanced())
    }

    /// The lessons of a part with their numbers in the course, counted from 1.
    pub fn of_part(
        &self,
        part: CoursePart,
    ) -> impl Iterator<Item = (usize, &'static LessonSummary)> {
        let lessons = self.list().lessons.iter();
        (1..).zip(lessons).filter(move |(_, of)| of.part == part)
    }
}

impl Deref for Lessons {
    type Target = [LessonSummary];

    fn deref(&self) -> &'static [LessonSummary] {
        &self.list().lessons
    }
}

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

/// The lessons of [`COURSE`] that are done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress(Vec<bool>);

impl Default for Progress {
    fn default() -> Self {
        Self(vec![false; COURSE.len()])
    }
}

impl Progress {
    /// Reads what [`stored`](Self::stored) wrote, by this or an earlier version: the lesson of which another became a part
    /// is done where that one was. Other names are left out.
    pub fn read(text: &str) -> Self {
        let mut progress = Self::default();
        for slug in text.split(' ') {
            if let Some(lesson) = super::entry(slug).or_else(|| became(slug)) {
                progress.set(lesson, true);
            }
        }
        progress
    }

    /// The slugs of the lessons that are done, with spaces between them.
    pub fn stored(&self) -> String {
        let done = COURSE.iter().filter(|lesson| self.has(lesson));
        let slugs: Vec<_> = done.map(|lesson| lesson.slug.as_str()).collect();
        slugs.join(" ")
    }

    pub fn has(&self, lesson: &LessonSummary) -> bool {
        self.0[COURSE.index(lesson)]
    }

    /// The number of lessons that are done.
    pub fn count(&self) -> usize {
        self.0.iter().filter(|done| **done).count()
    }

    /// The number of lessons that are done in the main course, or beside it.
    pub fn count_of(&self, is_advanced: bool) -> usize {
        let lessons = COURSE
            .iter()
            .filter(|of| of.part.is_advanced() == is_advanced);
        lessons.filter(|of| self.has(of)).count()
    }

    /// Marks a lesson as done or as not done.
    pub fn set(&mut self, lesson: &LessonSummary, done: bool) {
        self.0[COURSE.index(lesson)] = done;
    }
}
