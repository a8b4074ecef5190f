//! The files of the program, which lie in one folder.

use wasm_bindgen::prelude::*;
use web_sys::Url;

#[wasm_bindgen]
extern "C" {
    /// The information that a script has of itself.
    type ImportMeta;

    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> String;

    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static IMPORT_META: ImportMeta;
}

/// The address of the program's own script.
pub(super) fn own() -> String {
    IMPORT_META.with(ImportMeta::url)
}

/// Returns the address of a file beside the program's own script. A build is one folder, so the
/// file is of the same build as the program.
///
/// # Errors
/// What the browser says when the name does not make an address.
pub fn beside(name: &str) -> Result<String, JsValue> {
    Url::new_with_base(name, &own()).map(|url| url.href())
}
