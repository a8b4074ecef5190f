//! What a person waits for after a change: formatting, lints, the logic, and the pages that the change touches.

use std::collections::BTreeSet;

use super::{Check, FORMATTING, LINTS_OF_EVERYTHING, browser_tests};
use crate::{
    Failure,
    build::{self, Kind},
    run::{output, say, step},
    server,
};

const CHECKS: [Check; 2] = [
    LINTS_OF_EVERYTHING,
    Check {
        what: "Tests of state, links and words",
        cargo: "test --quiet --no-default-features --test logic",
    },
];

/// The files of `tests/browser` that go through a page, by the page's folder and sheet.
const PAGES: [(&str, &[&str]); 8] = [
    ("home", &["home"]),
    ("step", &["stepping", "predict"]),
    ("learn", &["learn", "review", "stage"]),
    ("write", &["write"]),
    ("solve", &["solve"]),
    ("bits", &["lab"]),
    ("ladder", &["ladder"]),
    ("count", &["count"]),
];
/// The file that turns to every page, for what pages share.
const EVERY_PAGE: &str = "keyboard";

/// Tests what a change may have broken: what is not committed, or else the last commit.
pub(super) fn test() -> Result<(), Failure> {
    let changed = changed()?;
    FORMATTING.carry_out()?;
    for check in &CHECKS {
        check.carry_out()?;
    }
    let tests = browser_tests_of(&changed);
    if tests.is_empty() {
        say("The change touches no page, so no browser was asked");
        return Ok(());
    }
    let site = step("Building the site without its documents", || {
        build::build(Kind::Quick, None)
    })?;
    let address = server::start(&site.folder, super::UNDER)?;
    browser_tests(&address, &tests)
}

/// The paths of the change.
fn changed() -> Result<Vec<String>, Failure> {
    let list = |arguments: &[&str]| {
        output("git", arguments).ok_or("git does not say what has changed: call it in a clone")
    };
    let mut paths = list(&["diff", "--name-only", "HEAD"])?;
    paths += "\n";
    paths += &list(&["ls-files", "--others", "--exclude-standard"])?;
    if paths.trim().is_empty() {
        paths = list(&["diff", "--name-only", "HEAD~1"])?;
    }
    Ok(paths.split_whitespace().map(String::from).collect())
}

/// The files of `tests/browser` that test what lies at these paths.
fn browser_tests_of(paths: &[String]) -> BTreeSet<&str> {
    let mut tests = BTreeSet::new();
    for path in paths {
        if let Some(file) = path.strip_prefix("tests/browser/") {
            tests.extend(file.strip_suffix(".test.mjs"));
        } else if let Some((_, of_page)) = PAGES.iter().find(|(page, _)| {
            path.starts_with(&format!("src/pages/{page}/"))
                || path == &format!("static/pages/{page}.css")
        }) {
            tests.extend(*of_page);
        } else if ["src/", "static/", "index.html", "course/"]
            .iter()
            .any(|shared| path.starts_with(shared))
        {
            tests.insert(EVERY_PAGE);
        }
    }
    tests
}
