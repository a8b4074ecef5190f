//! The terms of a text: being pressed, and a box that lies beside one.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlAnchorElement, HtmlElement, MouseEvent};

use super::{document, page, pointer, window};

/// The link of a term that was pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct PressedTerm(HtmlAnchorElement);

impl PressedTerm {
    /// The slug of the term.
    pub fn slug(&self) -> String {
        self.0.get_attribute("data-to-term").unwrap_or_default()
    }

    /// Goes to its entry in the glossary.
    pub fn follow(&self) {
        if let Some(window) = window() {
            window.location().set_href(&self.0.href()).ok();
        }
    }

    /// Shows a box over the page, beside the term, and gives it the focus. A browser without popovers goes to the glossary.
    pub fn show(&self, shown: &HtmlElement) {
        let place = self.0.get_bounding_client_rect();
        let height = window().and_then(|window| window.inner_height().ok()?.as_f64());
        let below = height.unwrap_or(0.0) - place.bottom();
        let auto = || "auto".to_owned();
        let (top, bottom) = if place.top() < below {
            (document::pixels(place.bottom()), auto())
        } else {
            (auto(), document::pixels(below + place.height()))
        };
        let left = document::pixels(place.left());
        let styles = shown.style();
        for (name, value) in [("left", left), ("top", top), ("bottom", bottom)] {
            styles.set_property(&format!("--term-{name}"), &value).ok();
        }
        // One that is open lies beside another term.
        shown.hide_popover().ok();
        match shown.show_popover() {
            Ok(()) => drop(shown.focus()),
            Err(_) => self.follow(),
        }
    }
}

/// Hides a box that leads elsewhere.
pub fn hide(shown: &HtmlElement) {
    shown.hide_popover().ok();
}

/// Listens to terms being pressed, until it is dropped. A press with a modifier is the browser's own, and in the
/// glossary each leads to its entry.
#[must_use = "the listener ends when it is dropped"]
pub fn listen(on_press: impl Fn(PressedTerm) + 'static) -> Option<EventListener> {
    let whole = page()?;
    // Before what follows the links of the page.
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let on_click = move |event: &web_sys::Event| {
        if let Some(term) = event.dyn_ref().and_then(pressed) {
            event.prevent_default();
            on_press(term);
        }
    };
    Some(EventListener::new_with_options(
        &whole, "click", options, on_click,
    ))
}

fn pressed(event: &MouseEvent) -> Option<PressedTerm> {
    if event.default_prevented() || event.button() != 0 || pointer::is_modified(event) {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    let link = target.closest("a[data-to-term]").ok()??.dyn_into().ok()?;
    let is_glossary = document::find("dl [data-term]").is_some();
    (!is_glossary).then_some(PressedTerm(link))
}
