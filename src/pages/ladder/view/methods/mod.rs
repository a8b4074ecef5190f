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
    draw::view::late::{Arriving, arriving, late_drawing},
    pages::ladder::LadderPage,
    site::NotFetched,
};

/// Draws them. The build cuts the program here.
#[cfg_attr(
    feature = "split",
    wasm_split_helpers::wasm_split(ladder_methods, fallible)
)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "fetching the part can fail where the program is split"
)]
fn draw(page: &LadderPage, view: &View) -> Result<Html, NotFetched> {
    Ok(html! {
        <>
            { sources::sources(view.lang()) }
            { about::about(page, view) }
            { walk::walk(&page.walk, view) }
            { gallery::gallery(&page.gallery, view) }
        </>
    })
}

fn drawing((page, view): (LadderPage, View)) -> Arriving<Html> {
    arriving!(draw(&page, &view))
}

/// The drawing, or while the part is on the way a sentence that says so.
pub(super) fn methods(page: &LadderPage, view: &View) -> Html {
    let given = (page.clone(), view.clone());
    late_drawing("ladder_methods", "methods", drawing, given, view.lang())
}
