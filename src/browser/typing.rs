//! What is typed into fields: by input methods, by scripts, and as it is printed.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, Event, EventInit, EventTarget, FocusOptions, HtmlDocument, HtmlElement,
    HtmlInputElement, HtmlTextAreaElement, InputEvent, KeyboardEvent,
};

use super::{document, focus, page, window};

/// The code that engines give a key while an input method works with it. Safari's Enter has it when the text is
/// composed already.
const BY_INPUT_METHOD: u32 = 229;

/// Leaves to an input method what it composes, until the listeners are dropped. The keys it uses are not keys of
/// the page, and its text arrives when it is done: Chrome says nothing more then, the others say it twice.
#[must_use = "the listeners end when they are dropped"]
pub fn leave_composing() -> Option<[EventListener; 3]> {
    let document = page()?;
    let listen = |name: &'static str, hear: fn(&Event)| {
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&document, name, options, hear)
    };
    Some([
        listen("keydown", |event| {
            let key: &KeyboardEvent = event.unchecked_ref();
            if key.is_composing() || key.key_code() == BY_INPUT_METHOD {
                event.stop_immediate_propagation();
            }
        }),
        listen("input", |event| {
            let input = event.dyn_ref::<InputEvent>();
            if input.is_some_and(InputEvent::is_composing) {
                event.stop_immediate_propagation();
            }
        }),
        listen("compositionend", |event| {
            if let Some(target) = event.target() {
                say_typed(&target);
            }
        }),
    ])
}

fn say_typed(field: &EventTarget) {
    let options = EventInit::new();
    options.set_bubbles(true);
    if let Ok(typed) = Event::new_with_event_init_dict("input", &options) {
        field.dispatch_event(&typed).ok();
    }
}

/// The text of the first field that a selector finds, as it stands there now.
pub fn text_of(selector: &str) -> Option<String> {
    let field: HtmlInputElement = document::find(selector)?.dyn_into().ok()?;
    Some(field.value())
}

/// Replaces the selection by a text in such a way that the field's own undo takes it back.
pub fn insert(area: &HtmlTextAreaElement, text: &str) {
    let document = page().and_then(|page| page.dyn_into::<HtmlDocument>().ok());
    let is_typed = document.is_some_and(|document| {
        // The old command is the only one that undo knows of, and every engine has it.
        let (command, text) = if text.is_empty() {
            ("delete", "")
        } else {
            ("insertText", text)
        };
        let done = document.exec_command_with_show_ui_and_value(command, false, text);
        done == Ok(true)
    });
    if !is_typed {
        let from = area.selection_start().ok().flatten().unwrap_or_default();
        let length = u32::try_from(text.encode_utf16().count()).unwrap_or_default();
        area.set_range_text(text).ok();
        area.set_selection_range(from + length, from + length).ok();
        say_typed(area);
    }
}

/// Puts another text into a field, so that the field's own undo takes it back. The focus stays where it is.
pub fn replace(area: &HtmlTextAreaElement, text: &str) {
    let focused = page().and_then(|page| page.active_element());
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    area.focus_with_options(&options).ok();
    area.select();
    insert(area, text);
    if area.value() != text {
        area.set_value(text);
    }
    match focused.and_then(|focused| focused.dyn_into::<HtmlElement>().ok()) {
        Some(focused) if !focused.is_same_node(Some(area)) => {
            area.blur().ok();
            focused.focus_with_options(&options).ok();
        }
        _ => {}
    }
}

/// Gives the first field that a selector finds the focus, with the caret where a line begins, from 0, and scrolls nothing.
pub fn begin_line(selector: &str, line: usize) {
    let area =
        document::find(selector).and_then(|area| area.dyn_into::<HtmlTextAreaElement>().ok());
    let Some(area) = area else {
        return;
    };
    let text = area.value();
    let lines = text.split_inclusive('\n').take(line);
    let before: usize = lines.map(|line| line.encode_utf16().count()).sum();
    let at = u32::try_from(before).unwrap_or_default();
    area.set_selection_range(at, at).ok();
    area.set_scroll_left(0);
    focus::in_place(selector);
}

/// The fields whose text may be longer than they are.
const LONG: &str = ":is(textarea, input[type=text]):not([data-printed])";

/// Puts the whole text of each field on paper, line by line and wrapped, until the listeners are dropped: a printer cuts
/// a field at its edges. Styles hide a field with `data-printed` and show what follows it.
#[must_use = "the listeners end when they are dropped"]
pub fn print_whole() -> Option<[EventListener; 2]> {
    let window = window()?;
    Some([
        EventListener::new(&window, "beforeprint", |_| {
            for field in all(LONG) {
                copy(&field).ok();
            }
        }),
        EventListener::new(&window, "afterprint", |_| {
            all(".printed-field").iter().for_each(Element::remove);
            for field in all("[data-printed]") {
                field.remove_attribute("data-printed").ok();
            }
        }),
    ])
}

fn copy(field: &Element) -> Result<(), JsValue> {
    let text = match field.dyn_ref::<HtmlInputElement>() {
        Some(input) => input.value(),
        None => field.unchecked_ref::<HtmlTextAreaElement>().value(),
    };
    if text.is_empty() {
        return Ok(());
    }
    let document = field.owner_document().ok_or(JsValue::UNDEFINED)?;
    let copy = document.create_element("div")?;
    copy.set_class_name("printed-field");
    for line in text.lines() {
        let own = document.create_element("div")?;
        own.set_text_content(Some(line));
        copy.append_child(&own)?;
    }
    field.set_attribute("data-printed", "")?;
    field.after_with_node_1(&copy)
}

fn all(selector: &str) -> Vec<Element> {
    let found = page().and_then(|page| page.query_selector_all(selector).ok());
    found.map_or_else(Vec::new, |found| {
        let elements = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok());
        elements.collect()
    })
}
