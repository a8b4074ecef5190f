//! What the command says of itself.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::{fs, path::Path, process::Command};

#[test]
fn help_is_printed_however_it_is_asked_for() {
    for asked in ["help", "--help", "-h"] {
        let xtask = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .arg(asked)
            .output()
            .unwrap();
        assert!(xtask.status.success(), "{asked}");
        assert!(xtask.stdout.starts_with(b"cargo xtask serve"), "{asked}");
    }
}

#[test]
fn the_help_of_a_command_is_its_own_and_runs_nothing() {
    for command in [
        "serve", "dist", "package", "test", "access", "soak", "bench",
    ] {
        for asked in ["--help", "-h"] {
            let xtask = Command::new(env!("CARGO_BIN_EXE_xtask"))
                .args([command, asked])
                .output()
                .unwrap();
            assert!(xtask.status.success(), "{command} {asked}");
            assert!(xtask.stderr.is_empty(), "{command} {asked}");
            let help = String::from_utf8(xtask.stdout).unwrap();
            let mut named = help.lines().filter(|line| line.starts_with("cargo"));
            let own = format!("cargo xtask {command}");
            assert!(help.starts_with(&own), "{help}");
            assert!(named.all(|line| line.starts_with(&own)), "{help}");
        }
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
