//! The notice: what could not be done, and what to do about it.

use yew::prelude::*;

use crate::{
    draw::view::html,
    site::SiteAction,
    text::{Lang, Sentence, words},
};

/// A sentence about what could not be done. The element always exists, so that a screen reader
/// hears the sentence come.
pub fn notice_bar(notice: Option<&Sentence>, lang: Lang, send: &Callback<SiteAction>) -> Html {
    let onclick = send.reform(|_| SiteAction::CloseNotice);
    html! {
        <div class="notice" role="alert" data-notice={notice.is_some().then_some("")}>
            if let Some(notice) = notice {
                <p>{ notice.in_lang(lang) }</p>
                <button type="button" class="quiet" {onclick}>{ words::CLOSE.in_lang(lang) }</button>
            }
        </div>
    }
}
