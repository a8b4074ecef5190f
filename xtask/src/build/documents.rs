//! Writing every page as a file.

use std::path::Path;

use crate::{
    Failure,
    run::{cargo, run, step},
};

/// Writes the documents of a built site into its folder, by the project's own program. `url` is the
/// whole address where the site will be.
pub(crate) fn write(site: &Path, url: Option<&str>) -> Result<(), Failure> {
    step("Writing every page as a file", || {
        let mut command = cargo();
        command.args(["run", "--quiet", "--locked", "--features", "documents"]);
        command
            .args(["--bin", "documents", "--"])
            .arg(site)
            .args(url);
        run(
            &mut command,
            "the pages cannot be written; the lines above say why",
        )
    })
}
