//! Writing every page as a file, by the project's own program.

use std::path::Path;

use crate::{
    Failure,
    run::{run, step, writer},
};

const PROGRAM: &str = "documents";

/// Compiles the program, before its site is there.
pub(crate) fn compile() -> Result<(), Failure> {
    run(
        &mut writer("build", PROGRAM),
        "the program that writes the pages does not compile; the lines above say why",
    )
}

/// Writes the documents of a built site into its folder. `url` is the whole address where the site will be.
pub(crate) fn write(site: &Path, url: Option<&str>) -> Result<(), Failure> {
    step("Writing every page as a file", || {
        run(
            writer("run", PROGRAM).arg("--").arg(site).args(url),
            "the pages cannot be written; the lines above say why",
        )
    })
}
