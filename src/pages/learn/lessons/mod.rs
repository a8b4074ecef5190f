//! The lessons, one file each, Japanese and English on adjacent lines.

mod ghost;
mod layout;
mod lowest;
mod mask;
mod next;
mod or;
mod places;
mod recursion;
mod row;
mod shadow;
mod shift;
mod symmetry;

use crate::pages::learn::Lesson;
use bitqueens_core::{
    bits::Width,
    solver::{Line, LoopWord, Size},
};

/// Every lesson, in reading order.
pub static COURSE: [Lesson; 12] = [
    row::LESSON,
    places::LESSON,
    layout::LESSON,
    shadow::LESSON,
    or::LESSON,
    mask::LESSON,
    lowest::LESSON,
    next::LESSON,
    shift::LESSON,
    ghost::LESSON,
    recursion::LESSON,
    symmetry::LESSON,
];

/// The attack words, as binary rows below a board.
const ATTACKS: &[LoopWord] = &[
    LoopWord::Attack(Line::Left),
    LoopWord::Attack(Line::Down),
    LoopWord::Attack(Line::Right),
];

/// A board of the course, for constants alone, where a panic is a compile error.
const fn side(n: u8) -> Size {
    match Size::new(n) {
        Ok(size) => size,
        Err(_) => panic!("no board has this side"),
    }
}

/// A width of the course, for constants alone, where a panic is a compile error.
const fn width(bits: u8) -> Width {
    match Width::new(bits) {
        Ok(width) => width,
        Err(_) => panic!("no word has this width"),
    }
}
