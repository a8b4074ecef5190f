//! Stored records that cannot be used.

use yew::prelude::*;

use super::{
    View,
    undo::{delete, undo},
};
use crate::{
    browser::sharing,
    draw::view::html,
    pages::count::{CountAction, Deletable, Records, SetAside, WhyAside, words},
};

/// Each record with its reason and a way to keep it.
pub(super) fn set_aside(records: &Records, view: &View) -> Html {
    let (lang, send) = (view.lang(), &view.send);
    if records.set_aside.is_empty() {
        if records.deleted_aside.is_empty() {
            return Html::default();
        }
        let deleted = words::ASIDE_DELETED.in_lang(lang);
        return undo(Deletable::Aside, deleted, lang, send);
    }
    html! {
        <div class="aside" role="alert" data-set-aside="">
            for record in records.set_aside.iter() {
                <p>{ words::set_aside(record.why).in_lang(lang) }</p>
                if let WhyAside::Apart { .. } = record.why {
                    <button type="button" data-action="use-aside" onclick={use_it(record, send)}>
                        { words::USE_ASIDE.in_lang(lang) }
                    </button>
                }
                <button type="button" data-action="save-aside" onclick={save(record)}>
                    { words::SAVE_RECORD.in_lang(lang) }
                </button>
            }
            <button type="button" onclick={delete(Deletable::Aside, send)}>
                { words::FORGET_ASIDE.in_lang(lang) }
            </button>
        </div>
    }
}

/// Goes on with a record.
fn use_it(record: &SetAside, send: &Callback<CountAction>) -> Callback<MouseEvent> {
    let key = record.key.clone();
    send.reform(move |_| CountAction::UseAside(key.clone()))
}

/// Saves a record as it was stored.
fn save(record: &SetAside) -> Callback<MouseEvent> {
    let text = record.text.clone();
    Callback::from(move |_| {
        // Where the browser makes no file it says so itself.
        sharing::save_file("bitqueens-record.txt", "text/plain", &text).ok();
    })
}
