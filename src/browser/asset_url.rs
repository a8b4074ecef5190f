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

/// The name of the build, which is that of its folder: a digest of its files.
pub(super) fn build() -> String {
    let own = own();
    let folder = own.rsplit('/').nth(1).unwrap_or_default();
    let is_digest = folder.len() == 16 && folder.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_digest {
        folder.to_owned()
    } else {
        String::new()
    }
}

/// Returns the address of a file beside the program's own script. A build is one folder, so the
/// file is of the same build as the program.
///
/// # Errors
/// What the browser says when the name does not make an address.
pub fn beside(name: &str) -> Result<String, JsValue> {
    Url::new_with_base(name, &own()).map(|url| url.href())
}
