//! The page as a whole: its language, colours, motion and title.

use gloo_events::EventListener;

use super::window;
use crate::{site::Preferences, text::words};

/// Puts the reader's preferences on `<html>`, where styles and assistive technology look.
pub fn show(preferences: &Preferences) {
    let Some(document) = window().and_then(|window| window.document()) else {
        return;
    };
    document.set_title(words::TITLE.in_lang(preferences.language));
    let Some(html) = document.document_element() else {
        return;
    };
    let motion = if preferences.still { "still" } else { "moving" };
    for (name, value) in [
        ("lang", preferences.language.tag()),
        ("data-theme", preferences.theme.name()),
        ("data-motion", motion),
    ] {
        html.set_attribute(name, value).ok();
    }
}

/// Listens to the page being hidden behind another tab or window, until it is dropped.
#[must_use = "the listener ends when it is dropped"]
pub fn listen_hidden(on_hidden: impl Fn() + 'static) -> Option<EventListener> {
    let document = window()?.document()?;
    let seen = document.clone();
    Some(EventListener::new(
        &document,
        "visibilitychange",
        move |_| {
            if seen.hidden() {
                on_hidden();
            }
        },
    ))
}

/// Shows the page from its top, as after opening it.
pub fn to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Opens the browser's print dialogue.
pub fn print() {
    if let Some(window) = window() {
        window.print().ok();
    }
}
