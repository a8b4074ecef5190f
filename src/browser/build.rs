//! The build of the site that is running, and the one that the host has now.

use wasm_bindgen::JsCast;
use web_sys::{RequestCache, RequestInit, Response, js_sys::JsString};

use super::{address_bar, asset_url, window};

/// Tells whether the host has another build than the one that is running. The home page is asked for
/// anew, past every cache of the browser, so that a reload opens what the host has.
pub async fn is_replaced() -> bool {
    let (Some(script), Some(html)) = (own_script(), page().await) else {
        return false;
    };
    !html.includes(&script, 0)
}

/// Loads the page again.
pub fn reload() {
    if let Some(window) = window() {
        window.location().reload().ok();
    }
}

/// The program's script as the pages name it: in the folder of its build.
fn own_script() -> Option<String> {
    let script = asset_url::own();
    script.strip_prefix(&address_bar::root()).map(str::to_owned)
}

async fn page() -> Option<JsString> {
    let past_caches = RequestInit::new();
    past_caches.set_cache(RequestCache::Reload);
    let response = window()?.fetch_with_str_and_init(&address_bar::root(), &past_caches);
    let response: Response = response.await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.dyn_into().ok()
}
