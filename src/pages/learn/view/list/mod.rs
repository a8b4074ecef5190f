//! The list of lessons and the glossary. They are a part of the program of their own.

mod contents;
mod glossary;

use yew::prelude::*;

use crate::{
    pages::learn::{Content, LearnAction, LearnPage, LessonList},
    site::{Lazy, PageContext, lazy},
};
use bitqueens_course::{Glossary, LessonCards};

/// What the part brings.
pub(super) struct ListPart {
    pub(super) read_cards: fn(&[u8]) -> Option<Content>,
    pub(super) read_glossary: fn(&[u8]) -> Option<Content>,
    /// The list below its heading.
    pub(super) contents: fn(&LearnPage, &LessonCards, &PageContext<LearnAction>) -> Html,
    /// The glossary below its heading.
    pub(super) glossary:
        fn(&Glossary, &LessonList, Option<&'static str>, &PageContext<LearnAction>) -> Html,
}

pub(super) fn part() -> Lazy<ListPart> {
    lazy!(learn_list() -> ListPart = ListPart {
        read_cards: Content::cards,
        read_glossary: Content::glossary,
        contents: contents::contents,
        glossary: glossary::glossary,
    })
}
