//! The lessons, as the course's text has them.

use std::borrow::Cow;

use super::{
    Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, JoinStep, Lesson, LessonOpening,
    LessonSummary, Picture, Place, Quiz, QuizAnswer, Trick,
    questions::{self, side, width},
};
use crate::{
    question::{AnswerKind, TargetWord},
    site::Route,
    text::Phrase,
};
use bitqueens_core::{
    faults::{Fault, FaultySearch, Symptom},
    solver::{Line, LoopWord, Phase},
};

/// The lessons of the part on the search.
pub(super) static SEARCH: &[Lesson] = &bitqueens_course::lessons!(search);

/// The lessons of the part on the words.
pub(super) static WORDS: &[Lesson] = &bitqueens_course::lessons!(words);

/// The lessons of the part on the loop.
pub(super) static LOOP: &[Lesson] = &bitqueens_course::lessons!(loop);

/// The lessons of the part on further bit operations.
pub(super) static BITS: &[Lesson] = &bitqueens_course::lessons!(bits);

/// The lessons of the part on counting.
pub(super) static COUNTING: &[Lesson] = &bitqueens_course::lessons!(counting);

const N_LESSONS: usize = SEARCH.len() + WORDS.len() + LOOP.len() + BITS.len() + COUNTING.len();

/// The entry of every lesson, in reading order.
pub static COURSE: [LessonSummary; N_LESSONS] = {
    let parts = [SEARCH, WORDS, LOOP, BITS, COUNTING];
    let mut course = [LessonSummary::of(&SEARCH[0]); N_LESSONS];
    let (mut part, mut at, mut number) = (0, 0, 0);
    while number < course.len() {
        if at == parts[part].len() {
            (part, at) = (part + 1, 0);
        }
        course[number] = LessonSummary::of(&parts[part][at]);
        (at, number) = (at + 1, number + 1);
    }
    course
};

/// Every lesson with its blocks, in reading order.
pub fn lessons() -> impl Iterator<Item = &'static Lesson> {
    [SEARCH, WORDS, LOOP, BITS, COUNTING].into_iter().flatten()
}

/// The lesson with that slug; `None` where there is none.
#[must_use]
pub fn lesson(slug: &str) -> Option<&'static Lesson> {
    lessons().find(|lesson| lesson.slug == slug)
}
