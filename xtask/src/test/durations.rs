//! What took the time: every step, and the slowest tests.

use std::{path::Path, sync::PoisonError};

use crate::{
    Failure,
    build::{files, read},
    run::{STEPS, say},
};

/// What Node's runs of tests say of each test, a file a run.
const FOLDER: &str = "target/durations";
const LISTED: usize = 10;

/// Forgets the tests of before.
pub(super) fn begin() -> Result<(), Failure> {
    files::empty(Path::new(FOLDER))
}

/// The arguments by which a run of tests says how long each takes.
pub(super) fn reporter(tests: &str) -> [String; 2] {
    [
        "--test-reporter=./tests/durations.mjs".into(),
        format!(
            "--test-reporter-destination={FOLDER}/{}",
            tests.replace('/', "-")
        ),
    ]
}

/// Prints the steps in the order in which they ended, and the slowest tests.
pub(super) fn list() -> Result<(), Failure> {
    let mut tests = Vec::new();
    for file in files::below(Path::new(FOLDER))? {
        for line in read(file)?.lines() {
            if let Some((seconds, test)) = line.split_once('\t') {
                tests.push((seconds.parse().unwrap_or(0.0), test.to_owned()));
            }
        }
    }
    tests.sort_by(|(one, _): &(f64, _), (other, _)| other.total_cmp(one));
    tests.truncate(LISTED);
    say("What took the time: every step, some beside or within another");
    print(&STEPS.lock().unwrap_or_else(PoisonError::into_inner));
    if !tests.is_empty() {
        say("The slowest tests in Node and in browsers");
        print(&tests);
    }
    Ok(())
}

fn print(all: &[(f64, String)]) {
    for (seconds, what) in all {
        eprintln!("{seconds:>8.1} s  {what}");
    }
}
