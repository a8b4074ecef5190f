//! Everything that must hold, the quickest first, or some groups of it.

mod durations;
mod engines;
mod kinds;
mod package;
mod quick;
mod scorm;
mod sizes;
mod texts;

use std::{collections::BTreeSet, process::Command, thread};

use crate::{
    Failure, Place, browser,
    build::{self, Kind},
    run::{cargo, run, run_quietly, step},
    server, soak, tools,
};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only these groups, in this order; what they do not build is tested as it was built last
    #[arg(value_enum)]
    groups: Vec<Group>,
    /// Of the kinds of fault only this one; may be given more than once
    #[arg(long = "kind", value_name = "KIND")]
    kinds: Vec<String>,
    #[command(flatten)]
    place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Group {
    /// Formatting, lints of the code and of the style sheets, links of the documentation
    Lint,
    /// What is tested without a built site
    Native,
    /// Build the site and the JavaScript package, and weigh the files
    Build,
    /// The built site in a browser
    Browser,
    /// The built site in three engines and through troubles, the package in Node and in browsers
    Engines,
    /// What a change may have broken, in three minutes: lints, logic, the pages that it touches
    Quick,
    /// The tests themselves: each fault of docs/testing.md is put into a copy, and its test has to fail
    Kinds,
}

/// The path under which the tests' server puts the site: not the root, for it must work under any path.
const UNDER: &str = "/some/where/";

/// Where the style sheets lie.
const SHEETS: &str = "static/**/*.css";

/// A check that cargo carries out.
struct Check {
    what: &'static str,
    /// Its arguments, with spaces in between.
    cargo: &'static str,
}

const FORMATTING: Check = Check {
    what: "Formatting",
    cargo: "fmt --all --check",
};

const LINTS_OF_EVERYTHING: Check = Check {
    what: "Lints of everything",
    cargo: "clippy --quiet --workspace --all-targets --features bitqueens/documents -- -D warnings",
};

const LINTS: [Check; 3] = [
    Check {
        what: "Lints of the layers below the page",
        cargo: "clippy --quiet --workspace --exclude xtask --no-default-features --all-targets -- -D warnings",
    },
    LINTS_OF_EVERYTHING,
    Check {
        what: "Links and blocks of the documentation",
        cargo: "doc --quiet --workspace --no-deps --features bitqueens/documents \
                --config build.rustdocflags=['-D','warnings']",
    },
];

const NATIVE: [Check; 4] = [
    Check {
        what: "Tests of the commands",
        cargo: "test --quiet --package xtask",
    },
    Check {
        what: "Tests of the layers below the page",
        cargo: "test --quiet --workspace --exclude xtask --no-default-features --tests",
    },
    Check {
        what: "Examples in the documentation",
        cargo: "test --quiet --workspace --exclude xtask --no-default-features --doc",
    },
    Check {
        what: "Tests of the page as HTML",
        cargo: "test --quiet --features documents --lib --test page",
    },
];

impl Check {
    fn carry_out(&self) -> Result<(), Failure> {
        step(self.what, || {
            run_quietly(
                cargo().args(self.cargo.split_whitespace()),
                &format!("{}: it failed; the lines above say where", self.what),
            )
        })
    }
}

/// Tests what is asked for, and lists what took the time.
pub(crate) fn test(options: &Options) -> Result<(), Failure> {
    durations::begin()?;
    let tested = options.test();
    durations::list()?;
    tested
}

impl Options {
    /// Whether a group is to be tested. The last two are no part of the whole.
    fn asks(&self, group: Group) -> bool {
        let is_whole = self.groups.is_empty() && !matches!(group, Group::Quick | Group::Kinds);
        is_whole || self.groups.contains(&group)
    }

    fn test(&self) -> Result<(), Failure> {
        let mut checks = Vec::new();
        if self.asks(Group::Lint) {
            FORMATTING.carry_out()?;
            find_conflicts()?;
            kinds::find_outdated()?;
            lint_style_sheets()?;
            checks.extend(&LINTS);
        }
        if self.asks(Group::Native) {
            checks.extend(&NATIVE);
        }
        // The build waits for one link and the checks share cargo's folder, so both fit on two cores.
        thread::scope(|scope| {
            let checked = scope.spawn(|| {
                checks.into_iter().try_for_each(Check::carry_out)?;
                if self.asks(Group::Native) {
                    scorm::test()?;
                }
                Ok(())
            });
            let built = if self.asks(Group::Build) {
                self.build()
            } else {
                Ok(())
            };
            let checked = checked.join();
            checked
                .unwrap_or_else(|_| Err("a check panicked".into()))
                .and(built)
        })?;
        if self.asks(Group::Browser) || self.asks(Group::Engines) {
            self.drive()?;
        }
        if self.asks(Group::Quick) {
            quick::test()?;
        }
        if self.asks(Group::Kinds) {
            kinds::test(&self.kinds)?;
        }
        Ok(())
    }

    /// Builds everything, and checks what can be seen of the files.
    fn build(&self) -> Result<(), Failure> {
        let url = self.place.url.as_deref();
        let site = step("Building the site", || build::build(Kind::Release, url))?;
        step("Sizes", || sizes::check(&site))?;
        step("Texts in the programs", || texts::check(&site.folder))?;
        build::package()
    }

    /// Tests what was built in browsers.
    fn drive(&self) -> Result<(), Failure> {
        let folder = Kind::Release.folder();
        if !folder.join("index.html").is_file() {
            return Err("there is no built site: test the group `build` too".into());
        }
        let address = server::start(&folder, UNDER)?;
        if self.asks(Group::Browser) {
            browser_tests(&address, &BTreeSet::new())?;
        }
        if !self.asks(Group::Engines) {
            return Ok(());
        }
        tools::need_node_packages()?;
        // Nothing of all that is left measures time.
        thread::scope(|scope| {
            let troubled = scope.spawn(|| {
                soak::soak_served(&address, &soak::Options::of_minutes(1.0))
                    .and_then(|()| package::test(&address))
            });
            let tested = engines::test(&address);
            let troubled = troubled.join();
            tested.and(troubled.unwrap_or_else(|_| Err("the soak or the package panicked".into())))
        })
    }
}

/// The lines by which git separates two versions of a text that it could not put together.
fn find_conflicts() -> Result<(), Failure> {
    step("Texts in two versions", || {
        let search = [
            "grep",
            "--no-index",
            "--exclude-standard",
            "-nE",
            "^(<{7}|>{7}) ",
        ];
        let searched = Command::new("git")
            .args(search)
            .output()
            .map_err(|error| format!("git does not run: {error}"))?;
        match searched.status.code() {
            Some(1) => Ok(()),
            Some(0) => {
                let found = String::from_utf8_lossy(&searched.stdout);
                Err(format!("git left two versions of a text:\n{found}"))
            }
            _ => Err(String::from_utf8_lossy(&searched.stderr).into_owned()),
        }
    })
}

/// The rules of `stylelint.config.mjs`.
fn lint_style_sheets() -> Result<(), Failure> {
    tools::need_node_packages()?;
    step("Lints of the style sheets", || {
        run(
            Command::new("node").args(["node_modules/stylelint/bin/stylelint.mjs", SHEETS]),
            "a style sheet breaks a rule of stylelint.config.mjs; the lines above say where",
        )
    })
}

/// Tests a served site in a browser, by some files of `tests/browser` or by all of them.
fn browser_tests(site: &str, files: &BTreeSet<&str>) -> Result<(), Failure> {
    tools::need_node_packages()?;
    let chromium = browser::ensure_light()?;
    // They drive a page for each processor and one more, so nothing runs beside them.
    step("The built site in a browser", || {
        run(
            node("tests/browser/run.mjs")
                .args(files)
                .env("SITE", site)
                .env("CHROMIUM", chromium),
            "a test in the browser failed; the lines above say which",
        )
    })
}

/// Tests that run on Node. `SITE` tells them the address of a served site.
fn node(tests: &str) -> Command {
    let mut node = Command::new("node");
    node.args(["--test-reporter=spec", "--test-reporter-destination=stdout"]);
    node.args(durations::reporter(tests)).arg(tests);
    node
}
