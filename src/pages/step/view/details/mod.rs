//! Drawings of the stepping page that a press on Next does not need. They are a part of the program of their own,
//! fetched once the first screen has been drawn. Whatever is added to the page belongs here, if it can wait: a name
//! in `Detail`, and the function in `draw`.

mod below;
mod choices;
mod compare;
mod controls;
mod counters;
mod embed;
mod found;
mod long_seek;
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

use question::{field, verdict};

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
        /// The bits of the word that is asked for.
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
        /// The ways of looking at the step.
        Ways => "ways",
        /// The step as a sheet of paper.
        Sheet => "sheet",
    }
}

/// Draws a detail.
fn draw(detail: Detail, page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let question = page.prediction.question.as_deref();
    match detail {
        Detail::Below => below::below(page, view),
        Detail::Field => question.map_or_else(Html::default, |question| field(question, view)),
        Detail::Verdict => question.map_or_else(Html::default, |question| verdict(question, view)),
        Detail::Embed => embed::embed(page, view),
        Detail::Found => found::found(page, view.lang()),
        Detail::Choices => choices::choices(page, view),
        Detail::Timeline => timeline::timeline(page, view),
        Detail::Ways => ways::ways(page, view),
        Detail::Sheet => sheet::sheet(page, view),
    }
}

/// A detail, or while its part is on the way a sentence that says so. Beside the moves nothing is
/// said: what stands below the first screen is of the same part.
pub(super) fn detail(detail: Detail, page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let given = (detail, Rc::new(page.clone()), view.clone());
    let is_quiet = matches!(detail, Detail::Choices | Detail::Timeline | Detail::Ways);
    let lang = (!is_quiet).then_some(view.lang());
    lazy_drawing("step_details", detail.name(), drawing, given, lang)
}

type Given = (Detail, Rc<StepPage>, PageContext<StepAction>);

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(step_details(given: Given) -> Html = draw(given.0, &given.1, &given.2))
}
