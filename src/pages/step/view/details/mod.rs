//! Drawings of the stepping page that a press on Next does not need. They are a part of the program of their own,
//! fetched once the first screen has been drawn. Whatever is added to the page belongs here, if it can wait: a name
//! in `Detail`, and the function in `draw`.

mod below;
mod compare;
mod controls;
mod embed;
mod found;
mod long_seek;
mod midway;
mod panels;
mod question;
mod recursion;
mod share;
mod sheet;
mod solutions;
mod timeline;
mod tree;
mod until;
mod ways;

use std::rc::Rc;

use yew::prelude::*;

use question::{asking, field};

use crate::{
    draw::view::lazy::lazy_drawing,
    pages::step::{StepAction, StepPage},
    site::{Lazy, PageContext, lazy},
};

bitqueens_core::named! {
    /// A drawing of this part, by the name of its area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Detail {
        /// What stands below the first screen.
        Below => "below",
        /// The bits or the choices that a question is answered with.
        Field => "field",
        /// What the last check of them said.
        Verdict => "verdict",
        /// The stepper inside another page.
        Embed => "embed",
        /// The solutions found so far, in small.
        Found => "found",
        /// The jumps in the dock and what is chosen about the steps.
        Choices => "choices",
        /// The strip in the dock.
        Timeline => "timeline",
        /// Where in the search the page has opened.
        Midway => "midway",
        /// The ways of looking at the step.
        Ways => "ways",
        /// The step as a sheet of paper.
        Sheet => "sheet",
    }
}

fn draw(detail: Detail, page: &StepPage, view: &PageContext<StepAction>) -> Html {
    match detail {
        Detail::Below => below::below(page, view),
        Detail::Field => {
            let question = page.prediction.question.as_deref();
            question.map(|of| field(of, view)).unwrap_or_default()
        }
        Detail::Verdict => {
            let question = page.prediction.question.as_deref();
            question.map(|of| asking(of, view)).unwrap_or_default()
        }
        Detail::Embed => embed::embed(page, view),
        Detail::Found => found::found(page, view.lang()),
        Detail::Choices => controls::choices(page, view),
        Detail::Midway => midway::midway(page, view),
        Detail::Timeline => timeline::timeline(page, view),
        Detail::Ways => ways::ways(page, view),
        Detail::Sheet => sheet::sheet(page, view),
    }
}

/// A detail, or while its part is on the way a sentence that says so. Beside the moves nothing is
/// said: what stands below the first screen is of the same part.
pub(super) fn detail(detail: Detail, page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let given = (detail, Rc::new(page.clone()), view.clone());
    let is_quiet = matches!(
        detail,
        Detail::Choices | Detail::Midway | Detail::Timeline | Detail::Ways
    );
    let lang = (!is_quiet).then_some(view.lang());
    lazy_drawing("step_details", detail.name(), drawing, given, lang)
}

type Given = (Detail, Rc<StepPage>, PageContext<StepAction>);

/// A detail. The part has one way in: each would be fetched by itself.
fn drawing(given: Given) -> Lazy<Html> {
    lazy!(step_details(given: Given) -> Html = drawn(given))
}

fn drawn((detail, page, view): Given) -> Html {
    draw(detail, &page, &view)
}
