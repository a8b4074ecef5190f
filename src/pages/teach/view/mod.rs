//! The page for teachers, and the bar of a class, as elements. What stands below the heading comes with its file.

mod class;
mod class_links;
mod exports;
mod plans;
mod tools;
mod way;

use std::rc::Rc;

use yew::prelude::*;

use super::{TeachAction, TeachPage, words::teachers as words};
use crate::{
    course::{
        Content,
        view::{
            article::{beside, body},
            effects::{CourseEffects, CourseWork},
            fetch::{fetch, untranslated},
        },
    },
    draw::view::html,
    site::{Address, Lazy, PageContext, PageView},
};
use bitqueens_course::CourseFile;

fn read(file: &CourseFile, bytes: &[u8]) -> Option<Content> {
    match file {
        CourseFile::List => Content::list(bytes),
        CourseFile::Teachers => Content::edition(bytes),
        CourseFile::Cards | CourseFile::Glossary | CourseFile::Lesson(_) => None,
    }
}

impl PageView for TeachPage {
    fn awaited(&self) -> Option<Lazy<TeachAction>> {
        Some(fetch(self.wanted()?, read))
    }

    fn view(self: &Rc<Self>, view: &PageContext<TeachAction>) -> Html {
        let (course, lang) = (&self.course, view.lang());
        let send = view.send.reform(TeachAction::Course);
        let wanted = self.wanted();
        let edition = course.files.edition(course.language);
        let drawn = edition.map(|edition| tools::tools(self.tools, edition, course.list(), view));
        let said = untranslated(wanted.as_ref(), course, &send, lang);
        let below = body(&Address::TEACHERS.into(), drawn, course, &send, lang);
        beside(Address::TEACHERS, words::TITLE, below, said, lang)
    }

    /// The bar of a class stands above every page.
    fn effects(self: &Rc<Self>, view: &PageContext<TeachAction>) -> Html {
        let course = &self.course;
        let edition = course.files.edition(course.language);
        let class = self
            .class
            .zip(edition)
            .map(|(run, edition)| class::bar(run, edition, self, view));
        let area = Address::TEACHERS.into();
        let work = CourseWork::of(course, self.wanted(), area, read, view);
        html! {
            <>
                <CourseEffects {work} />
                { class.unwrap_or_default() }
            </>
        }
    }
}
