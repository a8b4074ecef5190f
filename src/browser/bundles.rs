//! Programs that are loaded when one of their pages is first opened.

use gloo_events::EventListener;
use web_sys::{Document, Element};

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
    for style in bundle.styles() {
        let Ok(link) = document.create_element("link") else {
            continue;
        };
        // Another bundle may have brought it.
        if sheet(&document, style).is_some() {
            continue;
        }
        link.set_attribute("rel", "stylesheet").ok();
        link.set_attribute("href", &format!("./{style}?{build}"))
            .ok();
        // Colours come last, so that they win over the layout's borders.
        let theme = document.query_selector("link[href*=theme]").ok().flatten();
        head.insert_before(&link, theme.as_deref()).ok();
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

/// Lets the style sheets of the open page's bundle hold, and no other bundle's.
pub fn dress(bundle: Bundle) {
    let Some(document) = window().and_then(|window| window.document()) else {
        return;
    };
    for style in Bundle::ALL.into_iter().flat_map(Bundle::styles) {
        if let Some(link) = sheet(&document, style) {
            let holds = bundle.styles().contains(style);
            link.set_attribute("media", if holds { "all" } else { "not all" })
                .ok();
        }
    }
}

fn sheet(document: &Document, style: &str) -> Option<Element> {
    let selector = format!("link[href^=\"./{style}\"]");
    document.query_selector(&selector).ok().flatten()
}
