//! The lessons that are done, kept on the reader's machine.

use super::{COURSE, LessonSummary};

/// The lessons of [`COURSE`] that are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress([bool; COURSE.len()]);

impl Default for Progress {
    /// No lesson is done.
    fn default() -> Self {
        Self([false; COURSE.len()])
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
        let done = COURSE.iter().zip(self.0).filter(|(_, done)| *done);
        done.map(|(lesson, _)| lesson.slug)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Tells whether a lesson is done.
    pub fn has(&self, lesson: &LessonSummary) -> bool {
        let mut lessons = COURSE.iter().zip(self.0);
        lessons.any(|(of, done)| done && of == lesson)
    }

    /// The first lesson that is not done.
    pub fn next(&self) -> Option<&'static LessonSummary> {
        let mut lessons = COURSE.iter().zip(self.0);
        lessons.find(|(_, done)| !done).map(|(lesson, _)| lesson)
    }

    /// The number of lessons that are done.
    pub fn count(&self) -> usize {
        self.0.iter().filter(|done| **done).count()
    }

    /// The number of lessons that are done in the main course, or beside it.
    pub fn count_of(&self, is_advanced: bool) -> usize {
        let lessons = COURSE.iter().zip(self.0);
        let done = lessons.filter(|(of, done)| *done && of.part.is_advanced() == is_advanced);
        done.count()
    }

    /// Marks a lesson as done or as not done.
    pub fn set(&mut self, lesson: &LessonSummary, done: bool) {
        for (of, is_done) in COURSE.iter().zip(&mut self.0) {
            if of == lesson {
                *is_done = done;
            }
        }
    }
}
