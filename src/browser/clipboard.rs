//! The reader's clipboard.

use wasm_bindgen::JsValue;
use web_sys::js_sys::Reflect;

use super::window;

/// Tells whether texts can be copied: browsers offer it to pages from safe addresses alone.
#[must_use]
pub fn is_there() -> bool {
    window().is_some_and(|window| {
        Reflect::get(&window.navigator(), &JsValue::from_str("clipboard"))
            .is_ok_and(|clipboard| !clipboard.is_undefined())
    })
}

/// Copies a text. Where the browser refuses, the text can still be selected on the page.
pub fn copy(text: &str) {
    if let Some(window) = window().filter(|_| is_there()) {
        drop(window.navigator().clipboard().write_text(text));
    }
}
