//! Everything that must hold, the quickest first.

use std::{fs, io::Write, path::Path, process::Command};

use flate2::{Compression, write::GzEncoder};

use crate::{
    Failure, browser, dist,
    run::{cargo, run, say},
    server, tools,
};

/// Where the tests' server puts the site: not at the root, for it must work under any path.
const UNDER: &str = "/some/where/";
/// The first load, gzip, in bytes.
const FIRST_LOAD_BUDGET: usize = 200_000;

/// Runs everything.
pub(crate) fn test() -> Result<(), Failure> {
    say("formatting");
    run(
        cargo().args(["fmt", "--all", "--check"]),
        "some files are not formatted; run `cargo fmt --all`",
    )?;

    say("lints, pure rooms alone");
    let lints = "the lints found something; the lines above say what";
    run(
        cargo().args([
            "clippy",
            "--quiet",
            "--no-default-features",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ]),
        lints,
    )?;
    say("lints, everything");
    run(
        cargo().args([
            "clippy",
            "--quiet",
            "--workspace",
            "--all-targets",
            "--features",
            "page-test",
            "--",
            "-D",
            "warnings",
        ]),
        lints,
    )?;

    say("the pure rooms");
    let failed = "a test failed; the lines above say which";
    run(
        cargo().args(["test", "--quiet", "--no-default-features", "--test", "core"]),
        failed,
    )?;
    run(
        cargo().args(["test", "--quiet", "--no-default-features", "--doc"]),
        failed,
    )?;

    say("the page as HTML");
    run(
        cargo().args([
            "test",
            "--quiet",
            "--features",
            "page-test",
            "--test",
            "page",
        ]),
        failed,
    )?;

    let folder = dist::build()?;
    say("sizes");
    check_sizes(&folder)?;

    say("the built site in a browser");
    if !tools::ensure_node_packages() {
        return Err("install Node 20 or newer with npm (on Debian: apt-get install nodejs npm): the browser tests run on it".into());
    }
    let chromium = browser::ensure()?;
    let address = server::start(&folder, UNDER, 0)?;
    run(
        Command::new("node")
            .args(["--test", "--test-concurrency=1", "tests/browser/"])
            .env("SITE", address)
            .env("CHROMIUM", chromium),
        failed,
    )
}

/// Everything that a first visit loads, as it crosses the network, and what is loaded later, each by itself.
fn check_sizes(folder: &Path) -> Result<(), Failure> {
    let mut total = 0;
    let mut later = dist::LATER.map(|_| 0);
    for ending in ["html", "css", "js", "wasm"] {
        for file in dist::files(folder, ending)? {
            let bytes = fs::read(&file)
                .map_err(|error| format!("cannot read {}: {error}", file.display()))?;
            let size = gzipped(&bytes).map_err(|error| format!("cannot compress: {error}"))?;
            eprintln!("{size:>9} bytes gzip  {}", file.display());
            match dist::later(&file) {
                Some(place) => later[place] += size,
                None => total += size,
            }
        }
    }
    eprintln!("{total:>9} bytes gzip  first load (budget {FIRST_LOAD_BUDGET})");
    if FIRST_LOAD_BUDGET < total {
        return Err(format!(
            "the first load is {total} bytes, over its budget of {FIRST_LOAD_BUDGET}"
        ));
    }
    for ((name, weight), size) in dist::LATER.iter().zip(later) {
        let most = weight.most;
        eprintln!("{size:>9} bytes gzip  {name}, loaded later (budget {most})");
        if most < size {
            return Err(format!("{name} is {size} bytes, over its budget of {most}"));
        }
    }
    Ok(())
}

fn gzipped(bytes: &[u8]) -> std::io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
