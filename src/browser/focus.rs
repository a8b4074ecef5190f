//! Moves the focus, and reads the attributes of the element that an event is about.

use std::cell::RefCell;

use super::{clock, document};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusOptions, HtmlElement, SvgElement};
use yew::platform::spawn_local;

/// The nearest element at or above the event's target that carries all these number attributes,
/// and their values.
pub fn numbers<const COUNT: usize>(event: &Event, names: [&str; COUNT]) -> Option<[u8; COUNT]> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let selector = names.map(|name| format!("[{name}]")).concat();
    let element = target.closest(&selector).ok()??;
    let mut values = [0; COUNT];
    for (value, name) in values.iter_mut().zip(names) {
        *value = element.get_attribute(name)?.parse().ok()?;
    }
    Some(values)
}

/// Tells whether the browser shows the focus where an event put it: a press by hand, or what follows it, does not.
pub fn is_shown(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    target.is_some_and(|target: Element| target.matches(":focus-visible").unwrap_or(true))
}

/// The value of an attribute of the nearest element at or above the event's target that has it.
pub fn attribute(event: &Event, name: &str) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target
        .closest(&format!("[{name}]"))
        .ok()??
        .get_attribute(name)
}

/// Moves the focus to the first element of the page that matches.
pub fn on(selector: &str) {
    focus(document::find(selector));
}

/// Moves the focus to the first element that matches, and scrolls nothing.
pub fn in_place(selector: &str) {
    let Some(element) =
        document::find(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    element.focus_with_options(&options).ok();
}

/// Moves the focus to what is drawn in place of the control that was pressed, and scrolls nothing.
pub fn in_next_frame(selector: &'static str) {
    spawn_local(async move {
        clock::next_frame().await;
        in_place(selector);
    });
}

thread_local! {
    static AWAITED: RefCell<Option<Awaited>> = const { RefCell::new(None) };
}

/// What gets the focus once it is drawn.
struct Awaited {
    selector: &'static str,
    give: fn(&str),
    /// What had the focus when that was asked for: a reader who has moved it since keeps it.
    from: Option<Element>,
}

/// Moves the focus by `give` to the first element that matches; where a part of the program that is on its way draws
/// it, as soon as it has.
pub fn once_drawn(selector: &'static str, give: fn(&str)) {
    let from = focused();
    AWAITED.set(Some(Awaited {
        selector,
        give,
        from,
    }));
    painted();
}

/// A part of the program has drawn: what waits for that gets the focus.
pub fn painted() {
    let Some(awaited) = AWAITED.take() else {
        return;
    };
    if focused() != awaited.from {
        return;
    }
    if document::find(awaited.selector).is_some() {
        (awaited.give)(awaited.selector);
    } else {
        AWAITED.set(Some(awaited));
    }
}

fn focused() -> Option<Element> {
    super::window()?.document()?.active_element()
}

/// Moves the focus to the first element that matches, and scrolls the page to its beginning: a browser by itself would
/// scroll to the middle of one that is higher than the window.
pub fn at_its_beginning(selector: &str) {
    in_place(selector);
    if let Some(element) = document::find(selector) {
        element.scroll_into_view();
    }
}

/// Moves the focus to the first element that matches, unless an element has the focus.
pub fn unless_somewhere(selector: &str) {
    if focused().is_none_or(|element| element.tag_name() == "BODY") {
        on(selector);
    }
}

/// Moves the focus to the first element that matches among those that share their arrow keys with
/// the event's target: a page may hold several boards and rows.
///
/// The event's own `currentTarget` would not do: Yew listens at the root of the page.
pub fn within(event: &Event, selector: &str) {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let own = target.and_then(|target| target.closest("[data-own-arrows]").ok().flatten());
    let found = own.and_then(|own| own.query_selector(selector).ok().flatten());
    focus(found);
}

fn focus(found: Option<Element>) {
    let Some(element) = found else {
        return;
    };
    // Drawings take the focus too, by a method of their own.
    match element.dyn_into::<HtmlElement>() {
        Ok(element) => element.focus().ok(),
        Err(element) => element
            .dyn_into::<SvgElement>()
            .ok()
            .and_then(|element| element.focus().ok()),
    };
}
