//! Keys pressed anywhere on the page.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::page;

/// Listens to keys until it is dropped.
///
/// `on_key` says whether it used the key; a used key does not scroll the page. Keys typed into a
/// field, with a modifier down, or meant for the element that has the focus are not passed on.
/// Escape always is, and the browser still closes by it what it opened.
#[must_use = "the listener ends when it is dropped"]
pub fn listen(on_key: impl Fn(&str) -> bool + 'static) -> Option<EventListener> {
    let document = page()?;
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(
        &document,
        "keydown",
        options,
        move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            let key = event.key();
            if is_modified(event) || event.default_prevented() || taken(event, &key) {
                return;
            }
            if on_key(&key) && key != "Escape" {
                event.prevent_default();
            }
        },
    ))
}

/// True if a modifier makes the key a command of the browser or the system. Shift does not count: on some
/// keyboards digits need it.
pub fn is_modified(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// True if the focused element uses the key itself.
fn taken(event: &KeyboardEvent, key: &str) -> bool {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let Some(target) = target else {
        return false;
    };
    let within = |selector: &str| target.closest(selector).ok().flatten().is_some();
    let types =
        within("input:not([type=range], [type=checkbox]), select, textarea, [contenteditable]");
    (types && key != "Escape")
        || (key == " " && within("button, a, summary, input"))
        || (moves_within(key) && within("[data-own-arrows], input:not([type=checkbox])"))
}

fn moves_within(key: &str) -> bool {
    key.starts_with("Arrow") || matches!(key, "Home" | "End" | "PageUp" | "PageDown")
}
