//! What the reader asks for: hints, and what the program came to. It is a part of the program of its own, fetched when
//! the page is first drawn.

use yew::prelude::*;

use super::{export::export, hints::hints, large::large, verdict::verdict, walk::walk};
use crate::{
    draw::view::{html, lazy::lazy_drawing},
    pages::write::{WriteAction, WritePage},
    site::{PageContext, lazy},
};

bitqueens_core::named! {
    /// A drawing of this part, by the name of its area.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Detail {
        /// The hints shown.
        Hints => "hints",
        /// The verdict, the program line by line, the large board, and the program as a file.
        Result => "result",
    }
}

type Given = (Detail, WritePage, PageContext<WriteAction>);

/// Draws a detail; while its part is on the way the one sentence that says so stands for the result.
pub(super) fn detail(detail: Detail, page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    lazy_drawing(
        "write_result",
        detail.name(),
        |given| lazy!(write_result(given: Given) -> Html = draw(&given)),
        (detail, page.clone(), view.clone()),
        (detail == Detail::Result).then_some(view.lang()),
    )
}

fn draw((detail, page, view): &Given) -> Html {
    match detail {
        Detail::Hints => hints(page, view.lang()),
        Detail::Result => html! {
            <>
                { verdict(page, view) }
                { walk(page, view) }
                { large(page, view) }
                { export(page, view) }
            </>
        },
    }
}
