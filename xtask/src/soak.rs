//! Counting while everything goes wrong that can, for as long as one likes.

#[cfg(unix)]
mod folder;
#[cfg(unix)]
mod ledger;
#[cfg(unix)]
mod process;

use std::process::Command;

use crate::{
    Failure, browser,
    build::{self, Kind},
    run::{run, step},
    server, tools,
};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// What counts: the site in two tabs, or processes of the command that share a ledger, are stopped,
    /// continued and killed, and find the disk full: as root by two users and as process 1
    #[arg(value_enum, default_value_t = What::Site)]
    what: What,
    /// How long it lasts
    #[arg(long, default_value_t = 5.0)]
    pub(crate) minutes: f64,
    /// The seed of its choices; without one it takes another each time, and says which
    #[arg(long)]
    pub(crate) seed: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum What {
    Site,
    Ledger,
}

impl Options {
    /// The site is soaked for so long.
    pub(crate) const fn of_minutes(minutes: f64) -> Self {
        Self {
            what: What::Site,
            minutes,
            seed: None,
        }
    }
}

/// Builds the site or the command and soaks it.
pub(crate) fn soak(options: &Options) -> Result<(), Failure> {
    if options.what == What::Ledger {
        #[cfg(unix)]
        return ledger::soak(options);
        #[cfg(not(unix))]
        return Err("the soak of a ledger needs the signals of Unix".into());
    }
    let site = build::build(Kind::Release, None)?;
    soak_served(&server::start(&site.folder, "/")?, options)
}

/// Soaks a site that is served already.
pub(crate) fn soak_served(address: &str, options: &Options) -> Result<(), Failure> {
    tools::need_node_packages()?;
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
