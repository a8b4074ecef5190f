//! Keeps the reader's programs on this machine: each task's text and the earlier ones, and says what is kept.

use std::{cell::RefCell, collections::BTreeMap};

use yew::prelude::*;

use crate::{
    browser::{clock, storage},
    draw::view::{hooks::use_after_render, html},
    pages::write::{EarlierText, Task, WriteAction, WritePage, words},
    site::{NotStored, PageContext},
};

thread_local! {
    /// What this tab has stored itself, by the key.
    static OWN: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// A task's text as it is to be stored.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Kept {
    pub task: Task,
    /// Its text; none where it is the task's own.
    pub text: Option<String>,
    /// True if the one before was replaced at once.
    pub is_replaced: bool,
    pub not_stored: Option<NotStored>,
    pub send: Callback<WriteAction>,
}

impl Kept {
    /// Stores the text. One that is replaced at once, or that this tab did not store itself, is kept among the
    /// earlier ones before another takes its place.
    pub(super) fn store(self) {
        let key = format!("{}{}", WritePage::KEY, self.task.name());
        let stored = storage::read(&key);
        let text = self.text.unwrap_or_default();
        let is_own = OWN.with_borrow(|own| own.get(&key) == Some(&stored));
        let is_replaced = self.is_replaced || EarlierText::takes_the_place(&text, &stored);
        let is_put_away = text != stored && !stored.is_empty() && (is_replaced || !is_own);
        let put_away = if is_put_away {
            put_away(self.task, &stored, &self.send)
        } else {
            Ok(())
        };
        // A text that found no other place stays where it is.
        let kept = put_away
            .and_then(|()| storage::write(&key, (!text.is_empty()).then_some(text.as_str())));
        if kept.is_ok() {
            OWN.with_borrow_mut(|own| own.insert(key, text));
        }
        if kept.err() != self.not_stored {
            self.send.emit(WriteAction::Stored(kept));
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct KeepProps {
    kept: Kept,
    n_replaced: u32,
}

/// Stores the text of the open task whenever it changes, and draws nothing.
#[component]
fn Keep(props: &KeepProps) -> Html {
    let before = use_mut_ref(|| props.clone());
    let before = before.replace(props.clone());
    // Another task brings its stored text along.
    let is_changed = before.kept.task == props.kept.task && before.kept.text != props.kept.text;
    let change = is_changed.then(|| Kept {
        is_replaced: before.n_replaced != props.n_replaced,
        ..props.kept.clone()
    });
    use_after_render(change, Kept::store);
    let send = props.kept.send.clone();
    use_effect_with((), move |()| {
        let listener = storage::listen(move |key, text| {
            if let Some(key) = &key {
                put_away_overwritten(key, text.as_deref(), &send);
            }
            if key.is_none_or(|key| key.starts_with(EarlierText::KEY)) {
                send.emit(WriteAction::Earlier(stored_texts()));
            }
        });
        move || drop(listener)
    });
    Html::default()
}

/// Keeps what this tab has stored when another tab overwrites it: browsers notify tabs with a delay, so that tab may
/// not have seen the last keys.
fn put_away_overwritten(key: &str, text: Option<&str>, send: &Callback<WriteAction>) {
    let name = key.strip_prefix(WritePage::KEY);
    let Some(task) = Task::all().find(|task| Some(&*task.name()) == name) else {
        return;
    };
    let own = OWN.with_borrow_mut(|own| own.remove(key));
    if let Some(own) = own.filter(|own| !own.is_empty() && Some(&**own) != text) {
        // If storage is full, the field still has it.
        put_away(task, &own, send).ok();
    }
}

fn stored_texts() -> Vec<EarlierText> {
    let stored = storage::read_all(EarlierText::KEY);
    EarlierText::all(stored.iter().map(|(key, text)| (&**key, &**text)))
}

fn put_away(task: Task, text: &str, send: &Callback<WriteAction>) -> Result<(), NotStored> {
    let changes = EarlierText::put_away(&stored_texts(), task, clock::date(), text);
    let write = |(key, text): (String, Option<String>)| storage::write(&key, text.as_deref());
    changes.into_iter().try_for_each(write)?;
    send.emit(WriteAction::Earlier(stored_texts()));
    Ok(())
}

/// Keeps the text of the open task.
pub(super) fn stored(page: &WritePage, send: &Callback<WriteAction>) -> Html {
    let kept = Kept {
        task: page.task,
        text: page.own_text(page.task).map(str::to_owned),
        is_replaced: false,
        not_stored: page.not_stored,
        send: send.clone(),
    };
    html! { <Keep {kept} n_replaced={page.n_replaced} /> }
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
