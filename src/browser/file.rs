//! Files that the reader saves.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url, js_sys::Array};

use super::window;

/// Offers a text as a file to save.
pub fn save(name: &str, kind: &str, text: &str) {
    let parts = Array::of1(&JsValue::from_str(text));
    let properties = BlobPropertyBag::new();
    properties.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &properties);
    let Ok(address) = blob.and_then(|blob| Url::create_object_url_with_blob(&blob)) else {
        return;
    };
    follow(&address, name);
    Url::revoke_object_url(&address).ok();
}

/// Follows a link that saves what it leads to.
pub(super) fn follow(address: &str, name: &str) {
    let link = window()
        .and_then(|window| window.document())
        .and_then(|document| document.create_element("a").ok());
    let Some(link) = link else {
        return;
    };
    link.set_attribute("href", address).ok();
    link.set_attribute("download", name).ok();
    if let Some(link) = link.dyn_ref::<HtmlElement>() {
        link.click();
    }
}
