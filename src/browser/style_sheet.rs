//! The style sheet of a page, which its document names and which comes with the page otherwise.

use std::future::Future;

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, js_sys::Promise};

use super::{asset_url, document, page};
use crate::site::{NotFetched, Route};

/// Fetches the style sheet of a page from now on; ready as soon as its rules hold.
///
/// # Errors
/// The sheet cannot be fetched now. It can be tried again.
pub fn fetch(page: Route) -> impl Future<Output = Result<(), NotFetched>> {
    let arriving = (!is_there(page)).then(|| insert(page));
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

/// Tells whether the document names the sheet of a page; it was there before the program then.
fn is_there(page: Route) -> bool {
    document::find(&format!("{SHEETS}[href$='{}']", name(page))).is_some()
}

const SHEETS: &str = "link[rel=stylesheet]";

/// The name of a page's sheet beside the program.
fn name(page: Route) -> String {
    format!("pages/{}.css", page.name())
}

/// Puts a page's sheet before all others; returns it, and what waits for it.
fn insert(route: Route) -> Option<(HtmlElement, Promise)> {
    let document = page()?;
    let first = document::find(SHEETS)?;
    let sheet = document.create_element("link").ok()?;
    let sheet: HtmlElement = sheet.dyn_into().ok()?;
    let address = asset_url::beside(&name(route)).ok()?;
    sheet.set_attribute("rel", "stylesheet").ok()?;
    sheet.set_attribute("href", &address).ok()?;
    let loaded = Promise::new(&mut |resolve, reject| {
        sheet.set_onload(Some(&resolve));
        sheet.set_onerror(Some(&reject));
    });
    first.before_with_node_1(&sheet).ok()?;
    Some((sheet, loaded))
}
