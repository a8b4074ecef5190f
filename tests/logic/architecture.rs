//! The rules of `ARCHITECTURE.md` that a reader of the sources can check.

mod browser;
mod class_names;
mod icons;
mod names;
mod paths;
mod recursion;
mod source;
mod styles;
mod words;

use paths::{module_of, paths_named};
use source::{Source, sources};

/// Which layers a layer may name, besides itself and the mathematics.
const ARROWS: [(&str, &[&str]); 11] = [
    ("bin", &["app", "documents"]),
    (
        "documents",
        &["app", "pages", "course", "question", "draw", "site", "text"],
    ),
    (
        "app",
        &[
            "pages", "course", "draw", "browser", "player", "question", "site", "text",
        ],
    ),
    (
        "pages",
        &[
            "course", "draw", "browser", "player", "question", "site", "text",
        ],
    ),
    ("course", &["question", "draw", "browser", "site", "text"]),
    ("draw", &["browser", "player", "site", "text"]),
    ("browser", &["site", "text"]),
    ("player", &["site", "text"]),
    ("question", &["draw", "browser", "site", "text"]),
    ("site", &["text"]),
    ("text", &[]),
];

/// The layers that may name the workers' messages.
const MAY_NAME_WORKERS: [&str; 2] = ["pages", "browser"];

/// The longest a file may be.
const LONGEST: usize = 500;

/// What a rule finds wrong in all sources.
#[track_caller]
fn keeps(rule: impl Fn(&Source) -> Vec<String>) {
    let faults: Vec<_> = sources().iter().flat_map(rule).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// The list of one fault or none.
fn one(fault: Option<String>) -> Vec<String> {
    fault.into_iter().collect()
}

/// Asserts that a rule finds something wrong in a text, and nothing in another one.
#[track_caller]
fn catches(rule: impl Fn(&Source) -> Vec<String>, path: &str, wrong: &str, right: &str) {
    assert!(!rule(&Source::new(path, wrong)).is_empty(), "{wrong}");
    let found = rule(&Source::new(path, right));
    assert!(found.is_empty(), "{right}: {found:?}");
}

/// A layer names only those below it; only views name the browser, and only views are named there.
fn arrows(source: &Source) -> Vec<String> {
    let path = &source.path;
    if !source.is_below("src") {
        let site = source.bare.contains("bitqueens::");
        let up = source.is_below("core") && source.bare.contains("bitqueens_worker");
        return one((site || up).then(|| format!("{path} names what rests on it")));
    }
    let module = module_of(path);
    let Some(layer) = module.first() else {
        return Vec::new();
    };
    let Some((_, below)) = ARROWS.iter().find(|(name, _)| name == layer) else {
        return vec![format!("{path}: a layer without arrows")];
    };
    let is_layer = |named: &str| ARROWS.iter().any(|(name, _)| *name == named);
    let draws = source.is_view() || matches!(layer.as_str(), "browser" | "bin" | "documents");
    let mut faults = Vec::new();
    if source.bare.contains("bitqueens_worker") && !MAY_NAME_WORKERS.contains(&layer.as_str()) {
        faults.push(format!("{path} names the workers"));
    }
    for named in paths_named(source) {
        let Some(first) = named.first().filter(|first| is_layer(first)) else {
            continue;
        };
        let may = first == layer || below.contains(&first.as_str());
        let of_view = first == "browser" || named.get(1).is_some_and(|second| second == "view");
        if !may || of_view && !draws {
            faults.push(format!("{path} names {}", named.join("::")));
        }
    }
    faults
}

#[test]
fn arrows_point_one_way() {
    keeps(arrows);
    let up = "use crate::{site::Page, pages::step::Mode};";
    catches(arrows, "src/text/x.rs", up, "use crate::text::Lang;");
    catches(
        arrows,
        "src/player/x.rs",
        "super::super::draw::Board",
        "super::Pace",
    );
    catches(
        arrows,
        "src/site/x.rs",
        "use bitqueens_worker::Message;",
        "use bitqueens_core::bits::Word;",
    );
    let unknown = Source::new("src/rooms/x.rs", "");
    assert!(!arrows(&unknown).is_empty(), "a layer must be drawn first");
    catches(
        arrows,
        "src/pages/x/y.rs",
        "crate::browser::focus",
        "crate::draw::Board",
    );
    catches(
        arrows,
        "src/pages/x/view/y.rs",
        "crate::app::State",
        "crate::browser::focus",
    );
    catches(
        arrows,
        "core/src/x.rs",
        "bitqueens::text::Lang",
        "crate::bits::Word",
    );
    catches(
        arrows,
        "core/src/x.rs",
        "bitqueens_worker::a",
        "bitqueens_core::a",
    );
    catches(
        arrows,
        "worker/src/x.rs",
        "bitqueens::site::Page",
        "bitqueens_core::a",
    );
}

fn other_pages(source: &Source) -> Vec<String> {
    let module = module_of(&source.path);
    let [pages, page, ..] = &module[..] else {
        return Vec::new();
    };
    let named = paths_named(source).into_iter().filter(|named| {
        pages == "pages" && named.first() == Some(pages) && named.get(1) != Some(page)
    });
    let fault = |named: Vec<String>| format!("{} names {}", source.path, named.join("::"));
    named.map(fault).collect()
}

#[test]
fn a_page_names_no_other_page() {
    keeps(other_pages);
    let file = "src/pages/step/view/tree.rs";
    catches(
        other_pages,
        file,
        "crate::pages::{step::Mode, bits::Lab}",
        "crate::pages::step::Mode",
    );
    catches(
        other_pages,
        file,
        "super::super::super::bits::Lab",
        "super::super::super::step::Mode",
    );
    catches(
        other_pages,
        file,
        "use crate::{text::A, pages};",
        "use crate::{text::A, site};",
    );
}

fn length(source: &Source) -> Vec<String> {
    let (path, n) = (&source.path, source.n_lines);
    one((LONGEST < n).then(|| format!("{path} has {n} lines")))
}

#[test]
fn no_file_is_too_long() {
    keeps(length);
    catches(
        length,
        "src/x.rs",
        &"\n".repeat(LONGEST + 1),
        &"\n".repeat(LONGEST),
    );
}
