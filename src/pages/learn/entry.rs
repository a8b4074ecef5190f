//! A lesson as the list of lessons has it.

use super::{Block, COURSE, Card, CoursePart, Lesson, LessonGroup, lessons::CARDS};
use crate::text::{Lang, Phrase};

/// A lesson without its blocks: they are fetched when the lesson is opened.
#[derive(Clone, Copy, Debug)]
pub struct LessonSummary {
    /// Its name in the address: lower-case ASCII letters.
    pub slug: &'static str,
    /// The part of the course that it belongs to.
    pub part: CoursePart,
    /// The lessons that its blocks are fetched with.
    pub group: LessonGroup,
    /// Its heading.
    pub title: Phrase,
    /// The minutes that it takes: to read its text, look at its figures and answer its exercises.
    pub minutes: usize,
    /// The number of its quizzes.
    pub n_quizzes: usize,
    /// The number of its exercises.
    pub n_exercises: usize,
}

/// The entry with that slug; `None` where there is none.
pub fn entry(slug: &str) -> Option<&'static LessonSummary> {
    COURSE.iter().find(|entry| entry.slug == slug)
}

impl PartialEq for LessonSummary {
    /// Each lesson has its own slug.
    fn eq(&self, other: &Self) -> bool {
        self.slug == other.slug
    }
}

impl Eq for LessonSummary {}

impl LessonSummary {
    /// Its card in the list.
    pub fn card(&self) -> &'static Card {
        &CARDS[self.index()]
    }

    /// Its place in [`COURSE`].
    pub(super) fn index(&self) -> usize {
        let mut lessons = COURSE.iter();
        lessons
            .position(|of| of == self)
            .expect("every lesson is in the course")
    }

    /// The entry of a lesson, worked out when the program is compiled.
    pub(super) const fn of(lesson: &Lesson, group: LessonGroup) -> Self {
        let (mut seconds, mut at) = (0, 0);
        let (mut n_quizzes, mut n_exercises) = (0, 0);
        while at < lesson.blocks.len() {
            seconds += seconds_of(&lesson.blocks[at]);
            match lesson.blocks[at] {
                Block::Quiz(_) => n_quizzes += 1,
                Block::Exercise(_) => n_exercises += 1,
                _ => {}
            }
            at += 1;
        }
        Self {
            slug: lesson.slug,
            part: lesson.part,
            group,
            title: lesson.title,
            minutes: usize::div_ceil(seconds, 60),
            n_quizzes,
            n_exercises,
        }
    }
}

const fn seconds_of(block: &Block) -> usize {
    match block {
        // 500 characters a minute.
        Block::Prose(text) | Block::Why { answer: text, .. } => {
            n_characters(text.in_lang(Lang::Ja)) * 60 / 500
        }
        Block::Figure(_) | Block::Quiz(_) => 20,
        Block::Opening(_) | Block::Example(_) => 40,
        Block::Break(_) | Block::Work => 30,
        Block::Join(_) | Block::Exercise(_) => 60,
        Block::Code(_) | Block::Step { .. } | Block::Onward { .. } => 5,
    }
}

/// Counts characters by their first bytes; the further bytes of one begin with the bits 10. The
/// address of a term is not read.
const fn n_characters(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut count, mut at) = (0, 0);
    while at < bytes.len() {
        if at + 1 < bytes.len() && bytes[at] == b']' && bytes[at + 1] == b'(' {
            while bytes[at] != b')' {
                at += 1;
            }
        } else {
            count += (bytes[at] >> 6 != 0b10) as usize;
        }
        at += 1;
    }
    count
}
