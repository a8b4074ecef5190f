//! What the command says of itself.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::{fs, path::Path, process::Command};

const COMMANDS: [&str; 9] = [
    "serve", "dist", "compress", "package", "epub", "test", "access", "soak", "bench",
];

/// What the command prints to these arguments, by which it does nothing else.
fn help(arguments: &[&str]) -> String {
    let xtask = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(arguments)
        .env_remove("CARGO_MANIFEST_DIR")
        .output()
        .unwrap();
    assert!(xtask.status.success(), "{arguments:?}");
    assert!(xtask.stderr.is_empty(), "{arguments:?}");
    String::from_utf8(xtask.stdout).unwrap()
}

#[test]
fn help_names_every_command_however_it_is_asked_for() {
    for asked in ["help", "--help", "-h"] {
        let help = help(&[asked]);
        assert!(help.contains("Usage: cargo xtask <COMMAND>"), "{help}");
        for command in COMMANDS {
            assert!(help.contains(&format!("\n  {command} ")), "{help}");
        }
    }
}

#[test]
fn the_help_of_a_command_is_its_own_and_runs_nothing() {
    for command in COMMANDS {
        for asked in [[command, "--help"], [command, "-h"], ["help", command]] {
            let usage = format!("Usage: cargo xtask {command}");
            assert!(help(&asked).contains(&usage), "{asked:?}");
        }
    }
}

#[test]
fn a_test_takes_the_groups_that_its_help_lists() {
    let help = help(&["test", "--help"]);
    for group in ["lint", "native", "build", "browser", "engines"] {
        assert!(help.contains(&format!("- {group}:")), "{help}");
    }
    let unknown = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["test", "lints"])
        .env_remove("CARGO_MANIFEST_DIR")
        .output()
        .unwrap();
    assert_eq!(unknown.status.code(), Some(2));
}

#[test]
fn a_language_is_chosen_by_one_option_of_which_english_is_the_usual_one() {
    for command in ["scorm", "moodle"] {
        let help = help(&[command, "--help"]);
        let (_, option) = help.split_once("--language <LANGUAGE>").unwrap();
        assert!(option.contains("[default: en]"), "{help}");
        assert!(option.contains("[possible values: ja, en]"), "{help}");
    }
}

#[test]
fn cargo_says_what_it_compiles_while_a_first_run_waits_for_it() {
    let alias = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.cargo/config.toml");
    let alias = fs::read_to_string(alias).unwrap();
    assert!(
        !alias.contains("quiet") && !alias.contains("-q "),
        "{alias}"
    );
}
