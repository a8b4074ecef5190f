//! Drawings of the stepping page that a press on Next does not need. They are a part of the program of their own,
//! fetched once the first screen has been drawn. Whatever is added to the page belongs here, if it can wait: a name
//! in `Detail`, and the function in `draw`.

mod below;
mod branch;
mod compare;
mod controls;
mod embed;
mod found;
mod long_seek;
mod midway;
mod moved_focus;
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

use branch::branch_choices;
use question::{asking, field};

use crate::{
    draw::view::lazy::{if_fetched, lazy_drawing},
    pages::step::{BranchQuestion, OpenQuestion, StepAction, StepPage},
    site::{Lazy, PageContext, lazy},
    text::Sentence,
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
        /// Nothing to see: it leads the focus where the controls change.
        Focus => "focus",
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
        Detail::Field => match &page.prediction.question {
            Some(OpenQuestion::Word(word)) => field(word, view),
            Some(OpenQuestion::Branch(branch)) => branch_choices(branch, view),
            None => Html::default(),
        },
        Detail::Verdict => page
            .prediction
            .question
            .as_ref()
            .map(|question| asking(question, view))
            .unwrap_or_default(),
        Detail::Embed => embed::embed(page, view),
        Detail::Found => found::found(page, view.lang()),
        Detail::Focus => moved_focus::moved_focus(page),
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
        Detail::Choices | Detail::Focus | Detail::Midway | Detail::Timeline | Detail::Ways
    );
    let lang = (!is_quiet).then_some(view.lang());
    lazy_drawing("step_details", detail.name(), drawing, given, lang)
}

/// What is told of the question that is open; nothing while the part is on the way.
pub(super) fn told(page: &StepPage, view: &PageContext<StepAction>) -> Sentence {
    let given = (Detail::Verdict, Rc::new(page.clone()), view.clone());
    let drawn = if_fetched("step_details", || part(given));
    drawn.unwrap_or_default().1
}

type Given = (Detail, Rc<StepPage>, PageContext<StepAction>);

fn drawing(given: Given) -> Lazy<Html> {
    let drawn = part(given);
    Box::pin(async { Ok(drawn.await?.0) })
}

/// A detail, and what is told of it. The part has one way in: each would be fetched by itself.
fn part(given: Given) -> Lazy<(Html, Sentence)> {
    lazy!(step_details(given: Given) -> (Html, Sentence) = drawn(given))
}

fn drawn((detail, page, view): Given) -> (Html, Sentence) {
    let told = page.prediction.branch().map(BranchQuestion::told);
    (draw(detail, &page, &view), told.unwrap_or_default())
}
