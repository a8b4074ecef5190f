//! The document as a whole: its language, theme, motion, title and canonical link, whether it is hidden, where it is
//! scrolled to, and printing.

use gloo_events::EventListener;
use web_sys::{Element, Event, HtmlElement};

use super::{address_bar, page, window};
use crate::site::{Address, Preferences};

/// The element that the program is drawn in.
pub fn root() -> Option<Element> {
    page()?.get_element_by_id("app")
}

/// Puts the reader's preferences on `<html>`, where styles and assistive technology look.
pub fn show(preferences: &Preferences) {
    let Some(html) = page().and_then(|page| page.document_element()) else {
        return;
    };
    let motion = if preferences.still { "still" } else { "moving" };
    for (name, value) in [
        ("lang", preferences.language.tag()),
        ("data-theme", preferences.theme.name()),
        ("data-motion", motion),
    ] {
        html.set_attribute(name, value).ok();
    }
}

/// Sets the window's title and the canonical link to those of the open page. The document's own are those of the page
/// that was opened first.
pub fn set_title_and_address(title: &str, address: &Address) {
    set_title(title);
    if let Some(canonical) = find("link[rel=canonical]") {
        let address = address_bar::whole(address);
        canonical.set_attribute("href", &address).ok();
    }
}

pub fn title() -> String {
    page().map_or_else(String::new, |page| page.title())
}

pub fn set_title(title: &str) {
    if let Some(page) = page() {
        page.set_title(title);
    }
}

pub fn find(selector: &str) -> Option<Element> {
    page()?.query_selector(selector).ok()?
}

/// The element of the header that holds the site's name and tagline; `None` on a page without a header.
pub fn site_name() -> Option<Element> {
    find(".header .site")
}

/// Tells whether the page is hidden behind another tab or window.
pub fn is_hidden() -> bool {
    page().is_some_and(|page| page.hidden())
}

/// Listens to the page being hidden behind another tab or window, and shown again, until the
/// listener is dropped.
#[must_use = "the listener ends when it is dropped"]
pub fn listen_hidden(on_change: impl Fn(bool) + 'static) -> Option<EventListener> {
    let page = page()?;
    let listener = move |_: &Event| on_change(is_hidden());
    Some(EventListener::new(&page, "visibilitychange", listener))
}

/// Shows the page from its top, as after opening it.
pub fn to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

pub fn is_at_top() -> bool {
    window().and_then(|window| window.scroll_y().ok()) == Some(0.0)
}

/// Opens the browser's dialogue for printing; returns whether it has one for pages.
pub fn print() -> bool {
    window().is_some_and(|window| window.print().is_ok())
}

/// Scrolls a frame so that the first of its items that matches is in the middle of it, or as near
/// as the frame goes, in each direction in which the item is out of sight, or has less than its
/// height and that of what is `kept` at the frame's edge above or below it in a frame that is high enough.
/// Nothing else scrolls, and the frame not in a direction in which the item does not fit into it.
pub fn keep_in_sight(frame: &str, item: &str, kept: Option<&str>) {
    let Some(frame) = find(frame) else {
        return;
    };
    let Some(item) = frame.query_selector(item).ok().flatten() else {
        return;
    };
    let kept = kept.and_then(|kept| frame.query_selector(kept).ok().flatten());
    let kept = kept.map_or(0.0, |kept| kept.get_bounding_client_rect().height());
    let (outer, item) = (
        frame.get_bounding_client_rect(),
        item.get_bounding_client_rect(),
    );
    // Without borders and scroll bars.
    let left = outer.left() + f64::from(frame.client_left());
    let top = outer.top() + f64::from(frame.client_top());
    let across = (left, left + f64::from(frame.client_width()));
    let down = (top, top + f64::from(frame.client_height()));
    let across = beyond((item.left(), item.right()), across);
    let spare = f64::from(frame.client_height()) - item.height() - 1.0;
    let around = (item.height() + kept).min(spare / 2.0).max(0.0);
    let down = beyond((item.top() - around, item.bottom() + around), down);
    if (across, down) != (0.0, 0.0) {
        // To a place: from a distance a frame that rests on rows goes on in the direction to the next one.
        let [left, top] = [frame.scroll_left(), frame.scroll_top()].map(f64::from);
        frame.scroll_to_with_x_and_y(left + across, top + down);
    }
}

/// Opens the first element that matches and folds.
pub fn unfold(selector: &str) {
    if let Some(element) = find(selector) {
        // An element that is there takes an attribute.
        element.set_attribute("open", "").ok();
    }
}

/// Scrolls the page as far as the first element that matches is above or below the screen.
pub fn scroll_to(selector: &str) {
    if let Some(element) = find(selector) {
        scroll_to_element(&element);
    }
}

/// The same for an element that answers what the reader did: a tab in which nothing was done stays where it is.
pub fn bring_into_sight(element: &Element) {
    if page().is_some_and(|page| page.has_focus().unwrap_or(false)) {
        scroll_to_element(element);
    }
}

fn scroll_to_element(element: &Element) {
    let Some(window) = window() else {
        return;
    };
    let height = window
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    let element = element.get_bounding_client_rect();
    let below = element.bottom() - height.unwrap_or(f64::INFINITY);
    // A page scrolls by whole pixels.
    let by = element.top().floor().min(below.max(0.0).ceil());
    if by != 0.0 {
        window.scroll_by_with_x_and_y(0.0, by);
    }
}

/// How far the middle of an item is from the middle of its frame; 0 while all of it is in sight,
/// and where it does not fit.
fn beyond((start, end): (f64, f64), (from, to): (f64, f64)) -> f64 {
    let in_sight = from <= start && end <= to;
    let fits = end - start < to - from;
    if in_sight || !fits {
        0.0
    } else {
        f64::midpoint(start, end) - f64::midpoint(from, to)
    }
}

/// A length as a style writes it, in whole pixels: to write fractions is 10 KB of code.
pub(super) fn pixels(length: f64) -> String {
    format!("{}px", whole(length))
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a place on a screen is far below the limits, and beyond them it is the nearest one"
)]
fn whole(number: f64) -> i32 {
    number.round() as i32
}

/// Tells the styles of an element where another one lies, so that it can come from there: `--from-x`, `--from-y` and
/// `--from-scale` lead from its own box to the other's.
pub fn measure_from(element: &HtmlElement, other: &str) {
    let Some(other) = page().and_then(|page| page.query_selector(other).ok().flatten()) else {
        return;
    };
    let (from, to) = (
        other.get_bounding_client_rect(),
        element.get_bounding_client_rect(),
    );
    let styles = element.style();
    for (name, value) in [
        ("--from-x", pixels(from.left() - to.left())),
        ("--from-y", pixels(from.top() - to.top())),
        (
            "--from-scale",
            format!(
                "calc({} / 1000)",
                whole(1_000.0 * from.width() / to.width().max(1.0))
            ),
        ),
    ] {
        styles.set_property(name, &value).ok();
    }
}
