//! Which of a page's texts is read, by its place in the window, and signs that someone reads.

use std::{cell::Cell, rc::Rc};

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, Node};

use super::{document, page, window};

/// The texts that are read one after the other, and the figure that stays in sight beside them or above them.
#[derive(Clone, Copy, Debug)]
pub struct ReadTexts {
    pub texts: &'static str,
    pub figure: &'static str,
}

impl ReadTexts {
    /// Tells which text is read, from 0, at once and whenever it is another than the one before; the first of these is
    /// `here`.
    #[must_use = "the listeners end when they are dropped"]
    pub fn listen(
        self,
        here: usize,
        on_read: impl Fn(usize) + 'static,
    ) -> Option<[EventListener; 2]> {
        let here = Cell::new(here);
        let look = move || {
            let read = self.read();
            if let Some(read) = read.filter(|read| here.replace(*read) != *read) {
                on_read(read);
            }
        };
        look();
        listen_to(["scroll", "resize"], look)
    }

    /// The last text that begins above the middle of what the figure leaves free of the window; the first one where
    /// none does. At the top of the page it is the first one, however many lie above the middle: the line comes down from it
    /// to the middle while the page goes up by a quarter of the window, so each text is read at some place.
    fn read(self) -> Option<usize> {
        let texts = page()?.query_selector_all(self.texts).ok()?;
        let texts = (0..texts.length()).filter_map(|at| texts.item(at));
        let tops: Vec<_> = texts.filter_map(|text| Some(area(&text)?.top())).collect();
        let figure = document::find(self.figure)?.get_bounding_client_rect();
        let text = document::find(self.texts)?.get_bounding_client_rect();
        let is_above = figure.left() < text.right() && text.left() < figure.right();
        let covered = if is_above { figure.height() } else { 0.0 };
        let height = window()?.inner_height().ok()?.as_f64()?;
        let middle = f64::midpoint(covered, height);
        let scrolled = window()?.scroll_y().ok()?;
        let to_go = (1.0 - scrolled / (height / 4.0)).clamp(0.0, 1.0);
        let line = middle - to_go * (middle - scrolled - text.top()).max(0.0);
        let begun = tops.iter().filter(|top| **top <= line).count();
        Some(begun.saturating_sub(1))
    }
}

/// Listens to signs that someone is at the page: presses, keys and scrolling.
#[must_use = "the listeners end when they are dropped"]
pub fn listen_signs(on_sign: impl Fn() + 'static) -> Option<[EventListener; 3]> {
    listen_to(["pointerdown", "keydown", "scroll"], on_sign)
}

/// Gives the first element that a selector finds in `data-lit` the word of the loop in it which is pointed at, or else has
/// the focus, and takes it away with the word. Nothing is drawn anew.
#[must_use = "the listeners end when they are dropped"]
pub fn light_words(area: &'static str) -> Option<[EventListener; 2]> {
    let word_of = |element: Element| {
        let around = element.closest("[data-word]").ok()?;
        around.or(element.query_selector(":scope > [data-word]").ok()?)
    };
    let look = move |event: &Event| -> Option<()> {
        let area = document::find(area)?;
        let pointed = event.target().and_then(|target| target.dyn_into().ok());
        let elements = [pointed, page()?.active_element()].into_iter().flatten();
        let mut words = elements.filter_map(word_of);
        let word = words.find(|word| area.contains(Some(word)));
        match word.and_then(|word| word.get_attribute("data-word")) {
            Some(word) => area.set_attribute("data-lit", &word).ok(),
            None => area.remove_attribute("data-lit").ok(),
        }
    };
    let window = window()?;
    Some(["pointerover", "focusin"].map(|name| {
        EventListener::new(&window, name, move |event: &Event| {
            look(event);
        })
    }))
}

/// Listens to events of the window.
fn listen_to<const N: usize>(
    names: [&'static str; N],
    on_event: impl Fn() + 'static,
) -> Option<[EventListener; N]> {
    let window = window()?;
    let on_event = Rc::new(on_event);
    Some(names.map(|name| {
        let on_event = Rc::clone(&on_event);
        EventListener::new(&window, name, move |_: &Event| on_event())
    }))
}

fn area(node: &Node) -> Option<DomRect> {
    let element: &Element = node.dyn_ref()?;
    Some(element.get_bounding_client_rect())
}

/// Scrolls a text to where it is read, as its sheet says.
pub fn go_to(text: &str) {
    if let Some(text) = document::find(text) {
        text.scroll_into_view();
    }
}
