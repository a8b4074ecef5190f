//! What is not a lesson's text: the pages beside the lessons and the figures of the fast count.
//! They are a part of the program of their own, fetched when one of them is first shown.

mod glossary;
mod join;
mod teachers;

use yew::prelude::*;

use crate::{
    draw::view::late::{Arriving, arriving, late_drawing},
    pages::learn::{Appendix, LearnAction, LearnPage},
    site::{NotFetched, View},
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

/// Draws one of them. The build cuts the program here.
#[cfg_attr(
    feature = "split",
    wasm_split_helpers::wasm_split(learn_more, fallible)
)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "fetching the part can fail where the program is split"
)]
fn draw(more: More, page: &LearnPage, view: &View<LearnAction>) -> Result<Html, NotFetched> {
    Ok(match more {
        More::Appendix(Appendix::Teachers) => teachers::teachers(view.lang()),
        More::Appendix(Appendix::Glossary) => glossary::glossary(page, view),
        More::Join => join::join(page.join, view),
        More::Work => join::work(page.counted, view.lang()),
    })
}

/// One of them, or while the part is on the way a sentence that says so.
pub(super) fn more(more: More, page: &LearnPage, view: &View<LearnAction>) -> Html {
    let given = (more, page.clone(), view.clone());
    late_drawing("learn_more", more.area(), drawing, given, view.lang())
}

fn drawing((more, page, view): (More, LearnPage, View<LearnAction>)) -> Arriving<Html> {
    arriving!(draw(more, &page, &view))
}
