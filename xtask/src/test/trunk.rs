//! Trunk as another way in: it builds the whole site from the same `index.html`.

use std::{path::Path, process::Command};

use super::{UNDER, in_browser};
use crate::{
    Failure,
    run::{output, run, say, step},
    server,
};

/// The folder of Trunk's build.
const FOLDER: &str = "target/trunk";

/// Builds the site with Trunk and opens every page of it in a browser, where Trunk is installed.
pub(crate) fn test() -> Result<(), Failure> {
    if output("trunk", &["--version"]).is_none() {
        say(
            "Trunk is not installed, so its build was not checked (`cargo install --locked trunk`)",
        );
        return Ok(());
    }
    step("Building with Trunk", || {
        run(
            Command::new("trunk")
                .args(["build", "--release", "--locked", "--dist", FOLDER])
                // Trunk 0.21 reads this variable as a flag of its own and refuses its value.
                .env_remove("NO_COLOR"),
            "Trunk does not build the site; the lines above say why",
        )
    })?;
    step("Trunk's site in a browser", || {
        in_browser(
            "tests/trunk/pages.test.mjs",
            &server::start(Path::new(FOLDER), UNDER)?,
        )
    })
}
