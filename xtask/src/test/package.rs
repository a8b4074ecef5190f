//! The JavaScript package, packed and installed into an empty folder.

use super::{engines::find_firefox, node};
use crate::{
    Failure, browser, build,
    run::{run, say, step},
};

/// Tests the built package in Node and in the browsers that are here, and against the served site.
pub(crate) fn test(site: &str) -> Result<(), Failure> {
    let chromium = browser::ensure()?;
    let firefox = find_firefox();
    if firefox.is_none() {
        say(
            "Firefox is not installed, so the package was not tested in it (on Debian: apt-get install firefox-esr)",
        );
    }
    step("The JavaScript package in Node and in browsers", || {
        let mut command = node("package/tests/run.mjs");
        command
            .env("SITE", site)
            .env("PACKAGE", build::PACKAGE)
            .env("CHROMIUM", &chromium);
        if let Some(firefox) = &firefox {
            command.env("FIREFOX", firefox);
        }
        run(
            &mut command,
            "a test of the package failed; the lines above say which",
        )
    })
}
