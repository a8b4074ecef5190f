//! Which lessons are done, kept on the reader's machine.

use super::Section;
use crate::lessons::{COURSE, Lesson};

/// Which lessons of [`COURSE`] are done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress([bool; COURSE.len()]);

impl Progress {
    /// What was stored by [`stored`](Self::stored). Names of another version say nothing to this one.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut progress = Self::default();
        for slug in text.split(' ') {
            if let Some(section) = Section::from_slug(slug) {
                progress.set(section, true);
            }
        }
        progress
    }

    /// The slugs of the lessons that are done, with spaces between them.
    #[must_use]
    pub fn stored(&self) -> String {
        let done = COURSE.iter().zip(self.0).filter(|(_, done)| *done);
        done.map(|(lesson, _)| lesson.slug)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Whether a lesson is done.
    #[must_use]
    pub fn has(&self, lesson: &Lesson) -> bool {
        let mut lessons = COURSE.iter().zip(self.0);
        lessons.any(|(of, done)| done && of.slug == lesson.slug)
    }

    /// How many are done.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.iter().filter(|done| **done).count()
    }

    pub(super) fn set(&mut self, section: Section, done: bool) {
        for (lesson, entry) in COURSE.iter().zip(&mut self.0) {
            if section == Section::Lesson(lesson) {
                *entry = done;
            }
        }
    }
}
