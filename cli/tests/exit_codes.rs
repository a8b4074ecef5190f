//! The exit codes of every command, and what programs read of them.

use std::{fs, io::pipe};

use bitqueens_core::{
    counting::{Ledger, plan},
    solver::Size,
};
use serde_json::Value;

use crate::command::{Folder, command, printed, run};

/// A complete ledger, one that is not, one that is wrong, and a text that is none.
fn ledgers() -> (Folder, [String; 4]) {
    let folder = Folder::new();
    let files = ["complete", "incomplete", "wrong", "damaged"].map(|name| folder.file(name));
    let [complete, incomplete, wrong, damaged] = &files;
    printed(&["count", "12", "--ledger", complete]);
    printed(&["count", "12", "--jobs", "0..1", "--ledger", incomplete]);
    let right: Ledger = fs::read_to_string(complete)
        .unwrap()
        .trim_end()
        .parse()
        .unwrap();
    let mut other = Ledger::new(plan(Size::new(12).unwrap()));
    for entry in right.entries() {
        let less = u64::from(entry.first == 0);
        other.record(entry.first, entry.count - less).unwrap();
    }
    fs::write(wrong, other.to_string()).unwrap();
    fs::write(damaged, "no ledger").unwrap();
    (folder, files)
}

#[test]
fn every_command_ends_with_the_code_of_the_table() {
    let (folder, [complete, incomplete, wrong, damaged]) = ledgers();
    let [whole, new] = ["whole", "new"].map(|name| folder.file(name));
    let table: [(&[&str], i32); 25] = [
        (&["count", "8"], 0),
        (&["count", "8", "--json"], 0),
        (&["count", "12", "--jobs", "0..1", "--ledger", &new], 0),
        (&["count", "12", "--ledger", &wrong], 1),
        (&["count", "28"], 2),
        (&["count", "12", "--ledger", &damaged], 2),
        (&["merge", &complete, &incomplete], 0),
        (&["merge", &incomplete, "--output", &whole], 3),
        (&["merge", &incomplete, "--output", &whole, "--json"], 3),
        (&["merge", &incomplete, "--json"], 2),
        (&["merge", &wrong], 1),
        (&["merge", &complete, &wrong], 1),
        (&["merge", &complete, &damaged], 2),
        (&["status", &complete], 0),
        (&["status", &incomplete], 3),
        (&["status", &wrong], 1),
        (&["status", &damaged], 2),
        (&["verify", &complete, "--all"], 0),
        (&["verify", &incomplete], 0),
        (&["verify", &wrong, "--all"], 1),
        (&["verify", &complete, "--for", "0s"], 3),
        (&["verify", &damaged], 2),
        (&["step", "4"], 0),
        (&["step", "4", "--from", "nothing"], 2),
        (&["solutions", "4"], 0),
    ];
    for (arguments, code) in table {
        let output = run(arguments);
        assert_eq!(
            output.status.code(),
            Some(code),
            "{arguments:?}: {output:?}"
        );
        // What fails says why, and nothing panics.
        let why = String::from_utf8(output.stderr).unwrap();
        assert!(code == 0 || !why.is_empty(), "{arguments:?}");
        assert!(!why.contains("panicked"), "{arguments:?}: {why}");
        // The verdict is the same where nobody reads the result.
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let unread = command(arguments).stdout(writer).status().unwrap();
        assert_eq!(unread.code(), Some(code), "{arguments:?}, unread");
    }
    let help = printed(&["--help"]);
    let documented = include_str!("../../docs/formats.md");
    for code in 0..=3 {
        assert!(help.contains(&format!("\n  {code}  ")), "{help}");
        assert!(documented.contains(&format!("\n| {code} | ")));
    }
}

fn object(arguments: &[&str]) -> Value {
    let output = run(arguments);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{arguments:?}: {output:?}"))
}

#[test]
fn objects_say_what_the_lines_say() {
    let (folder, [complete, incomplete, wrong, _]) = ledgers();
    let counted = object(&["count", "12", "--json"]);
    assert_eq!(
        (&counted["total"], &counted["unique"]),
        (&"14200".into(), &"1787".into())
    );
    let ledger: Ledger = counted["ledger"].as_str().unwrap().parse().unwrap();
    assert!(ledger.outcome().is_some());

    let status = object(&["status", &complete, "--json"]);
    assert_eq!(status["asPublished"], true);
    let lines = printed(&["status", &complete]);
    for (name, value) in status.as_object().unwrap() {
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let value = value.replace("null", "-");
        assert!(
            lines.contains(&format!("{name} {value}\n")),
            "{name} {value}: {lines}"
        );
    }
    let left = object(&["status", &incomplete, "--json"]);
    assert_eq!(
        (&left["complete"], &left["nextJob"]),
        (&false.into(), &1.into())
    );
    assert_eq!(
        (&left["total"], &left["asPublished"]),
        (&Value::Null, &Value::Null)
    );
    let whole = folder.file("whole");
    let merged = object(&[
        "merge",
        &complete,
        &incomplete,
        "--output",
        &whole,
        "--json",
    ]);
    assert_eq!(merged, status);

    let verified = object(&["verify", &wrong, "--all", "--json", "--seed", "7"]);
    assert_eq!(verified["seed"], "7");
    assert_eq!(verified["differences"][0]["first"], 0);
    assert_eq!(verified["sample"], verified["entries"]);
}
