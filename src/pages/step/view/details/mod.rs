//! Drawings of the stepping page that the home page has not in sight when it opens. They are a part of the program
//! of their own, fetched once the first screen has been drawn.

mod below;
mod compare;
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
mod tree;
mod until;

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
        /// How far a long way still is.
        LongSeek => "way",
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
        Detail::LongSeek => long_seek::long_seek(page, view),
        Detail::Sheet => sheet::sheet(page, view),
    }
}

/// A detail, or while its part is on the way a sentence that says so.
pub(super) fn detail(detail: Detail, page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let given = (detail, Rc::new(page.clone()), view.clone());
    lazy_drawing("step_details", detail.name(), drawing, given, view.lang())
}

type Given = (Detail, Rc<StepPage>, PageContext<StepAction>);

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(step_details(given: Given) -> Html = draw(given.0, &given.1, &given.2))
}
