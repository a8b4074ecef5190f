//! The build of the site that is running, and the one that the host has now.

use wasm_bindgen::JsCast;
use web_sys::{RequestCache, RequestInit, Response, Url, js_sys::JsString};

use super::{address_bar, files, window};

/// Tells whether the host has another build than the one that is running. The page is asked for
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

/// The program's script as the page names it: in the folder of its build.
fn own_script() -> Option<String> {
    let folder = Url::new_with_base(".", &address_bar::base()).ok()?.href();
    let script = files::own();
    script.strip_prefix(&folder).map(str::to_owned)
}

async fn page() -> Option<JsString> {
    let past_caches = RequestInit::new();
    past_caches.set_cache(RequestCache::Reload);
    let response = window()?.fetch_with_str_and_init(&address_bar::base(), &past_caches);
    let response: Response = response.await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.dyn_into().ok()
}
