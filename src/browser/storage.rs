//! Small texts kept on the reader's machine. Every tab of the site reads and writes the same ones.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo_events::EventListener;
use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{
    DomException, Storage, StorageEvent,
    js_sys::{Array, Function, Object, Promise, Reflect},
};
use yew::platform::spawn_local;

use super::{ask, clock, of_navigator, window};
use crate::site::{NotStored, Shelf};

/// The beginning of every key of the site; another site may share the origin.
pub const OURS: &str = "bitqueens.";

/// The browser's own storage.
pub struct LocalShelf;

impl Shelf for LocalShelf {
    fn read(&self, key: &str) -> String {
        read(key)
    }

    fn read_below(&self, prefix: &str) -> Vec<(String, String)> {
        read_all(prefix)
    }

    fn write(&mut self, key: &str, text: Option<&str>) -> Result<(), NotStored> {
        write(key, text)
    }

    fn date(&self) -> u64 {
        clock::date()
    }
}

/// The stored text, or nothing where there is none or storage is switched off.
pub fn read(key: &str) -> String {
    storage()
        .and_then(|storage| storage.get_item(key).ok().flatten())
        .unwrap_or_default()
}

/// Tells whether there is storage that lasts longer than the page.
pub fn is_on() -> bool {
    window().is_none() || storage().is_some()
}

/// Stores a text, or removes it.
/// Where that fails, what was stored before is still there.
pub fn write(key: &str, text: Option<&str>) -> Result<(), NotStored> {
    let storage = storage().ok_or(NotStored::Off)?;
    let written = match text {
        Some(text) => storage.set_item(key, text),
        None => storage.remove_item(key),
    };
    written.map_err(|why| {
        let is_full = why
            .dyn_ref::<DomException>()
            .is_some_and(|why| why.name() == "QuotaExceededError");
        if is_full {
            NotStored::Full
        } else {
            NotStored::Off
        }
    })
}

/// All stored keys with that prefix, with their texts.
pub fn read_all(prefix: &str) -> Vec<(String, String)> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    keys.filter(|key| key.starts_with(prefix))
        .map(|key| {
            let text = read(&key);
            (key, text)
        })
        .collect()
}

/// Listens to what other tabs store, until it is dropped: the key and its text, or nothing where
/// they removed it. No key means that all was removed.
#[must_use = "the listener ends when it is dropped"]
pub fn listen(
    on_change: impl Fn(Option<String>, Option<String>) + 'static,
) -> Option<EventListener> {
    let window = window()?;
    Some(EventListener::new(&window, "storage", move |event| {
        if let Some(event) = event.dyn_ref::<StorageEvent>() {
            on_change(event.key(), event.new_value());
        }
    }))
}

/// Asks the browser, where it offers that, to keep what is stored when space runs short.
pub fn ask_to_last() {
    // The answer changes nothing: without it the browser still keeps what it can.
    drop(of_navigator("storage").and_then(|storage| ask(&storage, "persist", &Array::new())));
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// A name that this tab has asked for. Dropping it gives the name back; a tab that is closed or
/// crashes gives it back too.
#[must_use = "the name is given back when the claim is dropped"]
pub struct Claim(Rc<Held>);

#[derive(Default)]
struct Held {
    is_dropped: Cell<bool>,
    release: RefCell<Option<Function>>,
}

/// The browser's answer to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// This tab has the name, or the browser has no locks that this page may use.
    Ours,
    Elsewhere,
    /// The browser has locks, and did not answer in time.
    Unanswered,
}

/// The browser's locks answer within milliseconds or not at all.
const ANSWER_MS: i32 = 3_000;

impl Claim {
    /// Asks for a name; `on_answer` hears once whether this tab has it now. Where the browser has no
    /// locks, as over plain http, or refuses them, every tab gets every name.
    pub fn ask(name: &str, on_answer: impl FnOnce(Claimed) + 'static) -> Self {
        let held = Rc::new(Held::default());
        let on_answer = Rc::new(Cell::new(Some(on_answer)));
        let asked = Rc::clone(&held);
        let answer = move |claimed| {
            if let Some(on_answer) = on_answer.take().filter(|_| !asked.is_dropped.get()) {
                on_answer(claimed);
            }
        };
        let granted = {
            let (held, answer) = (Rc::clone(&held), answer.clone());
            Closure::once_into_js(move |lock: JsValue| -> JsValue {
                if held.is_dropped.get() {
                    return JsValue::UNDEFINED;
                }
                if lock.is_null() {
                    answer(Claimed::Elsewhere);
                    return JsValue::UNDEFINED;
                }
                answer(Claimed::Ours);
                // The tab has the name until this promise is kept.
                let until = Promise::new(&mut |release, _| {
                    held.release.replace(Some(release));
                });
                until.into()
            })
        };
        let given = Array::of3(&name.into(), &options(), &granted);
        let asked = of_navigator("locks").and_then(|locks| ask(&locks, "request", &given));
        let Some(asked) = asked else {
            answer(Claimed::Ours);
            return Self(held);
        };
        spawn_local(async move {
            // It is kept until the name is given back. A page inside another one may have no locks of its own.
            match clock::within(ANSWER_MS, asked).await {
                Some(Err(_)) => answer(Claimed::Ours),
                Some(Ok(_)) => {}
                None => answer(Claimed::Unanswered),
            }
        });
        Self(held)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.0.is_dropped.set(true);
        if let Some(release) = self.0.release.take() {
            release.call0(&JsValue::UNDEFINED).ok();
        }
    }
}

/// Options that ask for an answer at once, whether or not the name is free.
fn options() -> JsValue {
    let options = Object::new();
    Reflect::set(&options, &"ifAvailable".into(), &JsValue::TRUE).ok();
    options.into()
}
