//! Compiling the programs with cargo.

use std::path::{Path, PathBuf};

use super::{Kind, page::Program, sources};
use crate::{
    Failure,
    run::{cargo, run, step},
    tools::WASM_TARGET,
    workspace,
};

/// Compiles the programs; returns their wasm files in the same order.
pub(crate) fn compile(kind: Kind, programs: &[Program]) -> Result<Vec<PathBuf>, Failure> {
    let mut compiled = Vec::new();
    let (page, workers): (Vec<_>, Vec<_>) = programs.iter().partition(|program| program.is_page);
    for (what, programs) in [("page", page), ("workers", workers)] {
        step(&format!("Compiling the {what}"), || {
            for program in programs {
                let features = match kind {
                    Kind::Release if program.is_page => SPLIT,
                    _ => "",
                };
                compiled.push(binary(kind, &program.manifest, features, &program.name)?);
            }
            Ok(())
        })?;
    }
    Ok(compiled)
}

/// The feature of a program that is to be taken apart.
const SPLIT: &str = "split";

/// Compiles one program of a package; returns its wasm file.
///
/// Taking a program apart needs what the linker knew: where addresses stand (relocations) and names. Only
/// that program's own link is told so, dependencies are shared.
pub(crate) fn binary(
    kind: Kind,
    manifest: &Path,
    features: &str,
    name: &str,
) -> Result<PathBuf, Failure> {
    let mut command = cargo();
    command.args([
        "rustc",
        "--locked",
        "--target",
        WASM_TARGET,
        "--manifest-path",
    ]);
    command
        .arg(manifest)
        .args(["--bin", name, "--features", features]);
    if kind == Kind::Release {
        command.args(["--release", "--config", &sources::renamed()?]);
    }
    if features == SPLIT {
        command.args(["--", "-Cstrip=none", "-Clink-arg=--emit-relocs"]);
    }
    let failure = format!("{name} does not compile; the lines above say why");
    run(&mut command, &failure)?;
    let profile = match kind {
        Kind::Release => "release",
        Kind::Quick => "debug",
    };
    let folder = target_folder()?.join(WASM_TARGET).join(profile);
    Ok(folder.join(format!("{name}.wasm")))
}

/// Builds the command `bitqueens` as it is installed; returns its path, which holds in every folder.
pub(crate) fn command() -> Result<PathBuf, Failure> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--release"]);
    run(
        build.args(["--package", "bitqueens-cli"]),
        "the command does not compile; the lines above say why",
    )?;
    Ok(target_folder()?.join("release/bitqueens"))
}

/// The folder of what cargo builds.
fn target_folder() -> Result<PathBuf, Failure> {
    let folder = workspace::metadata()?["target_directory"].as_str();
    Ok(PathBuf::from(folder.ok_or(
        "cargo does not say where it builds; try `cargo metadata`",
    )?))
}
