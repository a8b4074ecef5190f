//! The lessons, as the course's text has them.

use std::borrow::Cow;

use super::{
    Ask, Asked as AnswerKind, Block, Card, CoursePart, ExampleOf, Exercise, FaultTrial, Figure,
    JoinStep, Lesson, LessonGroup, LessonOpening, LessonSummary, Picture, Place, Quiz, QuizAnswer,
    Trick,
    questions::{self, side, width},
};
use crate::{
    question::TargetWord,
    site::Route,
    text::{Lang, Phrase},
};
use bitqueens_core::{
    faults::{Fault, FaultySearch, Symptom},
    solver::{Line, LoopWord, Phase},
};

macro_rules! listed {
    ($($Group:ident $LESSONS:ident $part:ident $name:literal),+) => {
        $(
            #[doc = concat!("The lessons that `", $name, "` brings.")]
            pub(super) static $LESSONS: &[Lesson] = &bitqueens_course::lessons!($part);
        )+

        /// The lessons of each group, in reading order.
        pub(super) static GROUPS: [(LessonGroup, &[Lesson]); LessonGroup::ALL.len()] =
            [$((LessonGroup::$Group, $LESSONS)),+];
    };
}

bitqueens_course::groups!(listed);

const N_LESSONS: usize = {
    let (mut n_lessons, mut group) = (0, 0);
    while group < GROUPS.len() {
        n_lessons += GROUPS[group].1.len();
        group += 1;
    }
    n_lessons
};

/// The entry of every lesson, in reading order.
pub static COURSE: [LessonSummary; N_LESSONS] = {
    let (group, lessons) = GROUPS[0];
    let mut course = [LessonSummary::of(&lessons[0], group); N_LESSONS];
    let (mut at_group, mut at, mut number) = (0, 0, 0);
    while number < course.len() {
        let (group, lessons) = GROUPS[at_group];
        if at == lessons.len() {
            (at_group, at) = (at_group + 1, 0);
            continue;
        }
        course[number] = LessonSummary::of(&lessons[at], group);
        (at, number) = (at + 1, number + 1);
    }
    course
};

/// The card of every lesson, in reading order. Only the list of lessons shows them, so a lesson comes
/// without them.
pub(super) static CARDS: [Card; N_LESSONS] = bitqueens_course::cards!();

/// Every lesson with its blocks, in reading order.
pub fn lessons() -> impl Iterator<Item = &'static Lesson> {
    GROUPS.iter().flat_map(|(_, lessons)| *lessons)
}

/// The lesson with that slug; `None` where there is none.
pub fn lesson(slug: &str) -> Option<&'static Lesson> {
    lessons().find(|lesson| lesson.slug == slug)
}
