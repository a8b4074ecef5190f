//! What is not on the ladder's first screen: its details, and the page of each method. It is a part of the
//! program of its own, fetched when one of them is first drawn.

mod choosing;
mod details;
mod figures;
mod gallery;
mod method;
mod results;
mod sources;
mod walk;

use yew::prelude::*;

use super::View;
use crate::{draw::view::lazy::lazy_drawing, pages::ladder::LadderPage, site::lazy};

bitqueens_core::named! {
    /// A drawing of this part, by the name of its area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Below {
        /// The choice of runs, all figures, and the sources' own.
        Details => "ladder-details",
        /// The page of the open method.
        Method => "method",
    }
}

type Given = (Below, LadderPage, View);

fn draw((below, page, view): &Given) -> Html {
    match below {
        Below::Details => details::details(page, view),
        Below::Method => method::method(page, view),
    }
}

/// A drawing of the part, or while it is on the way what stands there meanwhile.
pub(super) fn below(below: Below, page: &LadderPage, view: &View) -> Html {
    lazy_drawing(
        "ladder_methods",
        below.name(),
        |given| lazy!(ladder_methods(given: Given) -> Html = draw(&given)),
        (below, page.clone(), view.clone()),
        Some(view.lang()),
    )
}
