//! The style sheets that come with a part of the program.

use std::future::Future;

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, js_sys::Promise};

use super::{asset_url, document, page};
use crate::site::{IS_SPLIT, NotFetched, Route};

/// Fetches the style sheet of a page from now on; ready as soon as its rules hold. The document that
/// was opened has the sheets of its own, and where the program is not split it has every one.
///
/// # Errors
/// The sheet cannot be fetched now. It can be tried again.
pub fn fetch(page: Route) -> impl Future<Output = Result<(), NotFetched>> {
    let is_apart = IS_SPLIT && !is_there(page);
    let arriving = is_apart.then(|| insert(page));
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
    document::find(&format!("link[rel=stylesheet][data-only={}]", page.name())).is_some()
}

/// Puts a page's sheet before the theme, which has the last word; returns it, and what waits for it.
fn insert(route: Route) -> Option<(HtmlElement, Promise)> {
    let document = page()?;
    let theme = document.get_element_by_id("theme")?;
    let sheet = document.create_element("link").ok()?;
    let sheet: HtmlElement = sheet.dyn_into().ok()?;
    let address = asset_url::beside(&format!("{}.css", route.name())).ok()?;
    sheet.set_attribute("rel", "stylesheet").ok()?;
    sheet.set_attribute("href", &address).ok()?;
    let loaded = Promise::new(&mut |resolve, reject| {
        sheet.set_onload(Some(&resolve));
        sheet.set_onerror(Some(&reject));
    });
    theme.before_with_node_1(&sheet).ok()?;
    Some((sheet, loaded))
}
