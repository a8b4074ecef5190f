//! The address bar, and the links of the page that lead to places of the site.

use std::cell::Cell;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use web_sys::{Element, HtmlAnchorElement, MouseEvent};

use super::{page, pointer, window};
use crate::site::Address;

#[wasm_bindgen]
extern "C" {
    /// The folder of the site as a whole address, as `static/before.js` has found it.
    #[wasm_bindgen(thread_local_v2, js_name = siteRoot)]
    static SITE_ROOT: String;
}

/// The whole address of the site's folder, ending in `/`; empty outside of a browser.
pub fn root() -> String {
    window().map_or_else(String::new, |_| SITE_ROOT.with(Clone::clone))
}

/// The address in the bar, from the folder of the site on.
pub fn read() -> String {
    let href = window().and_then(|window| window.location().href().ok());
    href.map_or_else(String::new, |href| within_site(&href).unwrap_or_default())
}

pub fn whole(address: &Address) -> String {
    format!("{}{address}", root())
}

/// The part of a whole address behind the folder of the site; `None` where it lies elsewhere.
fn within_site(href: &str) -> Option<String> {
    href.strip_prefix(&root()).map(str::to_owned)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryEntry {
    /// Replaces the current entry: the same page at another step.
    Replace,
    /// A new entry: the browser's Back leads to the one before.
    Push,
}

pub fn write(address: &str, entry: HistoryEntry) {
    let Some(history) = window().and_then(|window| window.history().ok()) else {
        return;
    };
    if read() == address {
        return;
    }
    let whole = root() + address;
    // Browsers refuse more than a hundred or so writes within seconds. The address is then one
    // step late, and the next write mends it.
    match entry {
        HistoryEntry::Replace => history.replace_state_with_url(&JsValue::NULL, "", Some(&whole)),
        HistoryEntry::Push => history.push_state_with_url(&JsValue::NULL, "", Some(&whole)),
    }
    .ok();
}

thread_local! {
    static RETURNED: Cell<bool> = const { Cell::new(false) };
}

/// True after the browser's Back or Forward, which scrolls to where the reader was.
pub fn is_returned() -> bool {
    RETURNED.get()
}

/// Listens to the reader changing the address, or going back and forward, until it is dropped.
#[must_use = "the listener ends when it is dropped"]
pub fn listen(on_change: impl Fn(String) + 'static) -> Option<EventListener> {
    let window = window()?;
    Some(EventListener::new(&window, "popstate", move |_| {
        RETURNED.set(true);
        on_change(read());
    }))
}

/// Listens to links of the page being followed, until it is dropped.
///
/// A link to a page of this site changes the address and loads nothing anew. The browser does
/// everything else: other sites, files, other tabs, a press with a modifier.
#[must_use = "the listener ends when it is dropped"]
pub fn listen_to_links(on_follow: impl Fn(String) + 'static) -> Option<EventListener> {
    let document = page()?;
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(
        &document,
        "click",
        options,
        move |event| {
            let Some(address) = event.dyn_ref().and_then(followed) else {
                return;
            };
            event.prevent_default();
            RETURNED.set(false);
            write(&address, HistoryEntry::Push);
            on_follow(address);
        },
    ))
}

/// The page of this site that a press leads to in the same tab.
fn followed(event: &MouseEvent) -> Option<String> {
    if event.default_prevented() || event.button() != 0 || pointer::is_modified(event) {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    let link: HtmlAnchorElement = target.closest("a[href]").ok()??.dyn_into().ok()?;
    if !link.target().is_empty() || link.has_attribute("download") {
        return None;
    }
    let address = within_site(&link.href())?;
    let path = address.split('#').next().unwrap_or_default();
    // Everything that is not a folder is a file.
    (path.is_empty() || path.ends_with('/')).then_some(address)
}
