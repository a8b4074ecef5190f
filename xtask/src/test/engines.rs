//! What a reader does, in three engines: Chromium, and Firefox and `WebKit` where they are installed.

use std::{fs, path::PathBuf};

use super::node;
use crate::{
    Failure, browser,
    run::{output, run, say, step},
};

/// A browser that may not be here.
struct Engine {
    name: &'static str,
    package: &'static str,
    /// The variables that name it to the tests; `None` where it is not installed.
    variables: Option<Vec<(&'static str, String)>>,
}

/// Takes the steps of a reader in every engine that is installed, and names the packages of the others.
pub(super) fn test(address: &str) -> Result<(), Failure> {
    let engines = [firefox(), webkit()];
    let mut command = node("tests/engines/run.mjs");
    command.env("SITE", address);
    command.env("CHROMIUM", browser::ensure()?);
    for engine in &engines {
        command.envs(engine.variables.iter().flatten().cloned());
    }
    step("The steps of a reader in three engines", || {
        run(
            &mut command,
            "a step failed in one of the engines; the lines above say which",
        )
    })?;
    let missing = engines.iter().filter(|engine| engine.variables.is_none());
    let missing: Vec<_> = missing.map(Engine::missing).collect();
    report(&missing, std::env::var_os("GITHUB_ACTIONS").is_some())
}

impl Engine {
    /// What to say where it is not installed.
    fn missing(&self) -> String {
        format!(
            "{} is not installed, so the site was not tested in it (on Debian: apt-get install {})",
            self.name, self.package
        )
    }
}

/// Says what was not tested. Where the workflow runs it is a failure: it installs all engines, and nobody reads what
/// passes there.
fn report(missing: &[String], is_workflow: bool) -> Result<(), Failure> {
    if is_workflow && !missing.is_empty() {
        return Err(missing.join("\n"));
    }
    for sentence in missing {
        say(sentence);
    }
    Ok(())
}

fn firefox() -> Engine {
    Engine {
        name: "Firefox",
        package: "firefox-esr",
        variables: find_firefox().map(|path| vec![("FIREFOX", path)]),
    }
}

/// Firefox's path, where it is installed.
pub(super) fn find_firefox() -> Option<String> {
    let named = std::env::var("FIREFOX").ok();
    let usual = ["firefox-esr", "firefox"].map(String::from);
    let mut programs = named.into_iter().chain(usual);
    programs.find_map(|program| output("which", &[&program]))
}

/// `WebKitGTK`, its driver and a virtual screen.
fn webkit() -> Engine {
    let driver = output("which", &["WebKitWebDriver"]);
    let screen = output("which", &["xvfb-run"]);
    let variables = driver.zip(screen).zip(mini_browser());
    Engine {
        name: "WebKit",
        package: "webkit2gtk-driver xvfb",
        variables: variables
            .map(|((driver, _), browser)| vec![("WEBKIT_DRIVER", driver), ("WEBKIT", browser)]),
    }
}

/// The browser that comes with the driver, in the folder of the machine's own kind.
fn mini_browser() -> Option<String> {
    let libraries = fs::read_dir("/usr/lib").ok()?.flatten();
    let mut paths = libraries.map(|folder| folder.path().join("webkit2gtk-4.1/MiniBrowser"));
    let path: PathBuf = paths.find(|path| path.is_file())?;
    Some(path.to_string_lossy().into_owned())
}
