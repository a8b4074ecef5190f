//! Stored records that cannot be used.

use yew::prelude::*;

use super::data_address::data_address;
use crate::{
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
                <a download="bitqueens-record.txt" href={data_address("text/plain", &record.text)}>
                    { words::SAVE_ASIDE.in_lang(lang) }
                </a>
            }
            <button type="button" onclick={send.reform(|_| CountAction::ForgetAside)}>
                { words::FORGET_ASIDE.in_lang(lang) }
            </button>
        </div>
    }
}
