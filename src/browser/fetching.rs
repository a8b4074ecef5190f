//! Texts that lie beside the program and are fetched when they are shown.

use wasm_bindgen::JsCast;
use web_sys::Response;

use super::{asset_url, window};

/// Fetches the text of a file beside the program's own script; `None` where it cannot be fetched.
pub async fn text(name: &str) -> Option<String> {
    let address = asset_url::beside(name).ok()?;
    let response = window()?.fetch_with_str(&address).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.as_string()
}
