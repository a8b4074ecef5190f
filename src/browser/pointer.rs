//! A pointer on an element.

use web_sys::{Element, PointerEvent};

/// A pointer's place along an element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Along {
    /// Pixels from the element's left edge, inside the element.
    pub x: f64,
    /// The element's width.
    pub width: f64,
}

impl Along {
    /// The nearest of the places 0 to `last`, which lie evenly from edge to edge.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a share of a number that a search of some million steps has"
    )]
    pub fn place(self, last: u64) -> u64 {
        (self.x / self.width * last as f64).round() as u64
    }

    /// The places that so many pixels are.
    #[must_use]
    pub fn reach(self, pixels: f64, last: u64) -> u64 {
        let x = pixels.min(self.width);
        Self { x, ..self }.place(last)
    }
}

/// The place of an event's pointer along an element that has a width.
#[must_use]
pub fn along(event: &PointerEvent, element: &Element) -> Option<Along> {
    let area = element.get_bounding_client_rect();
    let width = area.width();
    (0.0 < width).then(|| Along {
        x: (f64::from(event.client_x()) - area.left()).clamp(0.0, width),
        width,
    })
}

/// Gives every further event of the pointer to an element, until it is let go.
pub fn capture(event: &PointerEvent, element: &Element) {
    // A pointer that is gone cannot be captured, and sends no more events.
    element.set_pointer_capture(event.pointer_id()).ok();
}
