//! Where ledgers and results are written: links, modes, devices, full disks.
#![cfg(unix)]

use std::{
    fs::{self, File, Permissions},
    os::unix::fs::{FileTypeExt, PermissionsExt, symlink},
};

use crate::command::{Folder, command, printed, run, said};

fn mode(file: &str) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

#[test]
fn a_link_stays_a_link_and_a_mode_stays_a_mode() {
    let folder = Folder::new();
    let [file, link, other] = ["file", "link", "other"].map(|name| folder.file(name));
    symlink("file", &link).unwrap();
    // The link leads to nothing yet.
    printed(&["count", "8", "--ledger", &link]);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    printed(&["count", "8", "--ledger", &link]);
    printed(&["merge", &file, "--output", &link]);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(mode(&file), 0o600);
    // A new file has the mode of every new file.
    File::create(&other).unwrap();
    let usual = mode(&other);
    fs::remove_file(&other).unwrap();
    printed(&["count", "8", "--ledger", &other]);
    assert_eq!(mode(&other), usual);
    assert_eq!(folder.files(), ["file", "link", "other"]);
}

#[test]
fn what_is_no_regular_file_is_written_and_never_replaced() {
    let folder = Folder::new();
    let [file, pipe] = ["file", "pipe"].map(|name| folder.file(name));
    printed(&["count", "8", "--ledger", &file]);
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).unwrap()
    });
    printed(&["merge", &file, "--output", &pipe]);
    assert_eq!(reader.join().unwrap(), fs::read_to_string(&file).unwrap());
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert!(said(&["count", "8", "--ledger", &pipe], 2).contains("regular file"));
    assert!(said(&["merge", &file, "--output", &folder.file("")], 2).contains("directory"));
    assert_eq!(
        printed(&["merge", &file, "--output", "-"]),
        fs::read_to_string(&file).unwrap()
    );
}

#[test]
fn a_count_goes_on_from_a_file_and_not_from_the_standard_input() {
    let folder = Folder::new();
    let output = command(&["count", "8", "--ledger", "-"])
        .current_dir(folder.file(""))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(folder.files().is_empty());
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_printed_is_said() {
    let full = File::options().write(true).open("/dev/full").unwrap();
    let output = command(&["count", "8"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("total 92\nbitqueens: unique 12"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_standard_error_that_cannot_be_written_changes_nothing() {
    for (arguments, code) in [(&["count", "8"][..], 0), (&["merge", "/none"], 2)] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = command(arguments).stderr(full).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        assert_eq!(output.stdout, run(arguments).stdout);
    }
}
