//! A part of the program that has not arrived.

use yew::prelude::*;

use crate::text::{Lang, words};

/// Says that a part is being fetched, or that it could not be, with a way to try again.
pub fn fetching(failed: bool, lang: Lang, on_again: &Callback<()>) -> Html {
    if !failed {
        return html! { <p class="opening" role="status">{ words::PART_LOADING.in_lang(lang) }</p> };
    }
    let onclick = on_again.reform(|_: MouseEvent| ());
    html! {
        <div class="opening" role="alert">
            <p>{ words::PART_FAILED.in_lang(lang) }</p>
            <button type="button" class="main" data-action="fetch-again" {onclick}>
                { words::TRY_AGAIN.in_lang(lang) }
            </button>
        </div>
    }
}
