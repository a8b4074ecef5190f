//! The list and the glossary as elements. What stands below the heading comes with its file.

mod contents;
mod glossary;

use std::rc::Rc;

use yew::prelude::*;

use super::{Contents, LearnAction, LearnPage};
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

impl PageView for LearnPage {
    fn awaited(&self) -> Option<Lazy<LearnAction>> {
        Some(fetch(self.wanted()?, read))
    }

    fn view(self: &Rc<Self>, view: &PageContext<LearnAction>) -> Html {
        let (course, lang) = (&self.course, view.lang());
        let send = view.send.reform(LearnAction::Course);
        let wanted = self.wanted();
        let said = untranslated(wanted.as_ref(), course, &send, lang);
        let below = |drawn| body(&area_of(self), drawn, course, &send, lang);
        match self.open {
            Contents::Lessons => {
                let cards = course.files.cards(course.language);
                let drawn = cards.map(|cards| contents::contents(self, cards, view));
                contents::around(below(drawn), said, lang)
            }
            Contents::Glossary(term) => {
                let terms = course.files.glossary(course.language);
                let drawn = terms.map(|terms| glossary::glossary(terms, course.list(), term, view));
                beside(Address::GLOSSARY, shared::TERMS, below(drawn), said, lang)
            }
        }
    }

    fn effects(self: &Rc<Self>, view: &PageContext<LearnAction>) -> Html {
        let work = CourseWork::of(&self.course, self.wanted(), area_of(self), read, view);
        html! { <CourseEffects {work} /> }
    }
}

/// The name of the area below the heading.
fn area_of(page: &LearnPage) -> AttrValue {
    match page.open {
        Contents::Lessons => "contents".into(),
        Contents::Glossary(_) => Address::GLOSSARY.into(),
    }
}
