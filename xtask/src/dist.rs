//! Building the folder to upload.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

use crate::{
    Failure,
    run::{run, say},
    tools::Tools,
};

/// Features that rustc uses for wasm, which wasm-opt has to be told.
const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// The workers, by the names of their programs.
pub(crate) const WORKERS: [&str; 1] = ["ladder"];

/// Builds the site and returns its folder.
pub(crate) fn build() -> Result<PathBuf, Failure> {
    let tools = Tools::ensure()?;
    let dist = PathBuf::from("dist");
    say("building the site");
    run(
        Command::new("trunk")
            .args(["build", "--release", "--locked", "--offline"])
            .env("PATH", &tools.path)
            // Trunk 0.21 reads this variable as a flag of its own and refuses its value.
            .env_remove("NO_COLOR"),
        "the site could not be built; the lines above say why",
    )?;
    if let Some(wasm_opt) = &tools.wasm_opt {
        say("making the wasm smaller");
        for wasm in files(&dist, "wasm")? {
            run(
                Command::new(wasm_opt)
                    .args(WASM_FEATURES)
                    // The page small, the workers fast.
                    .arg(worker_of(&wasm).map_or("-Oz", |_| "-O3"))
                    .arg(&wasm)
                    .arg("-o")
                    .arg(&wasm),
                "wasm-opt failed; remove node_modules and try again",
            )?;
        }
    }
    seal(&dist.join("index.html"))?;
    say(&format!("built: {}", dist.display()));
    Ok(dist)
}

/// The worker a built file belongs to, by its place in [`WORKERS`].
pub(crate) fn worker_of(file: &Path) -> Option<usize> {
    let name = file.file_stem()?.to_str()?;
    WORKERS.iter().position(|worker| {
        name.strip_prefix(worker)
            .is_some_and(|rest| matches!(rest, "" | "_bg" | "_loader"))
    })
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

/// The files of the folder with an ending.
pub(crate) fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error| format!("cannot read {}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == ending)
        {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
