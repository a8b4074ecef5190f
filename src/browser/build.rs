//! The folder of the build that is running, its files, and the build that the host has now.

use std::future::Future;

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{
    HtmlElement, RequestCache, RequestInit, Response, Url,
    js_sys::{Array, JsString, Promise, Uint8Array},
};

use super::{address_bar, ask, clock, document, page, window};
use crate::site::{NotFetched, Route};

#[wasm_bindgen]
extern "C" {
    type ImportMeta;

    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> String;

    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static IMPORT_META: ImportMeta;
}

fn own_script() -> String {
    IMPORT_META.with(ImportMeta::url)
}

/// The name of the build's folder, a digest of its files; empty where the folder has another name.
pub(super) fn name() -> String {
    let script = own_script();
    let folder = script.rsplit('/').nth(1).unwrap_or_default();
    let is_digest = folder.len() == 16 && folder.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_digest {
        folder.to_owned()
    } else {
        String::new()
    }
}

/// The address of a file of the running build.
pub(super) fn beside(name: &str) -> Result<String, JsValue> {
    Url::new_with_base(name, &own_script()).map(|url| url.href())
}

/// The request for an address.
pub(super) fn requested(address: &str, options: Option<&RequestInit>) -> Option<Promise> {
    let given = Array::of1(&address.into());
    if let Some(options) = options {
        given.push(options);
    }
    ask(&window()?.into(), "fetch", &given)
}

/// Fetches a file of the build. The request is sent at once, before the future is polled.
pub fn fetch(name: &str) -> impl Future<Output = Result<Vec<u8>, NotFetched>> + use<> {
    let asked = beside(name)
        .ok()
        .and_then(|address| requested(&address, None));
    async move {
        let response = asked.ok_or(NotFetched)?.await.map_err(|_| NotFetched)?;
        let response: Response = response.dyn_into().map_err(|_| NotFetched)?;
        // A host may answer with a page that says the file is missing.
        let buffer = response.array_buffer().ok().filter(|_| response.ok());
        let buffer = buffer.ok_or(NotFetched)?.await.map_err(|_| NotFetched)?;
        Ok(Uint8Array::new(&buffer).to_vec())
    }
}

const SHEETS: &str = "link[rel=stylesheet]";

/// Fetches the style sheet of a page, unless the document has it; ready when its rules hold.
pub fn fetch_style_sheet(route: Route) -> impl Future<Output = Result<(), NotFetched>> {
    let name = format!("pages/{}.css", route.page_name());
    let is_there = document::find(&format!("{SHEETS}[href$='{name}']")).is_some();
    let arriving = (!is_there).then(|| insert(&name));
    async {
        let Some(arriving) = arriving else {
            return Ok(());
        };
        let (sheet, loaded) = arriving.ok_or(NotFetched)?;
        loaded.await.map(drop).map_err(|_| {
            sheet.remove();
            NotFetched
        })
    }
}

/// Puts a style sheet before all others; returns it, and what waits for it.
fn insert(name: &str) -> Option<(HtmlElement, Promise)> {
    let document = page()?;
    let first = document::find(SHEETS)?;
    let sheet = document.create_element("link").ok()?;
    let sheet: HtmlElement = sheet.dyn_into().ok()?;
    sheet.set_attribute("rel", "stylesheet").ok()?;
    sheet.set_attribute("href", &beside(name).ok()?).ok()?;
    let loaded = Promise::new(&mut |resolve, reject| {
        sheet.set_onload(Some(&resolve));
        sheet.set_onerror(Some(&reject));
    });
    first.before_with_node_1(&sheet).ok()?;
    Some((sheet, loaded))
}

/// Tells whether the host has another build than the one that is running. Asks for the home page past every
/// cache, so that a reload opens what the host has.
pub async fn is_replaced() -> bool {
    let script = own_script();
    let script = script.strip_prefix(&address_bar::root());
    let (Some(script), Some(html)) = (script, home_page().await) else {
        return false;
    };
    !html.includes(script, 0)
}

async fn home_page() -> Option<JsString> {
    let past_caches = RequestInit::new();
    past_caches.set_cache(RequestCache::Reload);
    let asked = requested(&address_bar::root(), Some(&past_caches))?;
    let response: Response = asked.await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.dyn_into().ok()
}

/// Why no worker runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWorkers {
    /// The host has another build, and no longer the files of this one.
    Replaced,
    /// The files that a worker needs do not come.
    Unloadable,
    /// The files are there: the browser, the host's policy or an extension starts no worker.
    Forbidden,
}

/// The host is asked for this long why no worker runs.
const WHY_MS: i32 = 5_000;

pub async fn why_no_workers(program: &str) -> NoWorkers {
    let why = async {
        let script = fetch("worker.js");
        let program = fetch(&format!("{program}_bg.wasm"));
        if is_replaced().await {
            NoWorkers::Replaced
        } else if script.await.is_ok() && program.await.is_ok() {
            NoWorkers::Forbidden
        } else {
            NoWorkers::Unloadable
        }
    };
    let why = clock::within(WHY_MS, why).await;
    why.unwrap_or(NoWorkers::Unloadable)
}

pub fn reload() {
    if let Some(window) = window() {
        window.location().reload().ok();
    }
}
