//! What is said of the texts that are kept, and the earlier ones.

use yew::prelude::*;

use crate::{
    browser::clock,
    draw::view::html,
    pages::write::{EarlierText, WriteAction, WritePage, words},
    site::PageContext,
};

/// Says that a link's text stands there, that the text is full, and that it is not stored.
pub(super) fn notes(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let not_stored = view.not_stored.map(words::not_stored);
    html! {
        <>
            if page.shows_link() && page.own_text(page.task).is_some() {
                <p class="meaning" data-linked="">{ words::LINKED.in_lang(lang) }</p>
            }
            if page.is_full() {
                <p class="meaning" role="status" data-full="">{ words::full().in_lang(lang).to_owned() }</p>
            }
            if let Some(not_stored) = not_stored {
                <p class="meaning" data-not-stored="">{ not_stored.in_lang(lang).to_owned() }</p>
            }
        </>
    }
}

/// Draws the earlier texts of the task, each with its day and a press that brings it back.
pub(super) fn earlier(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    if page.earlier_here().next().is_none() {
        return Html::default();
    }
    let one = |earlier: &EarlierText| {
        let at = earlier.at_ms;
        let onclick = view.send.reform(move |_| WriteAction::BringBack(at));
        html! {
            <li key={at.to_string()}>
                <button type="button" class="quiet" data-action="bring-earlier" {onclick}>
                    <span>{ clock::day(at, lang.tag()) }</span>
                    { " " }
                    <code>{ earlier.first_line().to_owned() }</code>
                </button>
            </li>
        }
    };
    html! {
        <details class="write-earlier" data-earlier="">
            <summary>{ words::EARLIER.in_lang(lang) }</summary>
            <ul>{ for page.earlier_here().map(one) }</ul>
        </details>
    }
}
