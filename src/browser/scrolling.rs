//! Scrolling within a list.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Scrolls a list so that the first of its items that matches is in the middle of it, or as near
/// as the list goes. Nothing else scrolls.
pub fn keep_in_sight(list: &str, item: &str) {
    let Some(list) = found(list) else {
        return;
    };
    let item = list.query_selector(item).ok().flatten();
    let Some(item) = item.and_then(|item| item.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let top = item.offset_top() - list.offset_top();
    let (height, shown) = (item.offset_height(), list.client_height());
    let is_in_sight = list.scroll_top() <= top && top + height <= list.scroll_top() + shown;
    if !is_in_sight {
        list.set_scroll_top(top - (shown - height) / 2);
    }
}

fn found(selector: &str) -> Option<HtmlElement> {
    let document = super::window()?.document()?;
    let element = document.query_selector(selector).ok()??;
    element.dyn_into().ok()
}
