//! Drawings of the stepping page that are not in sight when it opens. They are a part of the program
//! of their own, fetched once the first screen has been drawn.

mod below;
mod compare;
mod counters;
mod panels;
mod question;
mod recursion;
mod share;
mod sheet;
mod solutions;
mod tree;
mod until;
mod way;

use std::rc::Rc;

use yew::prelude::*;

use question::{field, verdict};

use crate::{
    draw::view::late::{Arriving, arriving, late_drawing},
    pages::step::{StepAction, StepPage},
    site::{NotFetched, View},
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
        /// How far a long way still is.
        Way => "way",
        /// The step as a sheet of paper.
        Sheet => "sheet",
    }
}

/// Draws a detail. The build cuts the program here.
#[cfg_attr(
    feature = "split",
    wasm_split_helpers::wasm_split(step_details, fallible)
)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "fetching the part can fail where the program is split"
)]
fn draw(detail: Detail, page: &StepPage, view: &View<StepAction>) -> Result<Html, NotFetched> {
    let question = page.prediction.question.as_deref();
    Ok(match detail {
        Detail::Below => below::below(page, view),
        Detail::Field => question.map_or_else(Html::default, |question| field(question, view)),
        Detail::Verdict => question.map_or_else(Html::default, |question| verdict(question, view)),
        Detail::Way => way::way(page, view),
        Detail::Sheet => sheet::sheet(page, view),
    })
}

/// A detail, or while its part is on the way a sentence that says so.
pub(super) fn detail(detail: Detail, page: &StepPage, view: &View<StepAction>) -> Html {
    let given = (detail, Rc::new(page.clone()), view.clone());
    late_drawing("step_details", detail.name(), drawing, given, view.lang())
}

fn drawing((detail, page, view): (Detail, Rc<StepPage>, View<StepAction>)) -> Arriving<Html> {
    arriving!(draw(detail, &page, &view))
}
