//! The button that brings back what was deleted.

use yew::prelude::*;

use crate::{
    browser::clock,
    draw::view::button::{ButtonKind, button},
    pages::count::{CountAction, Deletable, words},
    text::Lang,
};

/// Says what was deleted, and brings it back.
pub(super) fn undo(
    what: Deletable,
    sentence: &str,
    lang: Lang,
    send: &Callback<CountAction>,
) -> Html {
    let bring_back = send.reform(move |_| {
        let now = clock::awake();
        CountAction::BringBack { what, now }
    });
    html! {
        <div class="undo" data-deleted="">
            <p role="status">{ sentence.to_owned() }</p>
            { button(ButtonKind::Plain, "undo", words::BRING_BACK.in_lang(lang), bring_back) }
        </div>
    }
}
