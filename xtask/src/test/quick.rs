//! What a person waits for after a change: formatting, lints, the logic, and the pages that the change touches.

use std::{collections::BTreeSet, path::Path};

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

/// The folder of the tests in a browser.
const TESTS: &str = "tests/browser";
/// Their files that go through a page, by the page's folder and sheet, where it is not one of the page's name.
const OF_PAGES: [(&str, &[&str]); 5] = [
    ("step", &["stepping", "predict"]),
    ("learn", &["learn", "review", "stage"]),
    ("lesson", &["learn", "stage"]),
    ("teach", &["learn", "marks"]),
    ("bits", &["lab"]),
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

/// The files of the tests in a browser that test what lies at these paths.
fn browser_tests_of(paths: &[String]) -> BTreeSet<&str> {
    let mut tests = BTreeSet::new();
    for path in paths {
        if let Some(file) = path.strip_prefix(TESTS) {
            let file = file.trim_start_matches('/');
            tests.extend(file.strip_suffix(".test.mjs"));
        } else if let Some(page) = page_of(path) {
            tests.extend(tests_of(page));
        } else if ["src/", "static/", "index.html", "course/"]
            .iter()
            .any(|shared| path.starts_with(shared))
        {
            tests.insert(EVERY_PAGE);
        }
    }
    tests
}

/// The page whose folder or sheet a path lies in.
fn page_of(path: &str) -> Option<&str> {
    if let Some(sheet) = path.strip_prefix("static/pages/") {
        return sheet.strip_suffix(".css");
    }
    let (page, _) = path.strip_prefix("src/pages/")?.split_once('/')?;
    Some(page)
}

/// The files that go through a page.
fn tests_of(page: &str) -> Vec<&str> {
    if let Some((_, files)) = OF_PAGES.iter().find(|(of, _)| *of == page) {
        return files.to_vec();
    }
    let has_own = Path::new(TESTS).join(format!("{page}.test.mjs")).is_file();
    vec![if has_own { page } else { EVERY_PAGE }]
}
