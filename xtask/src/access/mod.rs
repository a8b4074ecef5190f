//! How the site meets WCAG 2.2, as documents made from one list.

mod criterion;
mod documents;
mod operable;
mod perceivable;
mod understandable;

use std::fs;

use criterion::{Criterion, Meets};

use crate::{Failure, build::read};

/// The options of the command.
#[derive(Default)]
pub(crate) struct Options {
    /// Compare the documents with what would be written, and write nothing.
    pub(crate) check: bool,
}

/// The criteria of levels A and AA.
fn criteria() -> impl Iterator<Item = &'static Criterion> {
    perceivable::CRITERIA
        .iter()
        .chain(&operable::CRITERIA)
        .chain(&understandable::CRITERIA)
}

/// Writes the documents, after it has found every test that they name.
pub(crate) fn access(options: &Options) -> Result<(), Failure> {
    for of in criteria() {
        if let Meets::Tested(_, tests) = of.meets {
            for (file, title) in tests {
                find(of.number, file, title)?;
            }
        }
    }
    for (path, text) in documents::all() {
        if options.check {
            if fs::read_to_string(path).ok().as_ref() != Some(&text) {
                return Err(format!(
                    "{path} is not what its sources say: run `cargo xtask access`"
                ));
            }
        } else {
            fs::write(path, text).map_err(|error| format!("cannot write {path}: {error}"))?;
        }
    }
    Ok(())
}

/// Fails where no test of a file has a title.
fn find(number: &str, file: &str, title: &str) -> Result<(), Failure> {
    let path = format!("tests/browser/{file}.test.mjs");
    let tests = read(&path)?;
    let titles = ["\"", "`"].map(|quote| format!("test({quote}{title}{quote}"));
    if titles.iter().any(|written| tests.contains(written)) {
        Ok(())
    } else {
        Err(format!(
            "criterion {number} names a test that {path} does not have: {title}"
        ))
    }
}
