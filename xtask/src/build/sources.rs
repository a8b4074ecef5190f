//! The names of source files in a program: the same ones whatever machine builds it.

use std::path::Path;

use crate::{Failure, run::output, tools::WASM_TARGET, workspace};

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
    let mut manifests = workspace::packages()?
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
