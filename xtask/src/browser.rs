//! The browser that the tests drive, and the fonts it needs.

use std::process::Command;

use crate::{
    Failure,
    run::{output, run, say},
};

/// The browser's path, installed with Debian's package manager where it is missing.
pub(crate) fn ensure() -> Result<String, Failure> {
    if find().is_none() {
        install(
            "chromium",
            "install Chromium (on Debian: apt-get install chromium), or set CHROMIUM to its path",
        )?;
    }
    // Without a Japanese font the page's words would be boxes, and their widths wrong.
    if output("fc-list", &[":lang=ja"]).is_none_or(|fonts| fonts.is_empty()) {
        install(
            "fonts-noto-cjk",
            "install a Japanese font (on Debian: apt-get install fonts-noto-cjk)",
        )?;
    }
    find()
        .ok_or_else(|| "Chromium was installed but is not on PATH; set CHROMIUM to its path".into())
}

fn find() -> Option<String> {
    let named = std::env::var("CHROMIUM").ok();
    let usual = ["chromium", "chromium-browser", "google-chrome"];
    named
        .into_iter()
        .chain(usual.map(String::from))
        .find_map(|program| output("which", &[&program]))
}

fn install(package: &str, otherwise: &str) -> Result<(), Failure> {
    if output("id", &["-u"]).as_deref() != Some("0") || output("which", &["apt-get"]).is_none() {
        return Err(otherwise.to_owned());
    }
    say(&format!("installing {package}"));
    run(Command::new("apt-get").args(["update", "-qq"]), otherwise)?;
    run(
        Command::new("apt-get")
            .args(["install", "-y", "-qq", "--no-install-recommends", package])
            .env("DEBIAN_FRONTEND", "noninteractive"),
        otherwise,
    )
}
