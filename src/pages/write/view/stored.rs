//! Keeps the reader's programs on this machine: each task's text and the earlier ones, and says what is kept.

use std::{cell::RefCell, collections::BTreeMap};

use yew::prelude::*;

use crate::{
    browser::{clock, storage},
    draw::view::html,
    pages::write::{EarlierText, Task, WriteAction, WritePage, words},
    site::{NotStored, PageContext},
};

thread_local! {
    /// What this tab has stored itself, by the key.
    static OWN: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// Stores the text of the open task, where it has changed; tells the page where that begins or ceases to fail, and what
/// was put away. A text that is replaced at once, or that this tab did not store itself, is kept among the earlier ones
/// before another takes its place.
pub(in crate::pages::write) fn store(before: &WritePage, now: &WritePage) -> Option<WriteAction> {
    let task = now.task;
    let text = now.own_text(task);
    if before.own_text(task) == text {
        return None;
    }
    let text = text.unwrap_or_default();
    let key = format!("{}{}", WritePage::KEY, task.name());
    let stored = storage::read(&key);
    let is_own = OWN.with_borrow(|own| own.get(&key) == Some(&stored));
    let is_replaced =
        before.n_replaced != now.n_replaced || EarlierText::takes_the_place(text, &stored);
    let is_put_away = text != stored && !stored.is_empty() && (is_replaced || !is_own);
    let earlier = is_put_away.then(|| put_away(task, &stored)).transpose();
    // A text that found no other place stays where it is.
    let (earlier, kept) = match earlier {
        Ok(earlier) => (
            earlier,
            storage::write(&key, (!text.is_empty()).then_some(text)),
        ),
        Err(why) => (None, Err(why)),
    };
    if kept.is_ok() {
        OWN.with_borrow_mut(|own| own.insert(key, text.to_owned()));
    }
    let is_news = earlier.is_some() || kept.err() != now.not_stored;
    is_news.then_some(WriteAction::Stored { kept, earlier })
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OtherTabsProps {
    pub(super) send: Callback<WriteAction>,
}

/// Hears what other tabs store, and draws nothing.
#[component]
pub(super) fn OtherTabs(props: &OtherTabsProps) -> Html {
    let send = props.send.clone();
    use_effect_with((), move |()| {
        let listener = storage::listen(move |key, text| {
            let is_changed = key.is_none_or(|key| {
                key.starts_with(EarlierText::KEY) || put_away_overwritten(&key, text.as_deref())
            });
            if is_changed {
                send.emit(WriteAction::Earlier(stored_texts()));
            }
        });
        move || drop(listener)
    });
    Html::default()
}

/// Keeps what this tab has stored when another tab overwrites it: browsers notify tabs with a delay, so that tab may
/// not have seen the last keys. Returns whether there was such a text, and room for it; else the field still has it.
fn put_away_overwritten(key: &str, text: Option<&str>) -> bool {
    let name = key.strip_prefix(WritePage::KEY);
    let Some(task) = Task::all().find(|task| Some(&*task.name()) == name) else {
        return false;
    };
    let own = OWN.with_borrow_mut(|own| own.remove(key));
    let own = own.filter(|own| !own.is_empty() && Some(&**own) != text);
    own.is_some_and(|own| put_away(task, &own).is_ok())
}

fn stored_texts() -> Vec<EarlierText> {
    let stored = storage::read_all(EarlierText::KEY);
    EarlierText::all(stored.iter().map(|(key, text)| (&**key, &**text)))
}

/// Keeps a text among the earlier ones. Returns all of them.
fn put_away(task: Task, text: &str) -> Result<Vec<EarlierText>, NotStored> {
    let changes = EarlierText::put_away(&stored_texts(), task, clock::date(), text);
    let write = |(key, text): (String, Option<String>)| storage::write(&key, text.as_deref());
    changes.into_iter().try_for_each(write)?;
    Ok(stored_texts())
}

/// Says that a link's text stands there, that the text is full, and that it is not stored.
pub(super) fn notes(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let not_stored = page.not_stored.map(words::not_stored);
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
