//! A panel that lies folded until somebody wants it.

use yew::prelude::*;

use super::details::{Detail, LateDrawing};
use crate::{
    pages::step::{Panel, StepAction, StepPage, words},
    site::View,
    text::Phrase,
};

/// A native disclosure. Whether it is open is part of the address, and only an open one is drawn.
pub(super) fn fold(panel: Panel, page: &StepPage, view: &View<StepAction>) -> Html {
    let open = page.panels.has(panel);
    let onclick = view.send.reform(move |event: MouseEvent| {
        event.prevent_default();
        StepAction::Panel(panel, !open)
    });
    html! {
        <details class="fold" data-panel={panel.name()} {open}>
            <summary {onclick}>
                <h2>{ title(panel).in_lang(view.lang()) }</h2>
            </summary>
            if open {
                <LateDrawing detail={Detail::Panel(panel)} page={page.clone()} view={view.clone()} />
            }
        </details>
    }
}

const fn title(panel: Panel) -> Phrase {
    match panel {
        Panel::Recursion => words::PANEL_RECURSION,
        Panel::Solutions => words::PANEL_SOLUTIONS,
        Panel::Compare => words::PANEL_COMPARE,
        Panel::Share => words::PANEL_SHARE,
    }
}
