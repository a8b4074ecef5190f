//! Stored records that cannot be used.

use yew::prelude::*;

use crate::{
    browser::file_save,
    pages::count::{CountAction, SetAside, sentences, words},
    text::Lang,
};

/// Each record with its reason and a way to keep it.
pub(super) fn set_aside(records: &[SetAside], lang: Lang, send: &Callback<CountAction>) -> Html {
    if records.is_empty() {
        return Html::default();
    }
    html! {
        <div class="aside" role="alert" data-set-aside="">
            for record in records {
                <p>{ sentences::set_aside(record.error).in_lang(lang) }</p>
                <button type="button" data-action="save-aside" onclick={save(record)}>
                    { words::SAVE_RECORD.in_lang(lang) }
                </button>
            }
            <button type="button" onclick={send.reform(|_| CountAction::ForgetAside)}>
                { words::FORGET_ASIDE.in_lang(lang) }
            </button>
        </div>
    }
}

/// Saves a record as it was stored.
fn save(record: &SetAside) -> Callback<MouseEvent> {
    let text = record.text.clone();
    Callback::from(move |_| {
        // Where the browser makes no file it says so itself.
        file_save::save("bitqueens-record.txt", "text/plain", &text).ok();
    })
}
