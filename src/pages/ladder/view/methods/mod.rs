//! What lies below the results: the sources' figures, the methods one by one, an early method step by
//! step, and the solutions by their images. It is a part of the program of its own, fetched when the
//! page is first drawn.

mod about;
mod arrays;
mod gallery;
mod sources;
mod walk;

use yew::prelude::*;

use super::View;
use crate::{
    draw::view::lazy::lazy_drawing,
    pages::ladder::LadderPage,
    site::{Lazy, lazy},
};

/// Draws them.
fn draw(page: &LadderPage, view: &View) -> Html {
    html! {
        <>
            { sources::sources(view.lang()) }
            { about::about(page, view) }
            { walk::walk(&page.walk, view) }
            { gallery::gallery(&page.gallery, view) }
        </>
    }
}

type Given = (LadderPage, View);

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(ladder_methods(given: Given) -> Html = draw(&given.0, &given.1))
}

/// The drawing, or while the part is on the way a sentence that says so.
pub(super) fn methods(page: &LadderPage, view: &View) -> Html {
    let given = (page.clone(), view.clone());
    lazy_drawing(
        "ladder_methods",
        "methods",
        drawing,
        given,
        Some(view.lang()),
    )
}
