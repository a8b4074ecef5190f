//! The copy of what is committed, into which the faults are put.

use std::{fs, path::Path, process::Command};

use crate::{
    Failure, browser,
    run::{cargo, output, run},
    server,
    test::UNDER,
    tools,
};

/// It stays, so the next run compiles what has changed alone.
const FOLDER: &str = "target/kinds";

/// The copy, whose site is served.
pub(super) struct Copy {
    site: String,
    chromium: String,
}

impl Copy {
    /// Lays the copy out as the project is committed.
    pub(super) fn new() -> Result<Self, Failure> {
        tools::need_node_packages()?;
        let chromium = browser::ensure_light()?;
        if !Path::new(FOLDER).join(".git").exists() {
            git(".", &["worktree", "prune"])?;
            git(".", &["worktree", "add", "--detach", FOLDER])?;
        }
        let head = output("git", &["rev-parse", "HEAD"])
            .ok_or("git does not say what is committed: call it in a clone")?;
        git(FOLDER, &["reset", "--quiet", "--hard", &head])?;
        let site = server::start(&Path::new(FOLDER).join("dist"), UNDER)?;
        Ok(Self { site, chromium })
    }

    /// A browser test of a file, against the copy's site.
    pub(super) fn in_browser(&self, test: &str, file: &str) -> Command {
        let mut test = node(test, &["tests/browser/run.mjs", file]);
        test.env("SITE", &self.site).env("CHROMIUM", &self.chromium);
        test
    }
}

/// How a fault is applied: lines around it may have changed since it was written.
const APPLY: [&str; 3] = ["apply", "--recount", "-C1"];

/// Puts a fault into the copy, in place of the one before.
pub(super) fn put(fault: &Path) -> Result<(), Failure> {
    clear()?;
    let fault = fs::canonicalize(fault)
        .map_err(|error| format!("cannot read {}: {error}", fault.display()))?;
    let fault = fault.to_string_lossy();
    git(FOLDER, &[&APPLY[..], &[&fault]].concat())
}

/// Tells whether a fault can be put into the code as it stands here.
pub(super) fn fits(fault: &Path) -> bool {
    let arguments = [&APPLY[..], &["--check"]].concat();
    let tried = Command::new("git").args(arguments).arg(fault).output();
    tried.is_ok_and(|tried| tried.status.success())
}

/// Takes the fault out of the copy.
pub(super) fn clear() -> Result<(), Failure> {
    git(FOLDER, &["checkout", "--quiet", "--", "."])
}

/// Cargo, to act on the copy.
pub(super) fn cargo_there() -> Command {
    let mut cargo = cargo();
    cargo.current_dir(FOLDER);
    cargo
}

/// A test of the copy that runs on Node, by its name; the arguments are the program and its own.
pub(super) fn node(test: &str, arguments: &[&str]) -> Command {
    // Node reads the name as a pattern.
    let mut pattern = String::from("^");
    for sign in test.chars() {
        if sign.is_ascii_punctuation() {
            pattern.push('\\');
        }
        pattern.push(sign);
    }
    let mut node = Command::new("node");
    node.args([
        "--test-reporter=tap",
        "--test-name-pattern",
        &format!("{pattern}$"),
    ]);
    node.args(arguments).current_dir(FOLDER);
    node
}

fn git(folder: &str, arguments: &[&str]) -> Result<(), Failure> {
    run(
        Command::new("git").args(["-C", folder]).args(arguments),
        &format!("git {} failed", arguments.join(" ")),
    )
}
