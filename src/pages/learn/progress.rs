//! The lessons that are done, kept on the reader's machine.

use bitqueens_course::LessonSummary;

use super::COURSE;

/// The lessons of [`COURSE`] that are done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress(Vec<bool>);

impl Default for Progress {
    /// No lesson is done.
    fn default() -> Self {
        Self(vec![false; COURSE.len()])
    }
}

impl Progress {
    /// Reads what [`stored`](Self::stored) wrote. Names of another version are left out.
    pub fn read(text: &str) -> Self {
        let mut progress = Self::default();
        for slug in text.split(' ') {
            if let Some(lesson) = super::entry(slug) {
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

    /// Tells whether a lesson is done.
    pub fn has(&self, lesson: &LessonSummary) -> bool {
        self.0[COURSE.index(lesson)]
    }

    /// The first lesson that is not done.
    pub fn next(&self) -> Option<&'static LessonSummary> {
        COURSE.iter().find(|lesson| !self.has(lesson))
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
