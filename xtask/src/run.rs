//! Running other programs, and saying so.

use std::{
    env,
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Mutex, PoisonError},
    time::Instant,
};

use crate::Failure;

/// Says what is being done.
pub(crate) fn say(what: &str) {
    eprintln!("\n» {what}");
}

/// The steps that have ended, each behind its seconds.
pub(crate) static STEPS: Mutex<Vec<(f64, String)>> = Mutex::new(Vec::new());

/// Does a step, and says what it is and how long it took.
pub(crate) fn step<T>(what: &str, act: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    say(what);
    let start = Instant::now();
    let done = act();
    let seconds = start.elapsed().as_secs_f64();
    let ended = if done.is_ok() { "" } else { ", failed" };
    eprintln!("  {seconds:.1} s  {what}{ended}");
    let mut steps = STEPS.lock().unwrap_or_else(PoisonError::into_inner);
    steps.push((seconds, format!("{what}{ended}")));
    done
}

/// Works from the project's root, wherever the command was called; returns where that was.
pub(crate) fn enter_root() -> Result<PathBuf, Failure> {
    let called_from =
        env::current_dir().map_err(|error| format!("cannot tell the folder: {error}"))?;
    // Cargo says at run time whose xtask it runs: two copies of the project may share what they build.
    let package = env::var("CARGO_MANIFEST_DIR")
        .map_err(|_| "call it through cargo: cargo xtask".to_owned())?;
    let root = Path::new(&package)
        .parent()
        .ok_or("the xtask package has no parent folder")?;
    env::set_current_dir(root)
        .map_err(|error| format!("cannot enter {}: {error}", root.display()))?;
    Ok(called_from)
}

/// Runs a program to its end; `failure` is the sentence if it does not succeed.
pub(crate) fn run(command: &mut Command, failure: &str) -> Result<(), Failure> {
    let status = command
        .status()
        .map_err(|error| format!("{failure} ({}: {error})", command.get_program().display()))?;
    if status.success() {
        Ok(())
    } else {
        Err(failure.to_owned())
    }
}

/// Runs a program to its end and prints what it said in one piece, so that programs can run side by side.
pub(crate) fn run_quietly(command: &mut Command, failure: &str) -> Result<(), Failure> {
    let output = command
        .output()
        .map_err(|error| format!("{failure} ({}: {error})", command.get_program().display()))?;
    let mut said = io::stderr().lock();
    // What cannot be printed is no reason to stop.
    said.write_all(&output.stdout).ok();
    said.write_all(&output.stderr).ok();
    if output.status.success() {
        Ok(())
    } else {
        Err(failure.to_owned())
    }
}

/// Returns what a program prints, or `None` if it is missing or fails.
pub(crate) fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(arguments)
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// Cargo, as this command was called.
pub(crate) fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Cargo, to build or to run a program of the project that writes files: `documents`, `book`, `moodle`.
pub(crate) fn writer(what: &str, program: &str) -> Command {
    let mut command = cargo();
    command.args([what, "--quiet", "--locked", "--features", "documents"]);
    command.args(["--bin", program]);
    command
}
