//! A part of the page that lies folded until somebody wants it.

use yew::prelude::*;

use crate::{
    state::{Action, Panel, Scene, SearchAction},
    text::Phrase,
};

/// A native disclosure whose being open is part of the state, and so of the address. What is inside
/// is drawn only while it is open.
pub(super) fn fold(
    panel: Panel,
    title: Phrase,
    scene: &Scene,
    send: &Callback<Action>,
    inside: impl FnOnce() -> Html,
) -> Html {
    let open = scene.stepper.search.panels.has(panel);
    let onclick = send.reform(move |event: MouseEvent| {
        event.prevent_default();
        Action::Search(SearchAction::Panel(panel, !open))
    });
    html! {
        <details class="fold" data-panel={panel.name()} {open}>
            <summary {onclick}>
                <h2>{ title.in_lang(scene.preferences.language) }</h2>
            </summary>
            if open {
                { inside() }
            }
        </details>
    }
}
