//! What the program came to: the verdict, the program line by line, the large board, and the program as a file. It is a
//! part of the program of its own, fetched when the page is first drawn.

use yew::prelude::*;

use super::{export::export, large::large, verdict::verdict, walk::walk};
use crate::{
    draw::view::lazy::lazy_drawing,
    pages::write::{WriteAction, WritePage},
    site::{Lazy, PageContext, lazy},
};

type Given = (WritePage, PageContext<WriteAction>);

/// Draws what the last run came to.
pub(super) fn result(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let given = (page.clone(), view.clone());
    lazy_drawing("write_result", "result", drawing, given, Some(view.lang()))
}

fn drawing(given: Given) -> Lazy<Html> {
    lazy!(write_result(given: Given) -> Html = draw(&given.0, &given.1))
}

fn draw(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    html! {
        <>
            { verdict(page, view) }
            { walk(page, view) }
            { large(page, view) }
            { export(page, view) }
        </>
    }
}
