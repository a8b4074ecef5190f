//! Making files smaller with the tools that Node brings.

use std::{
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use super::{files, files_of};
use crate::Failure;

/// The folder into which npm puts the programs of its packages.
pub(super) const TOOLS: &str = "node_modules/.bin";
/// Makes wasm files smaller.
const SMALLER: &str = "xtask/src/build/smaller.mjs";

/// Makes every program and script of the folders smaller; the named workers stay fast.
pub(crate) fn optimise(folders: &[&Path], workers: &[String]) -> Result<(), Failure> {
    let fast: Vec<_> = workers.iter().flat_map(|worker| files_of(worker)).collect();
    let (mut small_wasm, mut fast_wasm, mut texts) = (Vec::new(), Vec::new(), Vec::new());
    for folder in folders {
        for file in files::below(folder)? {
            match file.extension().and_then(|ending| ending.to_str()) {
                Some("wasm") if fast.contains(&files::name_in(folder, &file)) => {
                    fast_wasm.push(file);
                }
                Some("wasm") => small_wasm.push(file),
                Some("js" | "css") => texts.push(file),
                _ => {}
            }
        }
    }
    thread::scope(|scope| {
        let fast = scope.spawn(|| wasm("fast", &fast_wasm));
        let small = wasm("small", &small_wasm).and_then(|()| minify(&texts));
        let fast = fast
            .join()
            .map_err(|_| "a thread of the build panicked".to_owned())?;
        small.and(fast)
    })
}

/// Makes wasm files smaller for a purpose of `smaller.mjs`.
fn wasm(purpose: &str, files: &[PathBuf]) -> Result<(), Failure> {
    run(Command::new("node").args([SMALLER, purpose]), files)
}

/// Scripts and style sheets, each by itself and in its place.
fn minify(files: &[PathBuf]) -> Result<(), Failure> {
    let mut command = Command::new(Path::new(TOOLS).join("esbuild"));
    command.args(["--minify", "--legal-comments=none", "--allow-overwrite"]);
    run(command.args(["--outdir=.", "--outbase=."]), files)
}

/// Runs a program with files to make smaller, where there are some.
fn run(command: &mut Command, files: &[PathBuf]) -> Result<(), Failure> {
    if files.is_empty() {
        return Ok(());
    }
    let failure = "remove node_modules and try again";
    let output = command.args(files).output().map_err(|error| {
        format!(
            "{} does not run ({error}); {failure}",
            command.get_program().display()
        )
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let program = command.get_program().display();
    Err(format!("{program} failed; {failure}\n{said}"))
}
