//! A part of the page that lies folded until somebody wants it.

use yew::prelude::*;

use crate::{
    state::{Action, Panel, Panels, SearchAction},
    text::{Lang, Phrase},
};

/// What a folded part shows.
#[derive(Clone, PartialEq, Properties)]
pub struct FoldProps {
    /// Which part.
    pub panel: Panel,
    /// The parts that are unfolded.
    pub panels: Panels,
    /// Its title.
    pub title: Phrase,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
    /// What is inside; drawn only while it is unfolded.
    pub children: Html,
}

/// A native disclosure whose being open is part of the state, and so of the address.
#[component]
pub fn Fold(props: &FoldProps) -> Html {
    let panel = props.panel;
    let open = props.panels.has(panel);
    let onclick = props.send.reform(move |event: MouseEvent| {
        event.prevent_default();
        Action::Search(SearchAction::Panel(panel, !open))
    });
    html! {
        <details class="fold" data-panel={panel.name()} {open}>
            <summary {onclick}>
                <h2>{ props.title.in_lang(props.lang) }</h2>
            </summary>
            if open {
                { props.children.clone() }
            }
        </details>
    }
}
