//! Programs that are loaded when one of their pages is first opened.

use gloo_events::EventListener;

use super::window;
use crate::{state::Bundle, wire::Build};

/// Loads a bundle, unless it was loaded before. It mounts itself; a failure can be tried again.
pub fn load(bundle: Bundle, on_failure: impl FnOnce() + 'static) {
    let Some(document) = window().and_then(|window| window.document()) else {
        return;
    };
    let id = format!("bundle-{}", bundle.name());
    if document.get_element_by_id(&id).is_some() {
        return;
    }
    let (Ok(script), Some(head)) = (document.create_element("script"), document.head()) else {
        return;
    };
    // The build's name keeps caches from mixing two builds.
    let build = Build::this(crate::counting::Kernel::Scalar).name();
    let found = |selector: &str| document.query_selector(selector).ok().flatten();
    for style in bundle.styles() {
        let Ok(link) = document.create_element("link") else {
            continue;
        };
        // Another bundle may have brought it.
        if found(&format!("link[href^=\"./{style}\"]")).is_some() {
            continue;
        }
        link.set_attribute("rel", "stylesheet").ok();
        link.set_attribute("href", &format!("./{style}?{build}"))
            .ok();
        // Colours come last, so that they win over the layout's borders.
        head.insert_before(&link, found("link[href*=theme]").as_deref())
            .ok();
    }
    let address = format!("./{}_loader.js?{build}", bundle.name());
    for (name, value) in [("id", id.as_str()), ("type", "module"), ("src", &address)] {
        script.set_attribute(name, value).ok();
    }
    let failed = script.clone();
    EventListener::once(&script, "error", move |_| {
        failed.remove();
        on_failure();
    })
    .forget();
    head.append_child(&script).ok();
}
