//! The tools that building needs beyond cargo: found where they are, installed where they are not.

use std::{path::Path, process::Command};

use crate::{
    Failure,
    run::{output, run, say, step},
};

/// The target of the programs.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Adds the WebAssembly target to the Rust toolchain where it is missing.
pub(crate) fn ensure_wasm_target() -> Result<(), Failure> {
    let libraries = output(
        "rustc",
        &["--print", "target-libdir", "--target", WASM_TARGET],
    );
    if libraries.is_some_and(|folder| Path::new(&folder).exists()) {
        return Ok(());
    }
    step(
        "Adding the WebAssembly target to the Rust toolchain",
        || {
            run(
                Command::new("rustup").args(["target", "add", WASM_TARGET]),
                "install the Rust target wasm32-unknown-unknown, with `rustup target add wasm32-unknown-unknown`",
            )
        },
    )
}

/// The packages of `package.json`; `false` where there is no Node to install them with.
pub(crate) fn ensure_node_packages() -> bool {
    // npm writes this file when it has finished, so it is newer than the lock it obeyed.
    let installed = modified("node_modules/.package-lock.json");
    if installed.is_some() && modified("package-lock.json") <= installed {
        return true;
    }
    if output("node", &["--version"]).is_none() || output("npm", &["--version"]).is_none() {
        say(
            "Node is not here, so the programs stay as they were built: larger, otherwise the same",
        );
        return false;
    }
    let installed = step("Installing the Node packages of package.json", || {
        run(
            Command::new("npm").args(["ci", "--no-audit", "--no-fund"]),
            "the Node packages could not be installed; try `npm ci` to see why",
        )
    });
    match installed {
        Ok(()) => true,
        Err(failure) => {
            say(&format!(
                "{failure}. The programs stay as they were built: larger, otherwise the same"
            ));
            false
        }
    }
}

/// The same for a command that does nothing without them.
pub(crate) fn need_node_packages() -> Result<(), Failure> {
    if ensure_node_packages() {
        Ok(())
    } else {
        Err("install Node 20 or newer with npm (on Debian: apt-get install nodejs npm): this command runs on it".into())
    }
}

fn modified(path: &str) -> Option<std::time::SystemTime> {
    Path::new(path).metadata().ok()?.modified().ok()
}
