//! Making files smaller with the tools that Node brings, some at a time. What wasm-opt made of a
//! program is kept: most files of a build are those of the build before.

use std::{
    fs,
    num::NonZero,
    path::{Path, PathBuf},
    process::{self, Command},
    sync::Mutex,
    thread,
};

use sha2::{Digest, Sha256};

use super::{files, files_of};
use crate::Failure;

/// The folder into which npm puts the programs of its packages.
pub(super) const TOOLS: &str = "node_modules/.bin";

/// Where the smaller programs are kept, by the names that `kept` gives them.
const KEPT: &str = "target/site-smaller";
/// It pins the versions of the tools.
const VERSIONS: &str = "package-lock.json";

/// Features that rustc uses for wasm, which wasm-opt has to be told.
const WASM_FEATURES: [&str; 7] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Makes every program and script of a folder smaller; the named workers stay fast.
pub(crate) fn optimise(folder: &Path, workers: &[String]) -> Result<(), Failure> {
    let fast: Vec<_> = workers.iter().flat_map(|worker| files_of(worker)).collect();
    let mut work = Vec::new();
    for file in files::below(folder)? {
        let size = file.metadata().map_or(0, |data| data.len());
        let command = match file.extension().and_then(|ending| ending.to_str()) {
            Some("wasm") => wasm(&file, fast.contains(&files::name_in(folder, &file))),
            Some("js" | "css") => minify(&file),
            _ => continue,
        };
        work.push((size, command, file));
    }
    // The longest last, where they are taken from.
    work.sort_by_key(|(size, ..)| *size);
    let work = Mutex::new(work);
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..workers)
            .map(|_| scope.spawn(|| carry_out(&work)))
            .collect();
        threads.into_iter().try_for_each(|thread| {
            thread
                .join()
                .map_err(|_| "a thread of the build panicked".to_owned())?
        })
    })
}

/// Runs one command after the other until none is left or one fails.
fn carry_out(work: &Mutex<Vec<(u64, Command, PathBuf)>>) -> Result<(), Failure> {
    loop {
        let next = work.lock().map_err(|error| error.to_string())?.pop();
        let Some((_, mut command, file)) = next else {
            return Ok(());
        };
        if file.extension().is_none_or(|ending| ending != "wasm") {
            run(&mut command)?;
            continue;
        }
        let kept = kept(&command, &file)?;
        if kept.exists() {
            files::copy(&kept, &file)?;
        } else {
            run(&mut command)?;
            // Another build may look for it meanwhile.
            let whole = kept.with_extension(process::id().to_string());
            files::copy(&file, &whole)?;
            fs::rename(&whole, &kept)
                .map_err(|error| format!("cannot keep {}: {error}", kept.display()))?;
        }
    }
}

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
    Err(format!("{command:?} failed; {failure}\n{said}"))
}

/// Where what the command makes of a program is kept: a digest of the program, of what is asked for,
/// and of the tools' versions.
fn kept(command: &Command, file: &Path) -> Result<PathBuf, Failure> {
    let mut digest = Sha256::new();
    digest.update(files::read(Path::new(VERSIONS))?);
    for argument in command.get_args().filter(|argument| *argument != file) {
        digest.update(argument.as_encoded_bytes());
        digest.update([0]);
    }
    digest.update(files::read(file)?);
    Ok(Path::new(KEPT).join(format!("{:x}", digest.finalize())))
}

/// The page's parts small, the workers fast.
fn wasm(file: &PathBuf, fast: bool) -> Command {
    let mut command = Command::new(Path::new(TOOLS).join("wasm-opt"));
    command.args(WASM_FEATURES);
    if fast {
        // A variable for each value is what the browser's compiler makes anyway; here it is bytes alone.
        // And rustc has inlined already what is worth it.
        command.args([
            "-O3",
            "--skip-pass=ssa-nomerge",
            "--skip-pass=inlining-optimizing",
        ]);
    } else {
        // rustc has made it small: -Oz would take twice as long for 0.2 % less, gzip.
        command.arg("-O1");
    }
    command.args([
        "--strip-debug",
        "--strip-producers",
        "--strip-target-features",
    ]);
    command.arg(file).arg("-o").arg(file);
    command
}

/// Scripts and style sheets, each by itself.
fn minify(file: &Path) -> Command {
    let mut command = Command::new(Path::new(TOOLS).join("esbuild"));
    command.args(["--minify", "--legal-comments=none", "--allow-overwrite"]);
    command.arg(file);
    command.arg(format!("--outfile={}", file.display()));
    command
}
