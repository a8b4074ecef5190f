//! Files that the reader keeps.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Array;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::page;

/// Gives the reader a text as a file, through the browser's own download.
///
/// # Errors
/// What the browser says when it makes no file.
pub fn save(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    follow(&address, name)?;
    Url::revoke_object_url(&address)
}

/// Follows a link that saves what it leads to.
pub(super) fn follow(address: &str, name: &str) -> Result<(), JsValue> {
    let Some(document) = page() else {
        return Ok(());
    };
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    link.click();
    Ok(())
}
