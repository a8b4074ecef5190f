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
/// The versions of the tools.
const VERSIONS: &str = "package-lock.json";
/// The files of earlier builds, each named after what it was made from.
const MADE: &str = "target/smaller";

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
    once(Command::new("node").args([SMALLER, purpose]), files)
}

/// Scripts and style sheets, each by itself and in its place.
fn minify(files: &[PathBuf]) -> Result<(), Failure> {
    let mut command = Command::new(Path::new(TOOLS).join("esbuild"));
    command.args(["--minify", "--legal-comments=none", "--allow-overwrite"]);
    once(command.args(["--outdir=.", "--outbase=."]), files)
}

/// Makes files smaller by a program. What an earlier build made from the same file by the same tools is copied instead.
fn once(command: &mut Command, files: &[PathBuf]) -> Result<(), Failure> {
    let by = format!(
        "{command:?}{}{}",
        super::read(SMALLER)?,
        super::read(VERSIONS)?
    );
    let mut new = Vec::new();
    for file in files {
        let from = [by.as_bytes(), &files::read(file)?].concat();
        let made = Path::new(MADE).join(files::digest_of(&from));
        if made.exists() {
            files::copy(&made, file)?;
        } else {
            new.push((file, made));
        }
    }
    if new.is_empty() {
        return Ok(());
    }
    run(command.args(new.iter().map(|(file, _)| file)))?;
    // A file that is there is whole, whenever a build is stopped.
    for (file, made) in new {
        let begun = made.with_extension("begun");
        files::copy(file, &begun)?;
        files::rename(&begun, &made)?;
    }
    Ok(())
}

/// Runs a program; where it fails, what it said is the reason.
fn run(command: &mut Command) -> Result<(), Failure> {
    let failure = "remove node_modules and try again";
    let output = command.output().map_err(|error| {
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
