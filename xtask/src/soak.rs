//! Counting while everything goes wrong that can, for as long as one likes.

mod ledger;

use std::process::Command;

use crate::{
    Failure, browser,
    build::{self, Kind},
    run::{run, step},
    server, tools,
};

/// The options of the command.
pub(crate) struct Options {
    /// How long it lasts.
    pub(crate) minutes: f64,
    /// The seed of its choices; without one it takes another each time, and says which.
    pub(crate) seed: Option<u64>,
    /// Whether the command is soaked, and not the site.
    pub(crate) ledger: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            minutes: 5.0,
            seed: None,
            ledger: false,
        }
    }
}

/// Builds the site or the command and soaks it.
pub(crate) fn soak(options: &Options) -> Result<(), Failure> {
    if options.ledger {
        return ledger::soak(options);
    }
    let site = build::build(Kind::Release, None)?;
    soak_served(&server::start(&site.folder, "/")?, options)
}

/// Soaks a site that is served already.
pub(crate) fn soak_served(address: &str, options: &Options) -> Result<(), Failure> {
    if !tools::ensure_node_packages() {
        return Err("install Node 20 or newer with npm (on Debian: apt-get install nodejs npm): the soak runs on it".into());
    }
    let chromium = browser::ensure()?;
    let what = format!("Counting through troubles for {} min", options.minutes);
    step(&what, || {
        let mut command = Command::new("node");
        command
            .arg("tests/soak/run.mjs")
            .env("SITE", address)
            .env("CHROMIUM", chromium)
            .env("MINUTES", options.minutes.to_string());
        if let Some(seed) = options.seed {
            command.env("SEED", seed.to_string());
        }
        run(
            &mut command,
            "a total is wrong, or the soak broke off; the lines above say which",
        )
    })
}
