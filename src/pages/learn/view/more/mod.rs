//! What is not a lesson's text: the pages beside the lessons and the figures of the fast count.
//! They are a part of the program of their own, fetched when one of them is first shown.

mod glossary;
mod join;
mod teachers;

use yew::prelude::*;

use crate::{
    draw::view::lazy::lazy_drawing,
    pages::learn::{Appendix, LearnAction, LearnPage},
    site::{Lazy, View, lazy},
};

/// A drawing of this part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum More {
    /// What a page beside the lessons holds below its heading.
    Appendix(Appendix),
    /// The fast count, one row set at a time.
    Join,
    /// N = 8 beside N = 16.
    Work,
}

impl More {
    /// The name of its area.
    const fn area(self) -> &'static str {
        match self {
            Self::Appendix(of) => of.name(),
            Self::Join => "join",
            Self::Work => "work",
        }
    }
}

/// Draws one of them.
fn draw(more: More, page: &LearnPage, view: &View<LearnAction>) -> Html {
    match more {
        More::Appendix(Appendix::Teachers) => teachers::teachers(view.lang()),
        More::Appendix(Appendix::Glossary) => glossary::glossary(page, view),
        More::Join => join::join(page.join, view),
        More::Work => join::work(page.counted, view.lang()),
    }
}

/// One of them, or while the part is on the way a sentence that says so.
pub(super) fn more(more: More, page: &LearnPage, view: &View<LearnAction>) -> Html {
    let given = (more, page.clone(), view.clone());
    lazy_drawing("learn_more", more.area(), drawing, given, view.lang())
}

type Given = (More, LearnPage, View<LearnAction>);

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(learn_more(given: Given) -> Html = draw(given.0, &given.1, &given.2))
}
