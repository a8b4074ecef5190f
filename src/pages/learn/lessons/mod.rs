//! The lessons, one file each, Japanese and English on adjacent lines.

mod and;
mod backtrack;
mod classes;
mod cost;
mod edges;
mod elsewhere;
mod ghost;
mod join;
mod layout;
mod lowest;
mod mask;
mod method_figures;
mod methods;
mod next;
mod not;
mod ops;
mod or;
mod order;
mod places;
mod puzzle;
mod recursion;
mod row;
mod shadow;
mod shift;
mod sixteen;
mod stack;
mod symmetry;

use crate::{
    pages::learn::{Lesson, LessonSummary},
    text::Phrase,
};
use bitqueens_core::{
    bits::Width,
    solver::{Line, LoopWord, Size},
};

/// The entry of every lesson, in reading order.
pub static COURSE: [LessonSummary; 26] = {
    let parts: [&[Lesson]; 4] = [&SEARCH, &WORDS, &LOOP, &COUNTING];
    let mut course = [LessonSummary::of(&SEARCH[0]); 26];
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

/// The lessons of the part on the search.
pub(super) static SEARCH: [Lesson; 6] = [
    puzzle::LESSON,
    row::LESSON,
    places::LESSON,
    layout::LESSON,
    backtrack::LESSON,
    cost::LESSON,
];

/// The lessons of the part on the words.
pub(super) static WORDS: [Lesson; 10] = [
    shadow::LESSON,
    shift::LESSON,
    or::LESSON,
    not::LESSON,
    and::LESSON,
    mask::LESSON,
    ghost::LESSON,
    lowest::LESSON,
    next::LESSON,
    ops::LESSON,
];

/// The lessons of the part on the loop.
pub(super) static LOOP: [Lesson; 4] = [
    recursion::LESSON,
    stack::LESSON,
    order::LESSON,
    methods::LESSON,
];

/// The lessons of the part on counting.
pub(super) static COUNTING: [Lesson; 6] = [
    symmetry::LESSON,
    classes::LESSON,
    edges::LESSON,
    join::LESSON,
    sixteen::LESSON,
    elsewhere::LESSON,
];

/// Every lesson with its blocks, in reading order.
pub fn lessons() -> impl Iterator<Item = &'static Lesson> {
    let parts: [&[Lesson]; 4] = [&SEARCH, &WORDS, &LOOP, &COUNTING];
    parts.into_iter().flatten()
}

/// The lesson with that slug; `None` where there is none.
#[must_use]
pub fn lesson(slug: &str) -> Option<&'static Lesson> {
    lessons().find(|lesson| lesson.slug == slug)
}

/// The attack words, as binary rows below a board.
const ATTACKS: &[LoopWord] = &[
    LoopWord::Attack(Line::Left),
    LoopWord::Attack(Line::Down),
    LoopWord::Attack(Line::Right),
];

/// The same text in both languages: code and numbers.
const fn both(text: &'static str) -> Phrase {
    Phrase { ja: text, en: text }
}

/// A board of the course, for constants and drawn questions: 1 to 27.
const fn side(n: u8) -> Size {
    match Size::new(n) {
        Ok(size) => size,
        Err(_) => panic!("no board has this side"),
    }
}

/// A width of the course, for constants and drawn questions: 4 to 32.
const fn width(bits: u8) -> Width {
    match Width::new(bits) {
        Ok(width) => width,
        Err(_) => panic!("no word has this width"),
    }
}
