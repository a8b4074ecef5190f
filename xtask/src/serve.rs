//! Building the site and serving it.

use std::{process::Command, thread};

use crate::{
    Failure,
    build::{self, Kind},
    run::say,
    server::{Reload, Server},
    watch,
};

/// The options of the command.
pub(crate) struct Options {
    /// The port to listen on.
    pub(crate) port: u16,
    /// True if to open a browser.
    pub(crate) open: bool,
    /// The kind of build to serve.
    pub(crate) kind: Kind,
    /// True if to build again when a source changes.
    pub(crate) watch: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 8080,
            open: false,
            kind: Kind::Quick,
            watch: false,
        }
    }
}

/// Builds the site and serves it until the command is stopped.
pub(crate) fn serve(options: &Options) -> Result<(), Failure> {
    // A port that is taken is said now, not after minutes.
    let server = Server::bind("/", options.port)?;
    let address = server.address().to_owned();
    let site = build::build(options.kind, None)?;
    let reload = options.watch.then(Reload::new);
    server.start(&site.folder, reload.clone());
    say(&format!("Serving {address} (Ctrl+C stops)"));
    if options.open {
        open(&address);
    }
    if let Some(reload) = reload {
        watch::watch(options.kind, &reload)?;
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
