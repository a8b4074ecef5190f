//! The names of source files in a program: the same ones whatever machine builds it.

use std::{path::Path, sync::OnceLock};

use crate::{
    Failure,
    run::{cargo, output},
    tools::WASM_TARGET,
};

/// The setting by which cargo gives source files names that start at their package: the compiler
/// knows those of dependencies and of the standard library by where they lie on this machine.
pub(super) fn renamed() -> Result<String, Failure> {
    let library = format!("{}/lib/rustlib/src/rust", of_rustc("--print=sysroot", "")?);
    let commit = of_rustc("-vV", "commit-hash: ")?;
    let flags = [
        format!("--remap-path-prefix={}/=", registry()?),
        format!("--remap-path-prefix={library}=/rustc/{commit}"),
    ];
    Ok(format!("target.{WASM_TARGET}.rustflags={flags:?}"))
}

/// The rest of the line that begins with `name` in what rustc says.
fn of_rustc(option: &str, name: &str) -> Result<String, Failure> {
    let said = output("rustc", &[option]).unwrap_or_default();
    let line = said.lines().find_map(|line| line.strip_prefix(name));
    let line = line.ok_or_else(|| format!("`rustc {option}` does not say what the build needs"))?;
    Ok(line.to_owned())
}

/// The folder in which cargo keeps the sources of dependencies.
fn registry() -> Result<String, Failure> {
    let packages = metadata()?["packages"].as_array().into_iter().flatten();
    let mut manifests = packages
        .filter(|package| !package["source"].is_null())
        .filter_map(|package| package["manifest_path"].as_str());
    let of_package = manifests
        .next()
        .and_then(|manifest| Path::new(manifest).parent());
    let folder = of_package
        .and_then(Path::parent)
        .ok_or("cargo does not say where dependencies lie; try `cargo metadata`")?;
    Ok(folder.display().to_string())
}

/// What cargo says of the workspace and its dependencies, asked once.
pub(super) fn metadata() -> Result<&'static serde_json::Value, Failure> {
    static SAID: OnceLock<Result<serde_json::Value, Failure>> = OnceLock::new();
    SAID.get_or_init(ask).as_ref().map_err(Clone::clone)
}

fn ask() -> Result<serde_json::Value, Failure> {
    let failure = "cargo does not say what it builds; try `cargo metadata`";
    let output = cargo()
        .args(["metadata", "--locked", "--format-version=1"])
        .args(["--filter-platform", WASM_TARGET])
        .output()
        .map_err(|error| format!("{failure} ({error})"))?;
    serde_json::from_slice(&output.stdout).map_err(|error| format!("{failure} ({error})"))
}
