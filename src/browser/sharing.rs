//! The browser's own way to pass something on to another program.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Function, Object, Promise, Reflect};
use yew::platform::spawn_local;

use super::{of_navigator, window};

/// The browser's function, where it has one.
fn share_function() -> Option<Function> {
    of_navigator("share")?.dyn_into().ok()
}

/// Tells whether the browser passes texts on.
pub fn is_there() -> bool {
    share_function().is_some()
}

/// Asks the reader where to pass a text on to. Whatever the reader decides, nothing follows from it here.
pub fn share(text: &str) {
    let Some((share, window)) = share_function().zip(window()) else {
        return;
    };
    let data = Object::new();
    let key = JsValue::from_str("text");
    if Reflect::set(&data, &key, &JsValue::from_str(text)).is_err() {
        return;
    }
    // It begins within the reader's press: browsers refuse it later.
    let sharing = share.call1(&window.navigator(), &data);
    if let Some(Ok(sharing)) = sharing.ok().map(JsCast::dyn_into::<Promise>) {
        spawn_local(async move {
            // A reader who changes their mind is told to programs as an error.
            sharing.await.ok();
        });
    }
}
