//! The list and the glossary as elements. What stands below the heading comes with its file.

mod contents;
mod glossary;

use yew::prelude::*;

use super::{Contents, LearnAction, LearnPage};
use crate::{
    course::{
        Content,
        view::{
            article::{beside, body},
            effects::effects as course_effects,
            fetch::{fetch, untranslated},
        },
    },
    site::{Address, Lazy, PageContext},
    text::words as shared,
};
use bitqueens_course::CourseFile;

fn read(file: &CourseFile, bytes: &[u8]) -> Option<Content> {
    match file {
        CourseFile::List => Content::list(bytes),
        CourseFile::Cards => Content::cards(bytes),
        CourseFile::Glossary => Content::glossary(bytes),
        CourseFile::Lesson(_) | CourseFile::Teachers => None,
    }
}

/// Fetches the file that the page waits for.
pub(super) fn awaited(page: &LearnPage) -> Option<Lazy<LearnAction>> {
    Some(fetch(page.wanted()?, read))
}

/// The name of the area below the heading.
fn area_of(page: &LearnPage) -> AttrValue {
    match page.open {
        Contents::Lessons => "contents".into(),
        Contents::Glossary(_) => Address::GLOSSARY.into(),
    }
}

pub(super) fn page(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let (course, lang) = (&page.course, view.lang());
    let send = view.send.reform(LearnAction::Course);
    let wanted = page.wanted();
    let said = untranslated(wanted.as_ref(), course, &send, lang);
    let below = |drawn| body(&area_of(page), drawn, course, &send, lang);
    match page.open {
        Contents::Lessons => {
            let cards = course.files.cards(course.language);
            let drawn = cards.map(|cards| contents::contents(page, cards, view));
            contents::around(below(drawn), said, lang)
        }
        Contents::Glossary(term) => {
            let terms = course.files.glossary(course.language);
            let drawn = terms.map(|terms| glossary::glossary(terms, course.list(), term, view));
            beside(Address::GLOSSARY, shared::TERMS, below(drawn), said, lang)
        }
    }
}

/// The effects outside of the page's elements.
pub(super) fn effects(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    course_effects(&page.course, page.wanted(), area_of(page), read, view)
}
