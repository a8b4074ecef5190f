//! Passing a text on: the browser's own way to another program, and the reader's clipboard.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Function, Object, Promise, Reflect};
use yew::{Callback, platform::spawn_local};

use super::{of_navigator, window};

/// The browser's function, where it has one.
fn share_function() -> Option<Function> {
    of_navigator("share")?.dyn_into().ok()
}

/// Tells whether the browser passes texts on.
pub fn can_share() -> bool {
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

/// Tells whether texts can be copied: browsers offer it to pages from safe addresses alone.
pub fn can_copy() -> bool {
    of_navigator("clipboard").is_some()
}

/// Copies a text, and then says whether the browser did: it can refuse, as in a frame that may not.
pub fn copy(text: &str, on_copied: Callback<bool>) {
    let clipboard = window().filter(|_| can_copy());
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
