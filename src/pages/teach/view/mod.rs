//! The page for teachers, and the bar of a class, as elements. What stands below the heading comes with its file.

mod class;
mod class_links;
mod exports;
mod plans;
mod tools;
mod way;

use yew::prelude::*;

use super::{TeachAction, TeachPage, words::teachers as words};
use crate::{
    course::{
        Content,
        view::{
            article::{beside, body},
            effects::effects as course_effects,
            fetch::{fetch, untranslated},
        },
    },
    draw::view::html,
    site::{Address, Lazy, PageContext},
};
use bitqueens_course::CourseFile;

fn read(file: &CourseFile, bytes: &[u8]) -> Option<Content> {
    match file {
        CourseFile::List => Content::list(bytes),
        CourseFile::Teachers => Content::edition(bytes),
        CourseFile::Cards | CourseFile::Glossary | CourseFile::Lesson(_) => None,
    }
}

/// Fetches the file that the page waits for.
pub(super) fn awaited(page: &TeachPage) -> Option<Lazy<TeachAction>> {
    Some(fetch(page.wanted()?, read))
}

pub(super) fn page(page: &TeachPage, view: &PageContext<TeachAction>) -> Html {
    let (course, lang) = (&page.course, view.lang());
    let send = view.send.reform(TeachAction::Course);
    let wanted = page.wanted();
    let edition = course.files.edition(course.language);
    let drawn = edition.map(|edition| tools::tools(page.tools, edition, course.list(), view));
    let said = untranslated(wanted.as_ref(), course, &send, lang);
    let below = body(&Address::TEACHERS.into(), drawn, course, &send, lang);
    beside(Address::TEACHERS, words::TITLE, below, said, lang)
}

/// The effects outside of the page's elements. The bar of a class stands above every page.
pub(super) fn effects(page: &TeachPage, view: &PageContext<TeachAction>) -> Html {
    let course = &page.course;
    let edition = course.files.edition(course.language);
    let class = page
        .class
        .zip(edition)
        .map(|(run, edition)| class::bar(run, edition, page, view));
    html! {
        <>
            { course_effects(course, page.wanted(), Address::TEACHERS.into(), read, view) }
            { class.unwrap_or_default() }
        </>
    }
}
