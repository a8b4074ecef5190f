//! A lesson with its questions. It is a part of the program of its own, without the lesson's pictures.

mod body;
pub(super) mod questions;

use yew::prelude::*;

use crate::{
    pages::learn::{Content, LearnAction, LearnPage, OpenLesson},
    site::{Lazy, PageContext, lazy},
};

/// What the part brings.
pub(super) struct LessonPart {
    pub(super) read: fn(&[u8]) -> Option<Content>,
    /// A lesson below its heading.
    pub(super) body: fn(&LearnPage, &OpenLesson, &PageContext<LearnAction>) -> Html,
}

pub(super) fn part() -> Lazy<LessonPart> {
    lazy!(learn_lesson() -> LessonPart = LessonPart {
        read: Content::lesson,
        body: body::body,
    })
}
