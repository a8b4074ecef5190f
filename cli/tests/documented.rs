//! What the documents and `--help` say of the command.

use std::{collections::BTreeSet, fs, path::Path};

use bitqueens_core::{counting::plan, solver::Size};

use crate::command::{Folder, printed, run};

/// Where documents and files show how the command is called.
const FOLDERS: [&str; 5] = [".", "cluster", "docs", "docs/decisions", "ledgers"];

const COMMANDS: [&str; 8] = [
    "count",
    "merge",
    "status",
    "verify",
    "step",
    "solutions",
    "completions",
    "man",
];

#[test]
fn the_table_of_times_has_the_estimates() {
    let text = include_str!("../../docs/many-machines.md");
    for side in 20..=23 {
        let row = text
            .lines()
            .find(|line| line.starts_with(&format!("| {side} |")));
        let seconds = row.unwrap().split('|').nth(2).unwrap();
        let seconds: u64 = seconds.trim().replace(',', "").parse().unwrap();
        let size = Size::new(side).unwrap();
        assert_eq!(seconds, plan(size).reference_time().as_secs(), "N = {side}");
    }
}

/// What a call in a text gives the command, without what the shell and the reader take of it.
fn given(call: &str) -> Option<Vec<&str>> {
    let call = call.trim_start_matches(['#', ' ']);
    let given = call.strip_prefix("time ").unwrap_or(call);
    let given = given.strip_prefix("bitqueens ")?;
    let ends = ["  ", " | ", " > ", " #"].map(|sign| given.find(sign));
    let end = ends.into_iter().flatten().min().unwrap_or(given.len());
    Some(given[..end].split(' ').collect())
}

/// The same for a small board, with files of the folder.
fn small(given: &[&str], folder: &Folder) -> Vec<String> {
    let mut words: Vec<_> = given.iter().map(|&word| word.to_owned()).collect();
    if words.len() == 1 && !words[0].starts_with('-') {
        // The text names a command and calls none.
        words.push("--help".to_owned());
    }
    if let Some(side) = words.get_mut(1)
        && (side == "N" || side.parse::<u8>().is_ok())
    {
        "8".clone_into(side);
    }
    for word in &mut words {
        if let Some(file) = word.strip_suffix(".txt") {
            let name = file.rsplit('/').next().unwrap_or(file).replace('*', "0");
            *word = folder.file(&format!("{name}.txt"));
            printed(&["count", "8", "--ledger", word]);
        } else if let Some(below) = word.strip_prefix("~/") {
            *word = folder.file(below);
        }
    }
    words
}

/// Every text that may show a call, by its name.
fn texts() -> Vec<(String, String)> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = FOLDERS.map(|folder| fs::read_dir(project.join(folder)).unwrap());
    let files = files.into_iter().flatten().map(|file| file.unwrap().path());
    let read = files.filter_map(|file| {
        let text = fs::read_to_string(&file).ok()?;
        Some((file.display().to_string(), text))
    });
    let helps = COMMANDS.map(|name| (name.to_owned(), printed(&[name, "--help"])));
    let whole = ("--help".to_owned(), printed(&["--help"]));
    read.chain(helps).chain([whole]).collect()
}

#[test]
fn the_command_takes_every_call_that_a_text_shows() {
    let mut called = BTreeSet::new();
    for (name, text) in texts() {
        // In a line of its own, or between the marks of code.
        for call in text.lines().flat_map(|line| line.split('`')) {
            // What a script puts together is called by the script.
            let Some(given) = given(call).filter(|_| !call.contains("\"$")) else {
                continue;
            };
            let folder = Folder::new();
            let words = small(&given, &folder);
            let words: Vec<_> = words.iter().map(String::as_str).collect();
            let output = run(&words);
            assert!(output.status.success(), "{name}: {call}\n{output:?}");
            called.insert(given[0].to_owned());
        }
    }
    assert!(
        COMMANDS.iter().all(|&name| called.contains(name)),
        "{called:?}"
    );
}
