//! What texts say of the project's own commands.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::{collections::BTreeSet, fs, path::Path, process::Command};

/// Where texts show how a command is called.
const FOLDERS: [&str; 10] = [
    ".",
    ".ci",
    ".devcontainer",
    ".github/workflows",
    "course",
    "docs",
    "docs/decisions",
    "hosting",
    "package",
    "package/benches",
];

/// The calls in a line of a text, each up to where the text, the shell or a workflow goes on.
fn calls(line: &str) -> impl Iterator<Item = &str> {
    let behind = line.split("cargo xtask ").skip(1);
    behind.map(|call| {
        let ends = ["`", "  ", " #", " &", "$"].map(|sign| call.find(sign));
        let end = ends.into_iter().flatten().min().unwrap_or(call.len());
        call[..end].trim_end()
    })
}

/// The groups of tests that a workflow shares out between machines.
fn groups(line: &str) -> impl Iterator<Item = String> {
    let list = line.trim().strip_prefix("group: [");
    let list = list.and_then(|list| list.strip_suffix(']')).unwrap_or("");
    let groups = list.split(", ").filter(|group| !group.is_empty());
    groups.map(|group| format!("test {group}"))
}

#[test]
fn every_call_that_a_text_shows_is_taken() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = FOLDERS.map(|folder| fs::read_dir(project.join(folder)).unwrap());
    let mut taken = BTreeSet::new();
    for file in files.into_iter().flatten() {
        let file = file.unwrap().path();
        let Ok(text) = fs::read_to_string(&file) else {
            continue;
        };
        for line in text.lines() {
            for call in calls(line).map(str::to_owned).chain(groups(line)) {
                // By the last word it does nothing else, once it has taken those before.
                let number = |word| if word == "M" { "1" } else { word };
                let words = call.split(' ').map(number).chain(["--help"]);
                let xtask = Command::new(env!("CARGO_BIN_EXE_xtask"))
                    .args(words)
                    .env_remove("CARGO_MANIFEST_DIR")
                    .output()
                    .unwrap();
                let said = String::from_utf8_lossy(&xtask.stderr);
                assert!(xtask.status.success(), "{}: {line}\n{said}", file.display());
                taken.insert(call);
            }
        }
    }
    for call in ["serve --watch", "dist", "test kinds", "test engines"] {
        assert!(taken.contains(call), "{call}: {taken:?}");
    }
}
