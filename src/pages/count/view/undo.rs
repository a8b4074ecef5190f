//! The button that brings back what was deleted.

use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{clock, focus},
    draw::view::{
        buttons::{ButtonKind, button},
        html,
    },
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
        <div class="undo" data-deleted={what.name()}>
            <p role="status">{ sentence.to_owned() }</p>
            { button(ButtonKind::Plain, "undo", words::BRING_BACK.in_lang(lang), bring_back) }
        </div>
    }
}

/// Deletes something, and moves the focus to the button that brings it back: the one that deleted it is
/// gone.
pub(super) fn delete(what: Deletable, send: &Callback<CountAction>) -> Callback<MouseEvent> {
    send.reform(move |_| {
        focus_soon(what);
        CountAction::Delete(what)
    })
}

/// Moves the focus to the button that brings something back, once it is drawn.
pub(super) fn focus_soon(what: Deletable) {
    spawn_local(async move {
        clock::next_frame().await;
        focus::on(&format!("[data-deleted={}] button", what.name()));
    });
}
