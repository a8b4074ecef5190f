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

use crate::{pages::learn::Lesson, text::Phrase};
use bitqueens_core::{
    bits::Width,
    solver::{Line, LoopWord, Size},
};

/// Every lesson, in reading order.
pub static COURSE: [Lesson; 26] = [
    // The search.
    puzzle::LESSON,
    row::LESSON,
    places::LESSON,
    layout::LESSON,
    backtrack::LESSON,
    cost::LESSON,
    // The words.
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
    // The loop.
    recursion::LESSON,
    stack::LESSON,
    order::LESSON,
    methods::LESSON,
    // Counting.
    symmetry::LESSON,
    classes::LESSON,
    edges::LESSON,
    join::LESSON,
    sixteen::LESSON,
    elsewhere::LESSON,
];

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
