//! Fetching a page.

use std::rc::Rc;

use crate::{
    app::{LoadedPage, fetch},
    browser::{environment, style_sheet},
    site::{NotFetched, Part},
};

/// Fetches the part of a page with its style sheet, and opens the page with what was stored.
pub(super) async fn arrival(part: Part) -> Result<Rc<dyn LoadedPage>, NotFetched> {
    // Both are asked for before either is waited for.
    let styled = style_sheet::fetch(part);
    let page = fetch(part, environment::read()).await?;
    styled.await?;
    Ok(page)
}
