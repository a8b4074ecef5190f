//! Running the command.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// A count that ends on no machine before it is stopped, though each of its jobs is short: N = 22 has 375,046 of some
/// 0.05 s. On one core it does not matter how many there are.
pub(crate) const ENDLESS: [&str; 3] = ["22", "--threads", "1"];

/// The command with arguments, its output kept for the test.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bitqueens"));
    command
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the command to its end.
pub(crate) fn run(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

/// Runs the command with a text on its standard input.
pub(crate) fn run_reading(arguments: &[&str], text: &[u8]) -> Output {
    let mut child = command(arguments).stdin(Stdio::piped()).spawn().unwrap();
    // A command that has read enough closes its end.
    let _: std::io::Result<()> = child.stdin.take().unwrap().write_all(text);
    child.wait_with_output().unwrap()
}

/// What a command prints that must succeed.
#[track_caller]
pub(crate) fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The reason that a command gives which must end with a code.
#[track_caller]
pub(crate) fn said(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    assert_eq!(
        output.status.code(),
        Some(code),
        "{arguments:?}: {output:?}"
    );
    String::from_utf8(output.stderr).unwrap()
}

/// An empty folder that is removed with its value.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("bitqueens-{}-{number}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// The path of a file in it.
    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// The names of its files, hidden ones as well.
    pub(crate) fn files(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays harms no other test.
        let _: std::io::Result<()> = fs::remove_dir_all(&self.0);
    }
}
