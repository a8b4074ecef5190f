//! The sentence that is shown when the program itself fails.

use std::panic::PanicHookInfo;

use web_sys::{Element, console};

use super::window;

/// The element that the program is drawn in.
#[must_use]
pub fn root() -> Option<Element> {
    window()?.document()?.get_element_by_id("app")
}

/// A panic hook that reveals the sentence waiting in `index.html`, in both languages.
///
/// A panicked program cannot be trusted to draw, so the sentence stands outside of what it draws.
#[must_use]
pub fn hook() -> Box<dyn Fn(&PanicHookInfo<'_>) + Sync + Send> {
    Box::new(|info| {
        let report = info.to_string();
        console::error_1(&report.as_str().into());
        reveal(&report);
    })
}

fn reveal(report: &str) {
    let Some(document) = window().and_then(|window| window.document()) else {
        return;
    };
    if let Some(details) = document.get_element_by_id("failure-report") {
        details.set_text_content(Some(report));
    }
    if let Some(alert) = document.get_element_by_id("failure") {
        alert.remove_attribute("hidden").ok();
    }
}
