//! A pointer: its place along an element, and how it presses.

use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};

/// A pointer's place along an element, in whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Along {
    /// From the element's left edge, inside the element.
    pub x: u32,
    /// The element's width, which is not 0.
    pub width: u32,
}

impl Along {
    /// The nearest of the places 0 to `last`, which lie evenly from edge to edge.
    pub fn place(self, last: u64) -> u64 {
        let (x, width) = (u64::from(self.x), u64::from(self.width));
        (x * last + width / 2) / width
    }

    /// How many places that many pixels cover.
    pub fn reach(self, pixels: u32, last: u64) -> u64 {
        let x = pixels.min(self.width);
        Self { x, ..self }.place(last)
    }
}

/// The place of an event's pointer along an element that has a width.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "whole pixels of a window, after rounding"
)]
pub fn along(event: &PointerEvent, element: &Element) -> Option<Along> {
    let area = element.get_bounding_client_rect();
    let width = area.width().round();
    // Not `clamp`: its panic would bring in the general formatting of floating-point numbers.
    let x = (f64::from(event.client_x()) - area.left())
        .max(0.0)
        .min(width);
    (0.0 < width).then(|| Along {
        x: x.round() as u32,
        width: width as u32,
    })
}

/// Tells whether a key is held that makes a press on a link the browser's own.
pub fn is_modified(event: &MouseEvent) -> bool {
    event.ctrl_key() || event.shift_key() || event.alt_key() || event.meta_key()
}

/// Gives every further event of the pointer to an element, until it is let go.
pub fn capture(event: &PointerEvent, element: &Element) {
    // A pointer that is gone cannot be captured, and sends no more events.
    element.set_pointer_capture(event.pointer_id()).ok();
}

/// Gives every further event of the pointer to the element under it, also where a finger is down.
pub fn release(event: &PointerEvent) {
    let element: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    if let Some(element) = element {
        // A pointer that no element holds has nothing to be taken from.
        element.release_pointer_capture(event.pointer_id()).ok();
    }
}
