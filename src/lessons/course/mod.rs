//! The words of the course, one file a lesson, in the order they are read.

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

use super::Lesson;
use crate::bits::Width;

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

/// A width of the course, to be used in constants alone: there its panic is a compile error.
const fn width(bits: u8) -> Width {
    match Width::new(bits) {
        Ok(width) => width,
        Err(_) => panic!("no word has this width"),
    }
}
