//! What may know the browser, and how elements are drawn.

use super::{catches, keeps, one, paths::paths_named, source::Source};

/// Names by which the outside is reached.
const OUTSIDE: [&str; 5] = ["window()", "global()", "local_storage", "JsValue", "js_sys"];

fn inline_style(source: &Source) -> Vec<String> {
    let styled = source.bare.contains("style=") || source.bare.contains("style =");
    one(styled.then(|| format!("{} has an inline style", source.path)))
}

#[test]
fn no_element_has_a_style_of_its_own() {
    keeps(inline_style);
    let right = "html! { <p class=\"style=\"></p> }";
    catches(
        inline_style,
        "src/app/view/x.rs",
        "html! { <p style=\"color: red\"></p> }",
        right,
    );
}

/// What a view draws by Yew's own macro is not safe from a translator.
fn texts(source: &Source) -> Vec<String> {
    let draws = source.is_view() && source.bare.contains("html!");
    let macros = ["draw", "view", "html"].map(str::to_owned);
    let owned =
        source.path == "src/draw/view/own_text.rs" || paths_named(source).contains(&macros.into());
    one((draws && !owned)
        .then(|| format!("{} has another `html!` than draw::view::html", source.path)))
}

#[test]
fn every_view_gives_its_texts_to_elements() {
    keeps(texts);
    catches(
        texts,
        "src/pages/x/view/y.rs",
        "use yew::prelude::*; fn y() -> Html { html! { <p /> } }",
        "use yew::prelude::*; use crate::draw::view::{html, link::Link}; fn y() -> Html { html! { <p /> } }",
    );
}

fn canvas(source: &Source) -> Vec<String> {
    let draws = source.code.contains("canvas") || source.code.contains("Canvas");
    let fault = draws && source.path != "src/browser/sharing.rs";
    one(fault.then(|| format!("{} draws on a canvas", source.path)))
}

#[test]
fn nothing_that_a_reader_must_read_is_drawn_on_a_canvas() {
    keeps(canvas);
    let right = "create_element(\"svg\") // no canvas";
    catches(
        canvas,
        "src/draw/view/x.rs",
        "create_element(\"canvas\")",
        right,
    );
    catches(
        canvas,
        "src/pages/x/view/y.rs",
        "HtmlCanvasElement",
        "SvgElement",
    );
}

fn outside(source: &Source) -> Vec<String> {
    let may = ["src/browser", "worker", "package"];
    if may.iter().any(|folder| source.is_below(folder)) {
        return Vec::new();
    }
    let named = OUTSIDE.iter().filter(|name| source.bare.contains(**name));
    named
        .map(|name| format!("{} uses {name}", source.path))
        .collect()
}

#[test]
fn the_outside_is_reached_through_the_browser_s_layer_the_workers_and_the_package() {
    keeps(outside);
    for name in OUTSIDE {
        let wrong = format!("let x = web_sys::{name};");
        catches(
            outside,
            "src/app/view/x.rs",
            &wrong,
            "use web_sys::HtmlInputElement;",
        );
        assert!(outside(&Source::new("src/browser/clock.rs", &wrong)).is_empty());
    }
}

fn names_of_the_web(source: &Source) -> Vec<String> {
    let of_web = [
        "src/browser",
        "src/bin",
        "src/documents",
        "worker/src/end",
        "worker/src/bin",
        "package",
    ];
    let pure = !source.is_view() && !of_web.iter().any(|folder| source.is_below(folder));
    if !pure {
        return Vec::new();
    }
    let code = source.pure_code();
    let names = [
        "yew",
        "web_sys",
        "wasm_bindgen",
        "js_sys",
        "gloo_events",
        "gloo_timers",
    ];
    let named = names.into_iter().filter(|name| {
        let in_path = format!("{name}::");
        code.contains(&in_path)
    });
    named
        .map(|name| format!("{} names {name}", source.path))
        .collect()
}

#[test]
fn what_does_not_draw_knows_no_browser() {
    keeps(names_of_the_web);
    let right = "#[cfg(feature = \"web\")]\nuse yew::Html;\nstruct State; // yew::Html";
    catches(
        names_of_the_web,
        "src/pages/x/state.rs",
        "use yew::Html;",
        right,
    );
    catches(
        names_of_the_web,
        "core/src/x.rs",
        "web_sys::window()",
        "fn view() {}",
    );
}
