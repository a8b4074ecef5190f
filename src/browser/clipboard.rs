//! The reader's clipboard.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlTextAreaElement};

use super::window;

/// Copies the text that is selected in an area; `false` where the browser refuses, and the reader
/// has the selection to copy by hand.
///
/// The older of the two ways: it needs no permission, works without HTTPS and answers at once.
#[must_use]
pub fn copy_selected(area: &HtmlTextAreaElement) -> bool {
    area.focus().ok();
    area.select();
    window()
        .and_then(|window| window.document())
        .and_then(|document| document.dyn_into::<HtmlDocument>().ok())
        .and_then(|document| document.exec_command("copy").ok())
        .unwrap_or(false)
}
