//! The rules of `ARCHITECTURE.md` that neither the compiler nor a linter holds.

mod names;
mod sheets;
mod source;
mod words;

use source::{Source, sources};

/// Which layers a layer may name, besides itself and the mathematics.
const ARROWS: [(&str, &str); 10] = [
    ("bin", "app documents"),
    ("documents", "app pages question draw site text"),
    ("app", "pages draw browser player question site text"),
    ("pages", "draw browser player question site text"),
    ("draw", "browser player site text"),
    ("browser", "site text"),
    ("player", "site text"),
    ("question", "draw browser site text"),
    ("site", "text"),
    ("text", ""),
];

/// The layers that may name the workers' messages.
const MAY_NAME_WORKERS: [&str; 2] = ["pages", "browser"];

/// The longest a file may be.
const LONGEST: usize = 500;

/// What a rule finds wrong in a file.
type Rule = fn(&Source) -> Vec<String>;

/// Asserts that a rule holds for all sources, and that it finds each of some wrong files.
#[track_caller]
fn keeps(rule: Rule, wrong: &[(&str, &str)]) {
    let faults: Vec<_> = sources()
        .iter()
        .flat_map(|source| {
            let faults = rule(source).into_iter();
            faults.map(|fault| format!("{}: {fault}", source.path))
        })
        .collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
    for (path, text) in wrong {
        assert!(!rule(&Source::new(path, text)).is_empty(), "{path}: {text}");
    }
}

/// A layer names only those below it; only views name the browser and what draws.
fn arrows(source: &Source) -> Vec<String> {
    if !source.path.starts_with("src/") {
        return Vec::new();
    }
    let module = source.module();
    let Some(layer) = module.first() else {
        return Vec::new();
    };
    let Some((_, below)) = ARROWS.iter().find(|(name, _)| name == layer) else {
        return vec!["a layer without arrows".into()];
    };
    let draws = source.is_view() || ["browser", "bin", "documents"].contains(layer);
    let mut faults = Vec::new();
    if source.names("bitqueens_worker") && !MAY_NAME_WORKERS.contains(layer) {
        faults.push("names the workers".into());
    }
    for path in source.paths() {
        let first = path.first().copied().unwrap_or_default();
        if !ARROWS.iter().any(|(name, _)| *name == first) {
            continue;
        }
        let may = first == *layer || below.split(' ').any(|below| below == first);
        let draws_there = first == "browser" || path.get(1) == Some(&"view");
        if !may || draws_there && !draws {
            faults.push(format!("names {}", path.join("::")));
        }
    }
    faults
}

#[test]
fn arrows_point_one_way() {
    let wrong = [
        ("src/text/x.rs", "use crate::{site::Page, text::Mode};"),
        (
            "src/player/x.rs",
            "fn f() { html! { <p>{ super::super::draw::Board }</p> } }",
        ),
        ("src/site/x.rs", "use bitqueens_worker::Message;"),
        ("src/rooms/x.rs", ""),
        ("src/pages/x/y.rs", "use crate::browser::focus;"),
        ("src/pages/x/y.rs", "use crate::draw::view::Link;"),
        ("src/pages/x/view/y.rs", "use crate::app::State;"),
    ];
    keeps(arrows, &wrong);
}

fn other_pages(source: &Source) -> Vec<String> {
    let module = source.module();
    let ["pages", page, ..] = &module[..] else {
        return Vec::new();
    };
    let paths = source.paths().into_iter();
    let others = paths.filter(|path| path[0] == "pages" && path.get(1) != Some(page));
    others
        .map(|path| format!("names {}", path.join("::")))
        .collect()
}

#[test]
fn a_page_names_no_other_page() {
    let file = "src/pages/step/view/tree.rs";
    let wrong = [
        (file, "use crate::pages::{step::Mode, bits::Lab};"),
        (file, "use super::super::super::bits::Lab;"),
        (file, "use crate::{text::A, pages};"),
    ];
    keeps(other_pages, &wrong);
}

/// A view that draws by Yew's own macro, whose texts are not safe from a translator.
fn other_html(source: &Source) -> Vec<String> {
    let own = ["src/draw/view/own_text.rs", "src/draw/view/mod.rs"].contains(&source.path.as_str())
        || source.paths().contains(&vec!["draw", "view", "html"]);
    let fault = source.is_view() && source.names("html") && !own;
    fault
        .then(|| "has another `html!` than draw::view::html".into())
        .into_iter()
        .collect()
}

#[test]
fn every_view_gives_its_texts_to_elements() {
    let wrong = "use yew::prelude::*; fn y() -> Html { html! { <p /> } }";
    keeps(other_html, &[("src/pages/x/view/y.rs", wrong)]);
}

fn length(source: &Source) -> Vec<String> {
    let n = source.n_lines;
    let long = source.path.starts_with("src/") && LONGEST < n;
    long.then(|| format!("has {n} lines")).into_iter().collect()
}

#[test]
fn no_file_is_too_long() {
    keeps(length, &[("src/x.rs", &"\n".repeat(LONGEST + 1))]);
}
