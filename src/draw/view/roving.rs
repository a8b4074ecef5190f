//! Roving focus: an element of many places is one tab stop, and keys move the focus inside it.

use web_sys::KeyboardEvent;

use crate::{
    browser::{focus, keyboard},
    draw::FocusMove,
};

/// The movement that a key asks for; `None` where an element inside has used the key, and with a
/// modifier, which makes it the browser's: Alt and the left arrow go back a page.
pub(crate) fn movement(event: &KeyboardEvent) -> Option<FocusMove> {
    let free = !keyboard::is_modified(event) && !event.shift_key() && !event.default_prevented();
    FocusMove::of_key(&event.key()).filter(|_| free)
}

/// Moves the focus to the place that matches, instead of what the browser does with the key.
pub(crate) fn lead(event: &KeyboardEvent, selector: &str) {
    event.prevent_default();
    focus::within(event, selector);
}
