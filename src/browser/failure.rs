//! What says that the program has stopped.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// `static/failure.js`: shows a report to the reader.
    #[wasm_bindgen(js_name = reportFailure)]
    pub fn report(report: &str);
}
