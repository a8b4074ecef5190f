//! Everything that must hold, the quickest first.

mod engines;
mod package;
mod sizes;
mod texts;

use std::{path::PathBuf, process::Command, thread};

use crate::{
    Failure, browser,
    build::{self, Kind, Site},
    run::{cargo, run, run_quietly, step},
    server, soak, tools,
};

/// The path under which the tests' server puts the site: not the root, for it must work under any path.
const UNDER: &str = "/some/where/";

/// A check that cargo carries out.
struct Check {
    what: &'static str,
    arguments: &'static [&'static str],
}

const FORMATTING: Check = Check {
    what: "Formatting",
    arguments: &["fmt", "--all", "--check"],
};

/// The checks that need no built site, one after the other, for they share cargo's folder.
const CHECKS: [Check; 7] = [
    Check {
        what: "Tests of the commands",
        arguments: &["test", "--quiet", "--package", "xtask"],
    },
    Check {
        what: "Lints of the layers below the page",
        arguments: &[
            "clippy",
            "--quiet",
            "--workspace",
            "--exclude",
            "xtask",
            "--no-default-features",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
    },
    Check {
        what: "Lints of everything",
        arguments: &[
            "clippy",
            "--quiet",
            "--workspace",
            "--all-targets",
            "--features",
            "bitqueens/documents",
            "--",
            "-D",
            "warnings",
        ],
    },
    Check {
        what: "Tests of the layers below the page",
        arguments: &[
            "test",
            "--quiet",
            "--workspace",
            "--exclude",
            "xtask",
            "--no-default-features",
            "--tests",
        ],
    },
    Check {
        what: "Examples in the documentation",
        arguments: &[
            "test",
            "--quiet",
            "--workspace",
            "--exclude",
            "xtask",
            "--no-default-features",
            "--doc",
        ],
    },
    Check {
        what: "Links and blocks of the documentation",
        arguments: &[
            "doc",
            "--quiet",
            "--workspace",
            "--no-deps",
            "--features",
            "bitqueens/documents",
            "--config",
            "build.rustdocflags=['-D', 'warnings']",
        ],
    },
    Check {
        what: "Tests of the page as HTML",
        arguments: &[
            "test",
            "--quiet",
            "--features",
            "documents",
            "--lib",
            "--test",
            "page",
        ],
    },
];

impl Check {
    fn carry_out(&self) -> Result<(), Failure> {
        step(self.what, || {
            run_quietly(
                cargo().args(self.arguments),
                &format!("{}: it failed; the lines above say where", self.what),
            )
        })
    }
}

/// Runs everything.
pub(crate) fn test(url: Option<&str>) -> Result<(), Failure> {
    FORMATTING.carry_out()?;
    // The build waits for one link and the tests for one compiler at a time, so both fit on two cores.
    let (checked, built) = thread::scope(|scope| {
        let checks = scope.spawn(|| CHECKS.iter().try_for_each(Check::carry_out));
        let built = build_all(url);
        let checked = checks
            .join()
            .unwrap_or_else(|_| Err("a check panicked".into()));
        (checked, built)
    });
    checked?;
    let built = built?;
    let address = server::start(&built.site.folder, UNDER)?;
    // They drive two pages at once, so nothing runs beside them.
    step("The built site in a browser", || {
        in_browser("tests/browser/run.mjs", &address)
    })?;
    let soaking = soak::Options::of_minutes(1.0);
    // Nothing of all that is left measures time.
    thread::scope(|scope| {
        let soaked = scope.spawn(|| soak::soak_served(&address, &soaking));
        let tested = built.test_elsewhere(&address);
        let soaked = soaked
            .join()
            .unwrap_or_else(|_| Err("the soak panicked".into()));
        tested.and(soaked)
    })
}

/// Everything that is built for the tests.
struct Built {
    site: Site,
    package: PathBuf,
}

/// Builds everything, and checks what can be seen of the files.
fn build_all(url: Option<&str>) -> Result<Built, Failure> {
    let site = step("Building the site", || build::build(Kind::Release, url))?;
    step("Sizes", || sizes::check(&site))?;
    step("Texts in the programs", || texts::check(&site.folder))?;
    let package = build::package()?;
    Ok(Built { site, package })
}

impl Built {
    /// Tests what is built outside of the tests' own browser and without `cargo xtask dist`.
    fn test_elsewhere(&self, address: &str) -> Result<(), Failure> {
        package::test(&self.package, address)?;
        step("The steps of a reader in three engines", || {
            engines::test(address)
        })
    }
}

/// Runs browser tests against a served site.
fn in_browser(tests: &str, address: &str) -> Result<(), Failure> {
    if !tools::ensure_node_packages() {
        return Err("install Node 20 or newer with npm (on Debian: apt-get install nodejs npm): the browser tests run on it".into());
    }
    let chromium = browser::ensure_light()?;
    run(
        Command::new("node")
            .args(["--test-reporter=spec", tests])
            .env("SITE", address)
            .env("CHROMIUM", chromium),
        "a test in the browser failed; the lines above say which",
    )
}
