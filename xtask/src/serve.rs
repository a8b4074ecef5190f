//! Building the site and serving it.

use std::{process::Command, thread};

use crate::{Failure, dist, run::say, server};

/// What the reader of the command line wishes.
pub(crate) struct Options {
    /// The port to listen on.
    pub(crate) port: u16,
    /// Whether to open a browser.
    pub(crate) open: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 8080,
            open: false,
        }
    }
}

/// Builds the site and serves it until the command is stopped.
pub(crate) fn serve(options: &Options) -> Result<(), Failure> {
    let folder = dist::build()?;
    let address = server::start(&folder, "/", options.port)?;
    say(&format!("serving {address} (Ctrl+C stops)"));
    if options.open {
        let opener = if cfg!(target_os = "macos") {
            "open"
        } else if cfg!(windows) {
            "explorer"
        } else {
            "xdg-open"
        };
        if Command::new(opener).arg(&address).spawn().is_err() {
            say(&format!("no browser could be opened; go to {address}"));
        }
    }
    loop {
        thread::park();
    }
}
