//! What cargo says of the workspace and its dependencies.

use std::sync::OnceLock;

use serde_json::Value;

use crate::{Failure, run::cargo, tools::WASM_TARGET};

/// Returns what `cargo metadata` prints. Cargo is started once, however often this is called.
pub(crate) fn metadata() -> Result<&'static Value, Failure> {
    static SAID: OnceLock<Result<Value, Failure>> = OnceLock::new();
    SAID.get_or_init(ask).as_ref().map_err(Clone::clone)
}

/// The packages of the workspace, and those that they depend on.
pub(crate) fn packages() -> Result<impl Iterator<Item = &'static Value>, Failure> {
    let packages = metadata()?["packages"].as_array();
    Ok(packages.into_iter().flatten())
}

fn ask() -> Result<Value, Failure> {
    let failure = "cargo does not say what it builds; try `cargo metadata`";
    let output = cargo()
        .args(["metadata", "--locked", "--format-version=1"])
        .args(["--filter-platform", WASM_TARGET])
        .output()
        .map_err(|error| format!("{failure} ({error})"))?;
    serde_json::from_slice(&output.stdout).map_err(|error| format!("{failure} ({error})"))
}
