//! Drawings of the counting page that are not in sight when it opens. They are a part of the program of
//! their own, fetched once the page has been drawn.

mod advanced;
mod card;
mod finished;

use yew::prelude::*;

use super::View;
use crate::{draw::view::lazy::lazy_drawing, pages::count::CountPage, site::lazy};

bitqueens_core::named! {
    /// A drawing of this part, by the name of its area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Below {
        /// What a finished count leaves to pass on.
        Card => "card",
        /// Double-check, workers, kernel and files.
        Advanced => "advanced",
        /// The table of finished runs.
        Finished => "finished",
    }
}

type Given = (Below, CountPage, View);

fn draw((below, page, view): &Given) -> Html {
    match below {
        Below::Card => card::card(page, view.lang()),
        Below::Advanced => advanced::advanced(page, view),
        Below::Finished => finished::finished(page, view),
    }
}

/// A drawing of the part, or while it is on the way what stands there meanwhile.
pub(super) fn below(below: Below, page: &CountPage, view: &View) -> Html {
    lazy_drawing(
        "count_details",
        below.name(),
        |given| lazy!(count_details(given: Given) -> Html = draw(&given)),
        (below, page.clone(), view.clone()),
        Some(view.lang()),
    )
}
