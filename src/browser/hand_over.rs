//! The document that stands where the program will: `static/hand-over.js` notes what the reader does on
//! it, and gives that to the program's own drawing.

use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use web_sys::{Element, js_sys::Function};

use super::{clock, window};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = handOver, js_name = begin)]
    fn begin_in_script();

    #[wasm_bindgen(js_namespace = handOver, js_name = end)]
    fn end_in_script();

    #[wasm_bindgen(js_namespace = handOver, js_name = kept)]
    fn kept_in_script(name: &str) -> Option<Element>;

    #[wasm_bindgen(js_namespace = handOver, js_name = replace)]
    fn replace_in_script(name: &str) -> Function;
}

/// Says that the program is about to draw in the place of the document.
pub fn begin() {
    if window().is_some() {
        begin_in_script();
    }
}

/// Says that the program has drawn for the first time.
pub fn end() {
    if window().is_some() {
        end_in_script();
    }
}

/// The document's own area of that name, which the program has not drawn yet; `None` where it shows
/// something else.
pub fn kept(name: &str) -> Option<Element> {
    window().and_then(|_| kept_in_script(name))
}

/// An area of the document that the program is about to draw.
#[must_use = "what the reader did there is lost otherwise"]
pub struct Leaving(Option<Function>);

impl Leaving {
    /// Notes how the area of that name stands.
    pub fn of(name: &str) -> Self {
        Self(window().map(|_| replace_in_script(name)))
    }

    /// Waits until the program has drawn the area, and gives it what the reader did there.
    pub async fn drawn(self) {
        let Some(give) = self.0 else {
            return;
        };
        // Yew draws in the same frame or, after much work, in one of the next.
        for _ in 0..FRAMES {
            clock::next_frame().await;
            // The script's own function throws nothing.
            if give
                .call0(&JsValue::UNDEFINED)
                .is_ok_and(|drawn| drawn.is_truthy())
            {
                return;
            }
        }
    }
}

/// An area that is not drawn after so many frames is not shown any more.
const FRAMES: usize = 120;
