//! The style sheets that come with a part of the program.

use std::future::Future;

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, js_sys::Promise};

use super::{files, window};
use crate::site::{NotFetched, Part};

/// Fetches the style sheet of a part from now on; ready as soon as its rules hold. Where the
/// program is not split the page has every sheet.
///
/// # Errors
/// The sheet cannot be fetched now. It can be tried again.
pub fn fetch(part: Part) -> impl Future<Output = Result<(), NotFetched>> {
    let is_apart = cfg!(feature = "split") && !part.is_first();
    let arriving = is_apart.then(|| insert(part));
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

/// Puts a part's sheet before the theme, which has the last word; returns it, and what waits for it.
fn insert(part: Part) -> Option<(HtmlElement, Promise)> {
    let document = window()?.document()?;
    let theme = document.get_element_by_id("theme")?;
    let sheet = document.create_element("link").ok()?;
    let sheet: HtmlElement = sheet.dyn_into().ok()?;
    let address = files::beside(&format!("{}.css", part.name())).ok()?;
    sheet.set_attribute("rel", "stylesheet").ok()?;
    sheet.set_attribute("href", &address).ok()?;
    let loaded = Promise::new(&mut |resolve, reject| {
        sheet.set_onload(Some(&resolve));
        sheet.set_onerror(Some(&reject));
    });
    theme.before_with_node_1(&sheet).ok()?;
    Some((sheet, loaded))
}
