//! One ledger that several processes write.

use std::{
    fs,
    process::{Child, Command},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};

use bitqueens_core::counting::Ledger;

use crate::command::{Folder, command, printed};

/// As many processes.
const PROCESSES: usize = 4;

/// Starts a process for each part of N = 16.
fn start(file: &str, prepare: impl Fn(&mut Command)) -> Vec<Child> {
    (0..PROCESSES)
        .map(|part| {
            let part = format!("{part}/{PROCESSES}");
            let arguments = [
                "count",
                "16",
                "--threads",
                "1",
                "--jobs",
                &part,
                "--ledger",
                file,
            ];
            let mut command = command(&arguments);
            prepare(&mut command);
            command.spawn().unwrap()
        })
        .collect()
}

/// Waits for processes that must succeed, and returns what they said.
#[track_caller]
fn ended(processes: Vec<Child>) -> String {
    let said = processes.into_iter().map(|process| {
        let output = process.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    });
    said.collect()
}

fn ledger(file: &str) -> Ledger {
    let text = fs::read_to_string(file).unwrap();
    let ledger = text.trim_end().parse();
    ledger.unwrap_or_else(|error| panic!("{error}: {text:?}"))
}

#[test]
fn processes_with_one_ledger_lose_nothing_and_a_reader_sees_it_whole() {
    for _ in 0..5 {
        let folder = Folder::new();
        let file = folder.file("ledger");
        let counting = AtomicBool::new(true);
        let reads = AtomicU64::new(0);
        thread::scope(|scope| {
            scope.spawn(|| {
                // The last time when the processes have ended, so there is one however quick they are.
                let mut goes_on = true;
                while goes_on {
                    goes_on = counting.load(Ordering::Relaxed);
                    if fs::exists(&file).unwrap() {
                        ledger(&file);
                        reads.fetch_add(1, Ordering::Relaxed);
                    }
                    thread::yield_now();
                }
            });
            let processes = start(&file, |_| ());
            let ended = scope.spawn(|| ended(processes)).join();
            counting.store(false, Ordering::Relaxed);
            ended.unwrap();
        });
        assert!(0 < reads.into_inner());
        let outcome = ledger(&file).outcome().expect("no job is missing");
        assert!(outcome.is_as_published());
        assert_eq!(folder.files(), ["ledger"], "nothing else is left");
    }
}

#[test]
fn jobs_that_another_process_has_written_are_not_counted_again() {
    let folder = Folder::new();
    let [whole, part] = ["whole", "part"].map(|name| folder.file(name));
    printed(&["count", "12", "--ledger", &whole]);
    fs::write(&part, printed(&["count", "12", "--jobs", "0..1"])).unwrap();
    let before = ledger(&part).n_done();
    assert!(before < ledger(&whole).n_done());
    printed(&["count", "12", "--ledger", &part]);
    assert_eq!(ledger(&part).entries(), ledger(&whole).entries());
}

/// A library that leaves a process without locks, as a shared folder of a network may.
#[cfg(target_os = "linux")]
fn without_locks(folder: &Folder) -> String {
    const SOURCE: &str = r#"
        unsafe extern "C" { fn __errno_location() -> *mut i32; }
        #[unsafe(no_mangle)]
        pub extern "C" fn flock(_file: i32, _what: i32) -> i32 {
            unsafe { *__errno_location() = 37 };
            -1
        }
    "#;
    let [source, library] = ["flock.rs", "libflock.so"].map(|name| folder.file(name));
    fs::write(&source, SOURCE).unwrap();
    let compiled = Command::new("rustc")
        .args(["--edition=2024", "--crate-type=cdylib", "-Cpanic=abort"])
        .args(["-o", &library, &source])
        .status();
    assert!(compiled.unwrap().success());
    library
}

#[cfg(target_os = "linux")]
#[test]
fn where_there_are_no_locks_the_command_says_so_and_the_next_one_counts_what_was_lost() {
    let tools = Folder::new();
    let library = without_locks(&tools);
    let folder = Folder::new();
    let file = folder.file("ledger");
    let said = ended(start(&file, |command| {
        command.env("LD_PRELOAD", &library);
    }));
    assert_eq!(said.matches("has no locks").count(), PROCESSES, "{said}");
    // Each saw a whole file, and what one lost another run counts.
    let before = ledger(&file).n_done();
    assert!(0 < before);
    printed(&["count", "16", "--ledger", &file]);
    assert!(ledger(&file).outcome().unwrap().is_as_published());
}
