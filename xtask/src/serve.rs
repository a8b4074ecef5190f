//! Building the site and serving it.

use std::{process::Command, thread};

use crate::{
    Failure,
    build::{self, Kind},
    run::say,
    server::{Reload, Server},
    watch,
};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The port to listen on
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Open a browser
    #[arg(long)]
    open: bool,
    /// Build the site as readers get it
    #[arg(long)]
    release: bool,
    /// Build again when a source changes, and reload the page
    #[arg(long)]
    watch: bool,
}

/// Builds the site and serves it until the command is stopped.
pub(crate) fn serve(options: &Options) -> Result<(), Failure> {
    // A port that is taken is said now, not after minutes.
    let server = Server::bind("/", options.port)?;
    let address = server.address().to_owned();
    let kind = if options.release {
        Kind::Release
    } else {
        Kind::Quick
    };
    let site = build::build(kind, None)?;
    let reload = options.watch.then(Reload::new);
    server.start(&site.folder, reload.clone());
    say(&format!("Serving {address} (Ctrl+C stops)"));
    if options.open {
        open(&address);
    }
    if let Some(reload) = reload {
        watch::watch(kind, site, &reload)?;
    }
    loop {
        thread::park();
    }
}

fn open(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    if Command::new(opener).arg(address).spawn().is_err() {
        say(&format!("No browser could be opened; go to {address}"));
    }
}
