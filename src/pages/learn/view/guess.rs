//! What the reader expects of a search with a fault, before it runs.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    pages::learn::words,
    text::{Lang, grouped},
};
use bitqueens_core::solver::Size;

/// The properties of [`GuessForm`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct GuessProps {
    /// The side of the board.
    pub(super) side: Size,
    /// The solutions that there are.
    pub(super) n_right: u64,
    /// Gets the number when the search is to run.
    pub(super) send: Callback<u64>,
    /// The page's language.
    pub(super) lang: Lang,
}

/// The field for a number, without which the search does not run.
#[component]
pub(super) fn GuessForm(props: &GuessProps) -> Html {
    let field = use_node_ref();
    let lang = props.lang;
    let onsubmit = {
        let (field, send) = (field.clone(), props.send.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>().map(|input| input.value());
            if let Some(guess) = typed.and_then(|typed| typed.parse().ok()) {
                send.emit(guess);
            }
        })
    };
    html! {
        <form class="field guess" {onsubmit}>
            <label>
                <span>{ words::trial::expected(props.side, &grouped(props.n_right)).in_lang(lang) }</span>
                <input
                    ref={field}
                    type="number"
                    data-action="guess"
                    min="0"
                    max="999999999"
                    required=true
                    autocomplete="off"
                />
            </label>
            <button type="submit" class="main" data-action="break">
                { words::RUN_FAULT.in_lang(lang) }
            </button>
        </form>
    }
}
