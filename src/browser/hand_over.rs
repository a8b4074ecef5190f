//! The page's own scripts: `static/hand-over.js` notes what the reader does on the document until the
//! program has drawn in its place, `static/failure.js` reports that the program has stopped.

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
    fn standing_in_script(name: &str) -> Option<Element>;

    #[wasm_bindgen(js_namespace = handOver, js_name = replace)]
    fn replace_in_script(name: &str) -> Function;

    #[wasm_bindgen(js_name = reportFailure)]
    pub fn report_failure(report: &str);
}

/// Call before the program renders in the place of the document.
pub fn begin() {
    if window().is_some() {
        begin_in_script();
    }
}

/// Call once the program has drawn, before the browser shows it.
pub fn end() {
    if window().is_some() {
        end_in_script();
    }
}

/// The document's own area of that name, which the program has not drawn yet; `None` where it shows
/// something else.
pub fn standing(name: &str) -> Option<Element> {
    window().and_then(|_| standing_in_script(name))
}

/// An area of the document that the program is about to draw.
#[must_use = "what the reader did there is lost otherwise"]
pub struct Leaving(Option<Function>);

impl Leaving {
    pub fn of(name: &str) -> Self {
        Self(window().map(|_| replace_in_script(name)))
    }

    /// Waits until the program has drawn the area, and gives it what the reader did there.
    pub async fn painted(self) {
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

/// After this many frames an area counts as no longer shown.
const FRAMES: usize = 120;
