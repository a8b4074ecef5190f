//! Putting scripts and the programs in them into one file, or into a few that share what they have in common.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use super::optimise::TOOLS;
use crate::{Failure, run::run};

/// What a bundle is for.
pub(crate) enum Bundle<'a> {
    /// A whole worker as one text, with a program that its script knows as `counter`.
    Worker {
        /// The program's script and, beside it, its wasm.
        program: &'a Path,
        /// The file to write.
        to: &'a Path,
    },
    /// Modules in a folder. What is imported while they run is a file of its own.
    Modules(&'a Path),
}

/// Bundles scripts.
pub(crate) fn bundle(scripts: &[PathBuf], bundle: &Bundle) -> Result<(), Failure> {
    let mut command = Command::new(Path::new(TOOLS).join("esbuild"));
    command.args(scripts).args([
        "--bundle",
        "--target=es2022",
        "--log-level=warning",
        "--legal-comments=none",
        "--loader:.wasm=binary",
        "--loader:.txt=text",
    ]);
    match bundle {
        Bundle::Worker { program, to } => {
            let wasm = program.with_extension("").display().to_string() + "_bg.wasm";
            command
                .args(["--format=iife", "--minify"])
                // The program lies in the text; the script's own address is never asked for.
                .arg("--define:import.meta.url=undefined")
                .arg(format!("--alias:counter={}", program.display()))
                .arg(format!("--alias:counter.wasm={wasm}"))
                .arg(format!("--outfile={}", to.display()));
        }
        Bundle::Modules(folder) => {
            command
                .args(["--format=esm", "--splitting", "--platform=neutral"])
                // Classes and functions keep their names, which consoles and stack traces show.
                .args(["--minify-whitespace", "--minify-syntax"])
                .args(["--external:node:*", "--chunk-names=parts/[name]-[hash]"])
                .arg(format!("--outdir={}", folder.display()));
        }
    }
    run(
        &mut command,
        "esbuild does not bundle the scripts; the lines above say why",
    )
}
