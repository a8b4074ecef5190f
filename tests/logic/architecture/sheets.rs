//! What no linter of style sheets sees: a class has one meaning and is drawn by somebody, and what a
//! browser has to know is what the sheets use. A page's sheet stays in the document when the reader goes
//! on, and the sheets outside of `pages` are always there: a rule that says nothing of its page lies over
//! each element of its class, whichever page drew that.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use super::source::{Source, sources};

/// The stepper's own sheets: what it shows later, and the colours, stand in sheets of every page.
const STEPPER: [&str; 3] = ["later", "step", "theme"];

/// The sheets of what several pages show.
const COMMON: [&str; 3] = ["board", "page", "stack"];

/// Classes that mean the same on each page, although no sheet of [`COMMON`] has a rule for them.
const SHARED: [&str; 4] = ["as-text", "icon", "meaning", "verdict"];

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// The site's style sheets by their names.
fn sheets() -> Vec<(String, String)> {
    let mut sheets = Vec::new();
    for folder in ["static", "static/pages"] {
        for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "css") {
                let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
                sheets.push((name, fs::read_to_string(path).unwrap()));
            }
        }
    }
    assert!(sheets.len() > 10, "{} sheets", sheets.len());
    sheets
}

/// A selector with those around it, and the classes in it.
struct Selector {
    text: String,
    classes: BTreeSet<String>,
}

impl Selector {
    fn new(text: String) -> Self {
        let classes = text.split('.').skip(1).map(|rest| {
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
            rest[..end.unwrap_or(rest.len())].to_owned()
        });
        let classes = classes.collect();
        Self { text, classes }
    }
}

/// The selectors of a sheet, those of a list one by one.
fn selectors(sheet: &str) -> Vec<Selector> {
    // A comment and an address may hold any sign.
    let mut rules = sheet.to_owned();
    for (from, to) in [("/*", "*/"), ("url(\"", "\")")] {
        while let Some(start) = rules.find(from) {
            let end = rules[start..].find(to).map(|end| start + end + to.len());
            rules.replace_range(start..end.unwrap(), "");
        }
    }
    let mut around = vec![String::new()];
    let mut found = Vec::new();
    let mut depth = 0;
    let (mut prelude, mut list) = (String::new(), Vec::new());
    for sign in rules.chars() {
        match sign {
            '{' => {
                list.push(std::mem::take(&mut prelude));
                let is_rule = !list[0].trim().starts_with('@');
                let outer = around.last().unwrap().clone();
                let inner = if is_rule {
                    list.join(",")
                } else {
                    String::new()
                };
                if is_rule {
                    let each = list.iter().map(|one| format!("{outer} {}", one.trim()));
                    found.extend(each.map(Selector::new));
                }
                around.push(format!("{outer} {}", inner.trim()));
            }
            ',' if depth == 0 => {
                list.push(std::mem::take(&mut prelude));
                continue;
            }
            '}' => {
                around.pop();
            }
            ';' => {}
            _ => {
                depth += i32::from("([".contains(sign)) - i32::from(")]".contains(sign));
                prelude.push(sign);
                continue;
            }
        }
        prelude.clear();
        list.clear();
    }
    found
}

/// The rules that lie over another page's elements: no class of theirs is of one page alone or common.
fn clashes(sheets: &[(String, String)]) -> Vec<String> {
    let rules = sheets
        .iter()
        .flat_map(|(name, sheet)| {
            let selectors = selectors(sheet).into_iter();
            selectors.map(|selector| (name.as_str(), selector))
        })
        .collect::<Vec<_>>();
    let mut users = BTreeMap::<&str, BTreeSet<&str>>::new();
    let mut common = BTreeSet::from(SHARED);
    for (name, selector) in &rules {
        let classes = selector.classes.iter().map(String::as_str);
        if COMMON.contains(name) {
            common.extend(classes);
        } else if *name != "theme" {
            let page = if STEPPER.contains(name) { "step" } else { name };
            classes.for_each(|class| {
                users.entry(class).or_default().insert(page);
            });
        }
    }
    let lies_over = |(name, selector): &&(&str, Selector)| {
        let of_all = ["later", "theme"].contains(name);
        let is_own = |class: &String| {
            let class = class.as_str();
            users.get(class).is_none_or(|users| users.len() == 1)
                || (of_all || SHARED.contains(&class)) && common.contains(class)
        };
        let says_its_page = selector.text.contains("[data-page") || COMMON.contains(name);
        !says_its_page && !selector.classes.is_empty() && !selector.classes.iter().any(is_own)
    };
    let found = rules.iter().filter(lies_over);
    found
        .map(|(name, selector)| format!("{name}:{}", selector.text))
        .collect()
}

#[test]
fn no_rule_lies_over_another_page_s_elements() {
    assert_eq!(clashes(&sheets()), [""; 0]);
    let ladder = ":where([data-page=\"ladder\"]) { .way { color: red; } }";
    for (other, n_found) in [
        ("@media print { .way, .own { color: blue; } }", 1),
        (".dock .way { color: blue; }", 0),
        (".way span { color: blue; } /* .way { */", 1),
        ("[data-page=\"step\"] .way { color: blue; }", 0),
    ] {
        let both = [("ladder", ladder), ("later", other)];
        let both = both.map(|(name, sheet)| (name.to_owned(), sheet.to_owned()));
        assert_eq!(clashes(&both).len(), n_found, "{other}");
    }
}

/// The classes of rules that nobody draws: they are a word of no string, of no script and not of the shell.
fn undrawn(sheets: &[(String, String)], sources: &[Source], shell: &str) -> Vec<String> {
    let strings = sources.iter().flat_map(|source| &source.literals);
    let words: BTreeSet<_> = strings
        .map(String::as_str)
        .chain([shell])
        .flat_map(|text| text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-'))
        .collect();
    let selectors = sheets.iter().flat_map(|(_, sheet)| selectors(sheet));
    let classes: BTreeSet<_> = selectors.flat_map(|selector| selector.classes).collect();
    let is_undrawn = |class: &String| !words.contains(class.as_str());
    classes.into_iter().filter(is_undrawn).collect()
}

#[test]
fn every_class_of_a_sheet_is_drawn() {
    let mut sheets = sheets();
    sheets.push(("book".into(), read("src/documents/book/book.css")));
    let shell = read("index.html") + &read("static/failure.js");
    assert_eq!(undrawn(&sheets, sources(), &shell), [""; 0]);

    let sheet = ("ladder".to_owned(), ".way { color: red; }".to_owned());
    let source = Source::new("src/x.rs", "fn way() { \"no-way\" } // \"way\"");
    assert_eq!(undrawn(&[sheet], &[source], ""), ["way"]);
}

#[test]
fn a_browser_is_turned_away_only_for_what_the_site_uses() {
    let script = read("static/failure.js");
    let (_, needs) = script.split_once("const needs = {").unwrap();
    let (needs, _) = needs.split_once("};").unwrap();
    let names = needs.trim().lines().map(|need| {
        let (name, _) = need.split_once(": ").unwrap();
        name.trim().trim_matches('"').trim_end_matches(')')
    });
    let sheets: String = sheets().into_iter().map(|(_, sheet)| sheet).collect();
    // The program itself is WebAssembly.
    let unused: Vec<_> = names
        .filter(|&name| name != "WebAssembly" && !sheets.contains(name))
        .collect();
    assert!(unused.is_empty(), "no style sheet uses {unused:?}");
}
