//! Files of others beside a ledger, locks that are held, signals.
#![cfg(unix)]

use std::{
    fs::{self, File, Permissions},
    io::{BufRead, BufReader},
    os::unix::{
        fs::{MetadataExt, PermissionsExt, symlink},
        process::ExitStatusExt,
    },
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use bitqueens_core::counting::Ledger;

use crate::command::{ENDLESS, Folder, command, printed, run, said};

fn ledger(file: &str) -> Ledger {
    fs::read_to_string(file)
        .unwrap()
        .trim_end()
        .parse()
        .unwrap()
}

#[test]
fn a_file_of_others_stays_whatever_its_name() {
    let folder = Folder::new();
    let file = folder.file("Cargo");
    let others = [
        "Cargo.lock",
        "Cargo.lck",
        "Cargo~",
        ".Cargo.swp",
        ".bitqueens-x.new",
    ];
    for name in others {
        fs::write(folder.file(name), "precious").unwrap();
    }
    printed(&["count", "8", "--ledger", &file]);
    printed(&["merge", &file, "--output", &file]);
    for name in others {
        assert_eq!(fs::read_to_string(folder.file(name)).unwrap(), "precious");
    }
    assert_eq!(folder.files().len(), others.len() + 1);
}

#[test]
fn what_has_the_name_of_the_lock_and_is_none_is_refused_by_its_name() {
    for what in ["a link", "a pipe", "a folder", "a text"] {
        let folder = Folder::new();
        let file = folder.file("ledger");
        let lock = folder.file(".bitqueens-ledger.lock");
        match what {
            "a link" => symlink("elsewhere", lock).unwrap(),
            "a pipe" => {
                let made = Command::new("mkfifo").arg(lock).status();
                assert!(made.unwrap().success());
            }
            "a folder" => fs::create_dir(lock).unwrap(),
            _ => fs::write(lock, "precious").unwrap(),
        }
        for arguments in [
            &["count", "8", "--ledger", &file][..],
            &["merge", &folder.file("whole"), "--output", &file],
        ] {
            fs::write(
                folder.file("whole"),
                printed(&["count", "8", "--jobs", "0..1"]),
            )
            .unwrap();
            let why = said(arguments, 2);
            assert!(why.contains(".bitqueens-ledger.lock: "), "{what}: {why}");
        }
        assert_eq!(
            folder.files(),
            [".bitqueens-ledger.lock", "whole"],
            "{what}: nothing is made, removed or followed"
        );
    }
}

#[test]
fn what_a_killed_process_left_is_removed_by_the_next_one() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    let left = [".bitqueens-ledger.lock", ".bitqueens-ledger-Ab3.new"];
    File::create(folder.file(left[0])).unwrap();
    fs::write(folder.file(left[1]), "half a li").unwrap();
    // That of another ledger is another process's, which may be at work.
    let others = [".bitqueens-ledger-a-Ab3.new", ".bitqueens-other-Ab3.new"];
    for other in others {
        fs::write(folder.file(other), "").unwrap();
    }
    printed(&["count", "8", "--ledger", &file]);
    assert_eq!(folder.files(), [others[0], others[1], "ledger"]);
}

#[test]
fn a_hard_link_stays_one_and_a_long_name_has_a_lock_too() {
    let folder = Folder::new();
    let [file, link, long] = ["file", "link", &"n".repeat(250)].map(|name| folder.file(name));
    printed(&["count", "8", "--jobs", "0..1", "--ledger", &file]);
    fs::hard_link(&file, &link).unwrap();
    printed(&["count", "8", "--ledger", &file]);
    assert_eq!(
        fs::metadata(&file).unwrap().ino(),
        fs::metadata(&link).unwrap().ino()
    );
    assert!(ledger(&link).outcome().is_some());
    printed(&["count", "8", "--ledger", &long]);
    assert_eq!(folder.files().len(), 3);
}

/// A file with a second name is written in place, so a kill in the middle leaves half of a line in it.
#[test]
fn a_ledger_whose_process_was_killed_while_it_was_written_in_place_is_taken_up() {
    let folder = Folder::new();
    let [file, whole] = ["ledger", ".bitqueens-ledger.whole"].map(|name| folder.file(name));
    let text = printed(&["count", "16", "--jobs", "0..5"]);
    for torn in ["", "bitqueens-ledg", &text[..text.len() - 9]] {
        fs::write(&file, torn).unwrap();
        fs::write(&whole, &text).unwrap();
        let facts = said(&["status", &file], 3);
        assert!(
            facts.contains("9 of 14 jobs are left, the first is job 5"),
            "{facts}"
        );
        printed(&["count", "16", "--ledger", &file]);
        assert!(ledger(&file).outcome().unwrap().is_as_published());
        assert_eq!(folder.files(), ["ledger"]);
    }
    // A link is not followed, a pipe is not waited for, and what is whole needs nothing beside it.
    for what in ["a link", "a pipe", "a text"] {
        fs::write(&file, "torn").unwrap();
        match what {
            "a link" => symlink("/etc/passwd", &whole).unwrap(),
            "a pipe" => {
                let made = Command::new("mkfifo").arg(&whole).status();
                assert!(made.unwrap().success());
            }
            _ => fs::write(&whole, "precious").unwrap(),
        }
        let why = said(&["status", &file], 2);
        assert!(why.contains(&format!("{file}: no ledger")), "{what}: {why}");
        fs::write(&file, &text).unwrap();
        said(&["status", &file], 3);
        fs::remove_file(&whole).unwrap();
    }
}

/// Root may write every file, so an ordinary user's mode is tried as nobody where the test runs as root.
#[test]
fn a_file_that_may_not_be_written_is_refused_and_stays() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    printed(&["count", "8", "--jobs", "0..1", "--ledger", &file]);
    fs::set_permissions(&file, Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(folder.file(""), Permissions::from_mode(0o777)).unwrap();
    let before = fs::read_to_string(&file).unwrap();
    let mut counting = command(&["count", "8", "--ledger", &file]);
    if fs::metadata(&file).unwrap().uid() == 0 {
        std::os::unix::process::CommandExt::uid(&mut counting, 65_534);
    }
    let output = counting.output();
    // Where nobody may not even start the command, the mode has kept it away.
    if let Ok(output) = output {
        assert_eq!(output.status.code(), Some(2), "{output:?}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
}

/// Holds the lock of a file until the value is dropped.
fn hold(folder: &Folder, name: &str) -> File {
    let lock = folder.file(&format!(".bitqueens-{name}.lock"));
    loop {
        let held = File::options()
            .create(true)
            .append(true)
            .open(&lock)
            .unwrap();
        held.lock().unwrap();
        // The command may have removed the file while it was opened here.
        let inode = held.metadata().unwrap().ino();
        if fs::metadata(&lock).is_ok_and(|there| there.ino() == inode) {
            return held;
        }
    }
}

fn send(signal: &str, to: &Child) {
    let sent = Command::new("kill")
        .args([signal, &to.id().to_string()])
        .status();
    assert!(sent.unwrap().success());
}

/// Reads lines of a command's standard error up to one that contains a text.
fn until(child: &mut Child, text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    // A byte at a time: what stands behind the line is left to the next reader.
    let mut said = BufReader::with_capacity(1, child.stderr.as_mut().unwrap());
    loop {
        let mut line = String::new();
        assert_ne!(said.read_line(&mut line).unwrap(), 0, "{text}: {lines:?}");
        let found = line.contains(text);
        lines.push(line);
        if found {
            return lines;
        }
    }
}

#[test]
fn a_lock_that_another_holds_is_said_and_a_signal_ends_the_wait() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    fs::write(&file, printed(&["count", "12", "--jobs", "0..1"])).unwrap();
    for arguments in [
        &["count", "12", "--ledger", &file][..],
        &["merge", &file, "--output", &file],
    ] {
        let held = hold(&folder, "ledger");
        let mut waiting = command(arguments).spawn().unwrap();
        until(&mut waiting, ".bitqueens-ledger.lock");
        send("-TERM", &waiting);
        let ended = waiting.wait_with_output().unwrap();
        assert_eq!(ended.status.signal(), Some(15), "{arguments:?}: {ended:?}");
        // Given back, it is taken.
        drop(held);
        run(arguments);
        assert_eq!(folder.files(), ["ledger"]);
    }
}

#[test]
fn counting_goes_on_while_another_holds_the_lock() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    let ledger_of = ["--progress", "0s", "--ledger", &file];
    let arguments = [&["count"], &ENDLESS[..], &ledger_of].concat();
    let mut counting = command(&arguments).spawn().unwrap();
    until(&mut counting, " jobs, ");
    let held = hold(&folder, "ledger");
    let before = until(&mut counting, ".bitqueens-ledger.lock");
    // Lines of progress go on behind the sentence about the lock.
    let after = until(&mut counting, " jobs, ");
    assert!(!before.is_empty() && !after.is_empty());
    send("-INT", &counting);
    until(&mut counting, "a second signal ends at once");
    drop(held);
    let ended = counting.wait_with_output().unwrap();
    assert_eq!(ended.status.signal(), Some(2), "{ended:?}");
    assert!(0 < ledger(&file).n_done());
}

/// A job of N = 26 takes an hour: the first signal is answered, and nothing waits for the job.
#[test]
fn a_signal_is_answered_at_every_board_and_method() {
    for arguments in [
        &["count", "26"][..],
        &["count", "27"],
        &["count", "24", "--method", "search"],
        &["count", "22"],
    ] {
        let folder = Folder::new();
        let file = folder.file("ledger");
        let ledger_of = ["--threads", "2", "--progress", "0s", "--ledger", &file];
        let arguments = [arguments, &ledger_of].concat();
        let mut counting = command(&arguments).spawn().unwrap();
        until(&mut counting, " jobs, ");
        let asked = Instant::now();
        send("-TERM", &counting);
        until(
            &mut counting,
            &format!("is written to {file}; a second signal"),
        );
        let ended = counting.wait_with_output().unwrap();
        assert_eq!(ended.status.signal(), Some(15), "{arguments:?}: {ended:?}");
        let said = String::from_utf8(ended.stderr).unwrap();
        assert!(said.contains("goes on from there"), "{said}");
        assert!(
            asked.elapsed() < Duration::from_mins(5),
            "no job of an hour was waited for"
        );
        assert!(ledger(&file).n_done() < ledger(&file).plan().len());
    }
}

#[test]
fn a_second_signal_ends_at_once() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    let arguments = [
        "count",
        "26",
        "--threads",
        "2",
        "--progress",
        "0s",
        "--ledger",
        &file,
    ];
    let mut counting = command(&arguments).spawn().unwrap();
    until(&mut counting, " jobs, ");
    send("-TERM", &counting);
    until(&mut counting, "a second signal ends at once");
    send("-INT", &counting);
    let ended = counting.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130), "{ended:?}");
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(!said.contains("stopped:"), "{said}");
}

/// Whether this user may start a process in a namespace of its own, which some containers forbid.
#[cfg(target_os = "linux")]
fn may_unshare(how: &[&str]) -> bool {
    let tried = Command::new("unshare").args(how).arg("true").output();
    tried.is_ok_and(|tried| tried.status.success())
}

/// As process 1 of a container, which the system's own way of ending by a signal leaves alone.
#[cfg(target_os = "linux")]
#[test]
fn process_1_ends_with_the_code_of_the_signal() {
    for (signal, code) in [("-TERM", 143), ("-INT", 130)] {
        let folder = Folder::new();
        let file = folder.file("ledger");
        let own = ["--pid", "--fork", "--mount-proc"];
        let own = match fs::metadata(folder.file("")).unwrap().uid() {
            0 => own.to_vec(),
            _ => [&["--user", "--map-root-user"], &own[..]].concat(),
        };
        if !may_unshare(&own) {
            return;
        }
        let mut outside = Command::new("unshare")
            .args(own)
            .args([
                env!("CARGO_BIN_EXE_bitqueens"),
                "count",
                "26",
                "--threads",
                "2",
            ])
            .args(["--progress", "0s", "--ledger", &file])
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        until(&mut outside, " jobs, ");
        let inside = Command::new("pgrep")
            .args(["-P", &outside.id().to_string()])
            .output();
        let inside = String::from_utf8(inside.unwrap().stdout).unwrap();
        let sent = Command::new("kill").args([signal, inside.trim()]).status();
        assert!(sent.unwrap().success());
        let ended = outside.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(code), "{ended:?}");
        assert!(fs::exists(&file).unwrap());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn every_result_that_cannot_be_printed_is_said() {
    let folder = Folder::new();
    let file = folder.file("ledger");
    printed(&["count", "12", "--ledger", &file]);
    for (arguments, result) in [
        (&["count", "8", "--json"][..], "\"total\":\"92\""),
        (&["count", "12", "--jobs", "0..1"], "bitqueens-ledger "),
        (&["merge", &file], "bitqueens-ledger "),
        (&["status", &file], "total 14200"),
        (&["verify", &file], "entries, "),
    ] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = command(arguments).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(result), "{arguments:?}: {said}");
    }
    // What was counted again is kept all the same.
    let kept = folder.file("kept");
    let full = File::options().write(true).open("/dev/full").unwrap();
    let mut verify = command(&["verify", &file, "--all", "--keep", &kept]);
    let ended = verify.stdout(full).status().unwrap();
    assert_eq!(ended.code(), Some(2));
    assert!(ledger(&kept).outcome().unwrap().is_as_published());
}

#[test]
fn what_is_no_ledger_is_named_and_no_terminal_is_steered() {
    let folder = Folder::new();
    let file = folder.file("le\u{1b}[31mdger");
    let text = printed(&["count", "8", "--jobs", "0..1"]);
    for (bytes, why) in [
        (Vec::new(), "it is empty"),
        (
            [
                &[0xff, 0xfe][..],
                &text
                    .encode_utf16()
                    .flat_map(u16::to_le_bytes)
                    .collect::<Vec<_>>(),
            ]
            .concat(),
            "UTF-16",
        ),
        (vec![0xc3, 0x28], "not a text"),
    ] {
        fs::write(&file, bytes).unwrap();
        let said = said(&["status", &file], 2);
        assert!(said.contains(why) && !said.contains('\u{1b}'), "{said}");
    }
    // A byte order mark is no part of the text.
    fs::write(&file, format!("\u{feff}{text}")).unwrap();
    assert_eq!(run(&["status", &file]).status.code(), Some(3));
    let said = said(&["step", "4", "--from", "\u{1b}[31m"], 2);
    assert!(!said.contains('\u{1b}'), "{said}");
}

#[test]
fn merge_keeps_what_is_written_to_its_output_while_it_reads() {
    let folder = Folder::new();
    let [file, pipe] = ["n16", "slow"].map(|name| folder.file(name));
    fs::write(&file, printed(&["count", "16", "--jobs", "0..1"])).unwrap();
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let merging = command(&["merge", &file, &pipe, "--output", &file])
        .spawn()
        .unwrap();
    // Opened for writing once `merge` reads it: the first file has been read by then.
    let mut slow = File::options().write(true).open(&pipe).unwrap();
    printed(&["count", "16", "--ledger", &file]);
    std::io::Write::write_all(
        &mut slow,
        printed(&["count", "16", "--jobs", "1..2"]).as_bytes(),
    )
    .unwrap();
    drop(slow);
    let merged = merging.wait_with_output().unwrap();
    assert_eq!(merged.status.code(), Some(0), "{merged:?}");
    assert!(ledger(&file).outcome().unwrap().is_as_published());
}
