//! What the command says besides its results: progress, help, versions, files for shells.

use std::fs;

use bitqueens_core::counting::{CountMethod, KernelChoice, PLAN_VERSION};

use crate::command::{Folder, printed, run, said};

#[test]
fn without_a_terminal_lines_tell_the_progress() {
    let lines = said(&["count", "16", "--progress", "0s"], 0);
    assert!(
        lines.contains(" jobs, 00:00:") && lines.contains(" left"),
        "{lines}"
    );
    // A minute is longer than this count.
    assert!(!said(&["count", "12"], 0).contains(" left"));
    let folder = Folder::new();
    let file = folder.file("ledger");
    printed(&["count", "12", "--ledger", &file]);
    assert!(said(&["verify", &file, "--progress", "0s"], 0).contains(" jobs, 00:00:"));
}

#[test]
fn a_quiet_command_says_nothing_but_failures() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    for arguments in [
        &["count", "12", "--progress", "0s", "--ledger", &file][..],
        &["verify", &file],
        &["merge", &file],
    ] {
        let output = run(&[arguments, &["--quiet"]].concat());
        assert!(
            output.stderr.is_empty() && output.status.success(),
            "{output:?}"
        );
    }
    assert!(!said(&["status", "/none", "--quiet"], 2).is_empty());
}

#[test]
fn the_version_names_that_of_the_plans() {
    let version = printed(&["--version"]);
    assert!(
        version.ends_with(&format!("(plan {PLAN_VERSION})\n")),
        "{version}"
    );
}

#[test]
fn help_has_examples_and_the_values_of_options() {
    for name in [
        "",
        "count",
        "merge",
        "status",
        "verify",
        "step",
        "solutions",
        "completions",
        "man",
    ] {
        let arguments: Vec<_> = [name, "--help"]
            .into_iter()
            .filter(|word| !word.is_empty())
            .collect();
        let help = printed(&arguments);
        assert!(help.contains("Examples:\n  bitqueens "), "{help}");
    }
    let help = printed(&["count", "--help"]);
    let kernels = KernelChoice::all().map(KernelChoice::name);
    for value in kernels.chain(CountMethod::ALL.map(CountMethod::name)) {
        assert!(help.contains(value), "{value}: {help}");
    }
}

#[test]
fn five_shells_complete_the_arguments() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let text = printed(&["completions", shell]);
        assert!(
            text.contains("--ledger") || text.contains("ledger"),
            "{shell}: {text}"
        );
        assert!(text.contains("solutions"), "{shell}");
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = Folder::new();
    printed(&["man", &folder.file("share/man1")]);
    let page_of = |name: &str| folder.file(&format!("share/man1/{name}.1"));
    for name in [
        "",
        "-count",
        "-merge",
        "-status",
        "-verify",
        "-step",
        "-solutions",
    ] {
        let page = page_of(&format!("bitqueens{name}"));
        assert!(fs::exists(&page).unwrap(), "{page}");
    }
    let page = fs::read_to_string(page_of("bitqueens-count")).unwrap();
    assert!(
        page.contains("ledger") && page.contains("Examples"),
        "{page}"
    );
    // A file is no folder.
    said(&["man", &page_of("bitqueens")], 2);
}
