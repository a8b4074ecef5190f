//! Small texts kept on the reader's machine. Every tab of the site reads and writes the same ones.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{DomException, Storage, StorageEvent};

use super::window;
use crate::site::NotStored;

/// The beginning of every key of the site; another site may share the origin.
pub const OURS: &str = "bitqueens.";

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
///
/// # Errors
/// [`NotStored`] where storage is full or switched off. What was stored before is still there.
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

/// Stores a text that the page works without, so that nobody is told where it is not stored.
pub fn remember(key: &str, text: &str) {
    write(key, Some(text)).ok();
}

/// Enters the words that came and went since `before` into a stored list of words. What other tabs
/// have entered stays.
pub fn remember_words(key: &str, before: &str, now: &str) {
    let has = |list: &str, word: &str| list.split(' ').any(|own| own == word);
    let stored = read(key);
    let stays = |word: &&str| !has(before, word) || has(now, word);
    let came = |word: &&str| !has(before, word) && !has(&stored, word);
    let words = stored.split_whitespace().filter(stays);
    let words: Vec<_> = words.chain(now.split_whitespace().filter(came)).collect();
    let words = words.join(" ");
    if words != stored {
        remember(key, &words);
    }
}

/// All texts whose names begin so, with their names.
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
    if let Some(window) = window() {
        // The answer changes nothing: without it the browser still keeps what it can.
        drop(window.navigator().storage().persist());
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}
