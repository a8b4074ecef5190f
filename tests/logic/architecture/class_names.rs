//! A class has one meaning, and a rule that says which. A page's sheet stays in the document when the
//! reader goes on to another page, and the sheets outside of `pages` are always there, so a rule that
//! says nothing of its page lies over each element of its class, whichever page drew that.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use super::{
    source::{Source, sources},
    styles::sheets,
};

/// The stepper's own sheets: what it shows later, and the colours, stand in sheets of every page.
const STEPPER: [&str; 3] = ["later", "step", "theme"];

/// The sheets of what several pages show.
const COMMON: [&str; 3] = ["board", "page", "stack"];

/// Classes that mean the same on each page, although no sheet of [`COMMON`] has a rule for them.
const SHARED: [&str; 4] = ["as-text", "icon", "meaning", "verdict"];

/// Classes that no rule names: tests find elements by most of them.
const UNSTYLED: [&str; 6] = [
    "begun",
    "blank",
    "leaf-nodes",
    "review-task",
    "to-answer",
    "to-question",
];

/// The text without what stands between two marks.
fn without(text: &str, from: &str, to: &str) -> String {
    let (before, parts) = text.split_once(from).unwrap_or((text, ""));
    let behind = |part: &str| part.split_once(to).map(|(_, behind)| behind.to_owned());
    let parts: Vec<_> = parts.split(from).filter_map(behind).collect();
    before.to_owned() + &parts.concat()
}

/// The selectors of a sheet, each behind those around it, without what a query asks.
fn selectors(sheet: &str) -> Vec<String> {
    let mut around = Vec::<String>::new();
    let mut found = Vec::new();
    // A comment and an address may hold any sign.
    let rules = without(&without(sheet, "/*", "*/"), "url(\"", "\")");
    let mut prelude = String::new();
    for sign in rules.chars() {
        match sign {
            '{' => {
                around.push(prelude.trim().to_owned());
                if !prelude.trim().starts_with('@') {
                    let is_selector = |part: &&String| !part.starts_with('@');
                    let whole: Vec<_> = around.iter().filter(is_selector).cloned().collect();
                    found.extend(alternatives(&whole));
                }
                prelude.clear();
            }
            '}' => {
                around.pop();
                prelude.clear();
            }
            ';' => prelude.clear(),
            _ => prelude.push(sign),
        }
    }
    found
}

/// The selectors of a list, each behind what stands around the list.
fn alternatives(whole: &[String]) -> Vec<String> {
    let Some((list, around)) = whole.split_last() else {
        return Vec::new();
    };
    let mut depth = 0;
    let parts = list.split(|sign| {
        depth += i32::from(matches!(sign, '(' | '[')) - i32::from(matches!(sign, ')' | ']'));
        sign == ',' && depth == 0
    });
    let around = around.join(" ");
    parts
        .map(|part| format!("{around} {}", part.trim()))
        .collect()
}

fn classes(selector: &str) -> BTreeSet<&str> {
    let behind = selector.split('.').skip(1);
    behind
        .map(|rest| {
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
            &rest[..end.unwrap_or(rest.len())]
        })
        .collect()
}

/// A sheet by its name.
fn named((path, sheet): (PathBuf, String)) -> Option<(String, String)> {
    let name = path.file_stem()?.to_str()?.to_owned();
    Some((name, sheet))
}

/// The rules that lie over another page's elements: no class of theirs is of one page alone or common.
fn clashes(sheets: &[(String, String)]) -> Vec<String> {
    let read = |(name, sheet): &(String, String)| (name.clone(), selectors(sheet));
    let rules: Vec<_> = sheets.iter().map(read).collect();
    let owner = |name: &str| {
        let own = if STEPPER.contains(&name) {
            "step"
        } else {
            name
        };
        own.to_owned()
    };
    let mut users = BTreeMap::<&str, BTreeSet<String>>::new();
    for (name, selectors) in &rules {
        // The colours of all pages are those of no page.
        if name != "theme" && !COMMON.contains(&name.as_str()) {
            for class in selectors.iter().flat_map(|selector| classes(selector)) {
                users.entry(class).or_default().insert(owner(name));
            }
        }
    }
    let is_common = |class: &str| {
        let of = |(name, selectors): &(String, Vec<String>)| {
            COMMON.contains(&name.as_str())
                && selectors.iter().any(|of| classes(of).contains(class))
        };
        SHARED.contains(&class) || rules.iter().any(of)
    };
    let mut found = Vec::new();
    for (name, selectors) in &rules {
        for selector in selectors {
            let classes = classes(selector);
            let is_of_all = ["later", "theme"].contains(&name.as_str());
            let is_own = |class: &&str| {
                users.get(*class).is_none_or(|users| users.len() == 1)
                    || (is_of_all || SHARED.contains(class)) && is_common(class)
            };
            let says_its_page = selector.contains("[data-page") || COMMON.contains(&name.as_str());
            if !classes.is_empty() && !says_its_page && !classes.iter().any(is_own) {
                found.push(format!("{name}: {}", selector.trim()));
            }
        }
    }
    found
}

/// The words of the `class` attributes in a text, written out there or within a string.
fn written(text: &str) -> impl Iterator<Item = &str> {
    let behind = text.split("class=").skip(1);
    let values = behind.filter_map(|rest| {
        let rest = rest.strip_prefix('\\').unwrap_or(rest).strip_prefix('"')?;
        rest.split(['"', '\\']).next()
    });
    values.flat_map(str::split_whitespace)
}

/// Classes that no rule names, and rules' classes that nobody draws.
fn unmatched(sheets: &[(String, String)], sources: &[Source], shell: &str) -> Vec<String> {
    let selectors: Vec<_> = sheets
        .iter()
        .flat_map(|(_, sheet)| selectors(sheet))
        .collect();
    let styled: BTreeSet<_> = selectors.iter().flat_map(|of| classes(of)).collect();
    let mut drawn: BTreeSet<_> = written(shell).collect();
    drawn.extend(sources.iter().flat_map(|source| written(&source.code)));
    let without_rule = drawn.iter().filter(|class| !styled.contains(*class));
    let without_rule = without_rule.filter(|class| !UNSTYLED.contains(class));
    let mut found: Vec<_> = without_rule
        .map(|class| format!("no rule for {class}"))
        .collect();
    // A string of nothing but classes is one that an expression chooses.
    let literals = sources.iter().flat_map(|source| &source.literals);
    for literal in literals {
        let words = || literal.trim_matches('"').split_whitespace();
        if words().all(|word| styled.contains(word) || UNSTYLED.contains(&word)) {
            drawn.extend(words());
        }
    }
    let undrawn = styled
        .iter()
        .chain(&UNSTYLED)
        .filter(|class| !drawn.contains(*class));
    found.extend(undrawn.map(|class| format!("nobody draws {class}")));
    found
}

#[test]
fn every_class_has_a_rule_or_is_none() {
    let read = |file| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        fs::read_to_string(path).unwrap()
    };
    let mut sheets: Vec<_> = sheets().into_iter().filter_map(named).collect();
    sheets.push(("book".into(), read("src/documents/book/book.css")));
    let found = unmatched(&sheets, &sources(), &read("index.html"));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_class_without_a_rule_is_found_as_is_a_rule_without_an_element() {
    let all = UNSTYLED.join(" ");
    for (drawn, n_found) in [
        ("<p class=\"way\">", 0),
        ("if open { \"way\" }", 0),
        ("<p class=\"way far\">", 1),
        ("say(\"a way out\"); // class=\"way\"", 1),
        ("format!(\"<p class=\\\"way\\\">\")", 0),
    ] {
        let sheet = ("ladder".to_owned(), ".way { color: red; }".to_owned());
        let source = Source::new("src/draw/view/way.rs", drawn);
        let shell = format!("<p class=\"{all}\">");
        let found = unmatched(&[sheet], &[source], &shell);
        assert_eq!(found.len(), n_found, "{drawn}: {found:?}");
    }
}

#[test]
fn no_rule_lies_over_another_page_s_elements() {
    let sheets: Vec<_> = sheets().into_iter().filter_map(named).collect();
    let found = clashes(&sheets);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_rule_that_lies_over_another_page_s_elements_is_found() {
    let sheet = |name: &str, sheet: &str| (name.to_owned(), sheet.to_owned());
    let ladder = sheet(
        "ladder",
        ":where([data-page=\"ladder\"]) { .way { color: red; } }",
    );
    for (other, n_found) in [
        ("@media print { .way, .own { color: blue; } }", 1),
        (".dock .way { color: blue; }", 0),
        (".way span { color: blue; } /* .way { */", 1),
        ("[data-page=\"step\"] .way { color: blue; }", 0),
    ] {
        let both = [ladder.clone(), sheet("later", other)];
        assert_eq!(clashes(&both).len(), n_found, "{other}");
    }
}
