//! The notice: what could not be done, and what to do about it.

use yew::prelude::*;

use crate::{
    site::Shared,
    text::{Lang, Sentence, words},
};

/// The properties of [`NoticeBar`].
#[derive(Clone, PartialEq, Properties)]
pub struct NoticeProps {
    /// The sentence, if there is one.
    pub notice: Option<Sentence>,
    /// The page's language.
    pub lang: Lang,
    /// Receives the actions.
    pub send: Callback<Shared>,
}

/// A sentence about what could not be done. The element always exists, so that a screen reader
/// hears the sentence come.
#[component]
pub fn NoticeBar(props: &NoticeProps) -> Html {
    let lang = props.lang;
    let onclick = props.send.reform(|_| Shared::CloseNotice);
    html! {
        <div class="notice" role="alert" data-notice={props.notice.is_some().then_some("")}>
            if let Some(notice) = &props.notice {
                <p>{ notice.in_lang(lang) }</p>
                <button type="button" class="quiet" {onclick}>{ words::CLOSE.in_lang(lang) }</button>
            }
        </div>
    }
}
