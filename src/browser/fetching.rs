//! Texts that lie beside the page and are fetched when they are shown.

use wasm_bindgen::JsCast;
use web_sys::Response;

use super::window;

/// The text of a file beside the page, or `None` where it cannot be fetched.
pub async fn text(path: &str) -> Option<String> {
    let response = window()?.fetch_with_str(path).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.as_string()
}
