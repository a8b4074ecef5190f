//! Building the folder to upload.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

use crate::{
    Failure, offline,
    run::{run, say},
    tools::Tools,
};

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

/// What is loaded when it is first needed, by the names of the programs, and what it may weigh
/// with its script, gzip, in bytes.
pub(crate) const LATER: [(&str, Weight); 8] = [
    ("page_predict", Weight::PAGES),
    ("page_count", Weight::PAGES),
    ("page_ladder", Weight::PAGES),
    ("page_learn", Weight::PAGES),
    ("page_bits", Weight::PAGES),
    ("counter", Weight::WORKER),
    ("counter_simd", Weight::WORKER),
    ("ladder", Weight::LADDER_WORKER),
];

/// A kind of program that is loaded later.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Weight {
    /// The most it may weigh.
    pub(crate) most: usize,
}

impl Weight {
    /// A bundle of further pages.
    const PAGES: Self = Self { most: 200_000 };
    /// The counting worker.
    const WORKER: Self = Self { most: 40_000 };
    /// The ladder's worker, which has every method in it.
    const LADDER_WORKER: Self = Self { most: 60_000 };
}

/// Builds the site and returns its folder.
pub(crate) fn build() -> Result<PathBuf, Failure> {
    let tools = Tools::ensure()?;
    let dist = PathBuf::from("dist");
    say("building the site");
    run(
        Command::new("trunk")
            .args(["build", "--release", "--locked", "--offline"])
            .env("PATH", &tools.path)
            .env("BITQUEENS_BUILD", build_name()?)
            // Trunk 0.21 reads this variable as a flag of its own and refuses its value.
            .env_remove("NO_COLOR"),
        "the site could not be built; the lines above say why",
    )?;
    if let Some(node) = &tools.node {
        say("making the programs smaller");
        for script in files(&dist, "js")? {
            run(
                Command::new(node.join("terser"))
                    .args(["--module", "--compress", "--mangle", "--comments", "false"])
                    .arg(&script)
                    .arg("--output")
                    .arg(&script),
                "terser failed; remove node_modules and try again",
            )?;
        }
        for wasm in files(&dist, "wasm")? {
            run(
                Command::new(node.join("wasm-opt"))
                    .args(WASM_FEATURES)
                    // The page small, the workers fast.
                    .arg(if is_worker(&wasm) { "-O3" } else { "-Oz" })
                    .arg(&wasm)
                    .arg("-o")
                    .arg(&wasm),
                "wasm-opt failed; remove node_modules and try again",
            )?;
        }
    }
    seal(&dist.join("index.html"))?;
    offline::write(&dist)?;
    say(&format!("built: {}", dist.display()));
    Ok(dist)
}

/// What a built file belongs to, by its place in [`LATER`].
pub(crate) fn later(file: &Path) -> Option<usize> {
    let name = file.file_stem()?.to_str()?;
    // The style sheets of these pages are loaded with them; the others have a digest in their names.
    let name = match (name, file.extension()?.to_str()?) {
        ("count", "css") => "page_count",
        ("ladder", "css") => "page_ladder",
        ("stack" | "learn", "css") => "page_learn",
        ("lab" | "solve", "css") => "page_bits",
        ("predict", "css") => "page_predict",
        _ => name,
    };
    LATER.iter().position(|(program, _)| {
        name.strip_prefix(program)
            .is_some_and(|rest| matches!(rest, "" | "_bg" | "_loader"))
    })
}

/// Whether a built file is a worker's: fast first, while the pages are small first.
fn is_worker(file: &Path) -> bool {
    later(file).is_some_and(|place| LATER[place].1 != Weight::PAGES)
}

/// Writes the content security policy into the page: nothing runs but the site's own files and
/// the one start script, which is named by its digest.
fn seal(page: &Path) -> Result<(), Failure> {
    let html = fs::read_to_string(page).map_err(|error| format!("no built page: {error}"))?;
    let policy = policy(&html)?;
    let sealed = html.replacen(
        "<meta charset=\"utf-8\" />",
        &format!("<meta charset=\"utf-8\" />\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />"),
        1,
    );
    if sealed == html {
        return Err("index.html has no <meta charset> to put the policy behind".into());
    }
    fs::write(page, sealed).map_err(|error| format!("the page cannot be written: {error}"))
}

fn policy(html: &str) -> Result<String, Failure> {
    const OPEN: &str = "<script type=\"module\">";
    let (_, script) = html
        .split_once(OPEN)
        .ok_or("the built page has no start script")?;
    let (script, _) = script
        .split_once("</script>")
        .ok_or("the built page's start script does not end")?;
    let digest = BASE64_STANDARD.encode(Sha256::digest(script));
    Ok(format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-{digest}'; \
         worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; \
         manifest-src 'self'; base-uri 'none'; form-action 'none'"
    ))
}

/// A name for this build, the same for equal sources: page and workers tell each other.
fn build_name() -> Result<String, Failure> {
    let mut hash = Sha256::new();
    let mut sources = files_below(Path::new("src"))?;
    sources.extend(["Cargo.lock", "Cargo.toml"].map(PathBuf::from));
    sources.sort();
    for source in sources {
        let bytes = fs::read(&source)
            .map_err(|error| format!("cannot read {}: {error}", source.display()))?;
        hash.update(bytes);
    }
    Ok(BASE64_STANDARD.encode(hash.finalize()))
}

/// The files with an ending, of a folder and of those in it.
pub(crate) fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut files = files_below(folder)?;
    files.retain(|file| file.extension().is_some_and(|found| found == ending));
    Ok(files)
}

/// Every file of a folder and of those in it, in order.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut folders = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let unreadable = |error| format!("cannot read {}: {error}", folder.display());
        let entries = fs::read_dir(&folder).map_err(unreadable)?;
        for entry in entries {
            let path = entry.map_err(unreadable)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
