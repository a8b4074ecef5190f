//! The browser that the tests drive, and the fonts it needs.

use std::{
    process::Command,
    sync::{Mutex, PoisonError},
};

use crate::{
    Failure,
    run::{output, run, say},
};

/// Chromium without any window: what opens a page takes two thirds of the work.
const SHELL: &str = "chromium-headless-shell";

/// Held while Chromium is looked for: steps that run side by side ask for it, and the package manager installs for one.
static ENSURING: Mutex<()> = Mutex::new(());

/// Chromium's path, installed with Debian's package manager where it is missing.
pub(crate) fn ensure() -> Result<String, Failure> {
    // A step that panicked has left nothing half done in it.
    let _held = ENSURING.lock().unwrap_or_else(PoisonError::into_inner);
    if named().or_else(usual).is_none() {
        install(
            "chromium",
            "install Chromium (on Debian: apt-get install chromium), or set CHROMIUM to its path",
        )?;
    }
    ensure_font()?;
    named()
        .or_else(usual)
        .ok_or_else(|| "Chromium was installed but is not on PATH; set CHROMIUM to its path".into())
}

/// The path of the browser that opens pages with the least work: Chromium's headless shell, installed as
/// Chromium is, or Chromium itself where the shell cannot be had or CHROMIUM names a browser.
pub(crate) fn ensure_light() -> Result<String, Failure> {
    if named().is_some() {
        return ensure();
    }
    let otherwise = "the tests in the browser take a quarter longer in Chromium than in its headless shell (on Debian: apt-get install chromium-headless-shell)";
    if on_path(SHELL).is_none()
        && let Err(missing) = install(SHELL, otherwise)
    {
        say(&missing);
    }
    match on_path(SHELL) {
        Some(shell) => ensure_font().map(|()| shell),
        None => ensure(),
    }
}

/// The browser that CHROMIUM names.
fn named() -> Option<String> {
    on_path(&std::env::var("CHROMIUM").ok()?)
}

/// Chromium by one of its usual names.
fn usual() -> Option<String> {
    let usual = ["chromium", "chromium-browser", "google-chrome"];
    usual.into_iter().find_map(on_path)
}

fn on_path(program: &str) -> Option<String> {
    output("which", &[program])
}

/// Without a Japanese font the page's words would be boxes, and their widths wrong.
fn ensure_font() -> Result<(), Failure> {
    if output("fc-list", &[":lang=ja"]).is_some_and(|fonts| !fonts.is_empty()) {
        return Ok(());
    }
    install(
        "fonts-noto-cjk",
        "install a Japanese font (on Debian: apt-get install fonts-noto-cjk)",
    )
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
