//! The files of the program, which lie in one folder.

use std::future::Future;

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Response, Url, js_sys::Uint8Array};

use super::window;
use crate::site::NotFetched;

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

/// Fetches a file of the build. It is asked for before the future is polled first.
///
/// # Errors
/// The file cannot be fetched now. It can be tried again.
pub fn fetch(name: &str) -> impl Future<Output = Result<Vec<u8>, NotFetched>> + use<> {
    let asked = window().and_then(|window| {
        let address = beside(name).ok()?;
        Some(window.fetch_with_str(&address))
    });
    async move {
        let response = asked.ok_or(NotFetched)?.await.map_err(|_| NotFetched)?;
        let response: Response = response.dyn_into().map_err(|_| NotFetched)?;
        // A host may answer with a page that says the file is missing.
        let buffer = response.array_buffer().ok().filter(|_| response.ok());
        let buffer = buffer.ok_or(NotFetched)?.await.map_err(|_| NotFetched)?;
        Ok(Uint8Array::new(&buffer).to_vec())
    }
}
