//! Writing every page as a file, by the project's own program.

use std::{path::Path, process::Command};

use crate::{
    Failure,
    run::{cargo, run, step},
};

/// Compiles the program, before its site is there.
pub(crate) fn compile() -> Result<(), Failure> {
    run(
        &mut documents("build"),
        "the program that writes the pages does not compile; the lines above say why",
    )
}

/// Writes the documents of a built site into its folder. `url` is the whole address where the site will be.
pub(crate) fn write(site: &Path, url: Option<&str>) -> Result<(), Failure> {
    step("Writing every page as a file", || {
        run(
            documents("run").arg("--").arg(site).args(url),
            "the pages cannot be written; the lines above say why",
        )
    })
}

fn documents(what: &str) -> Command {
    let mut command = cargo();
    command.args([what, "--quiet", "--locked", "--features", "documents"]);
    command.args(["--bin", "documents"]);
    command
}
