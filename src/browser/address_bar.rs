//! The part of the address that the page owns: everything from `#` on.

use gloo_events::EventListener;
use wasm_bindgen::JsValue;

use super::window;

/// The address from `#` on.
#[must_use]
pub fn hash() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// The address of the site, everything before `#`.
#[must_use]
pub fn base() -> String {
    window()
        .and_then(|window| window.location().href().ok())
        .and_then(|href| href.split('#').next().map(str::to_owned))
        .unwrap_or_default()
}

/// The way in which an address gets into the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// In place of the one before: the same page at another step.
    Replace,
    /// Behind the one before, so that the browser's Back leads there.
    Push,
}

/// Writes an address, unless it stands there already.
pub fn write(hash: &str, entry: Entry) {
    let Some(history) = window().and_then(|window| window.history().ok()) else {
        return;
    };
    if self::hash() == hash {
        return;
    }
    // Browsers refuse more than a hundred or so writes within seconds. The address is then one
    // step late, and the next write mends it.
    match entry {
        Entry::Replace => history.replace_state_with_url(&JsValue::NULL, "", Some(hash)),
        Entry::Push => history.push_state_with_url(&JsValue::NULL, "", Some(hash)),
    }
    .ok();
}

/// Listens to the reader changing the address, or going back and forward, until it is dropped.
#[must_use = "the listener ends when it is dropped"]
pub fn listen(on_change: impl Fn(String) + 'static) -> Option<EventListener> {
    let window = window()?;
    Some(EventListener::new(&window, "popstate", move |_| {
        on_change(hash());
    }))
}
