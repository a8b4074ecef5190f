//! The reader's clipboard.

use wasm_bindgen::JsValue;
use web_sys::js_sys::Reflect;
use yew::{Callback, platform::spawn_local};

use super::window;

/// Tells whether texts can be copied: browsers offer it to pages from safe addresses alone.
pub fn is_there() -> bool {
    window().is_some_and(|window| {
        Reflect::get(&window.navigator(), &JsValue::from_str("clipboard"))
            .is_ok_and(|clipboard| !clipboard.is_undefined())
    })
}

/// Copies a text, and then says whether the browser did: it can refuse, as in a frame that may not.
pub fn copy(text: &str, on_copied: Callback<bool>) {
    let clipboard = window().filter(|_| is_there());
    // It begins within the reader's press: some browsers refuse it later.
    let copying = clipboard.map(|window| window.navigator().clipboard().write_text(text));
    spawn_local(async move {
        let copied = match copying {
            Some(copying) => copying.await.is_ok(),
            None => false,
        };
        on_copied.emit(copied);
    });
}
