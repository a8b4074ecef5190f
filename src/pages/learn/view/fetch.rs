//! Fetching the lessons of a part of the course.

use crate::{
    pages::learn::{CoursePart, LessonsPart, lessons},
    site::{Lazy, lazy},
};

/// Fetches the lessons of a part.
pub(super) fn fetch(part: CoursePart) -> Lazy<LessonsPart> {
    match part {
        CoursePart::Search => {
            lazy!(learn_search(part: CoursePart) -> LessonsPart = LessonsPart::new(part, lessons::SEARCH))
        }
        CoursePart::Words => {
            lazy!(learn_words(part: CoursePart) -> LessonsPart = LessonsPart::new(part, lessons::WORDS))
        }
        CoursePart::Loop => {
            lazy!(learn_loop(part: CoursePart) -> LessonsPart = LessonsPart::new(part, lessons::LOOP))
        }
        CoursePart::Bits => {
            lazy!(learn_bits(part: CoursePart) -> LessonsPart = LessonsPart::new(part, lessons::BITS))
        }
        CoursePart::Counting => {
            lazy!(learn_counting(part: CoursePart) -> LessonsPart = LessonsPart::new(part, lessons::COUNTING))
        }
    }
}
