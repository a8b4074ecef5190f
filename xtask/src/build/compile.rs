//! Compiling the programs with cargo.

use std::path::PathBuf;

use super::{Kind, page::Program, sources};
use crate::{
    Failure,
    run::{cargo, run, step},
    tools::WASM_TARGET,
    workspace,
};

/// A page in parts takes long to link, and cargo lets one command at a time into a folder. So it is compiled in a
/// folder of its own, while the workers are compiled beside it.
const IN_PARTS: &str = "parts";

/// Compiles programs; returns their wasm files in the same order.
pub(crate) fn compile(
    what: &str,
    kind: Kind,
    programs: &[&Program],
) -> Result<Vec<PathBuf>, Failure> {
    step(&format!("Compiling the {what}"), || {
        let programs = programs.iter();
        programs.map(|program| binary(kind, program)).collect()
    })
}

/// Compiles one program of a package; returns its wasm file.
///
/// Taking a program apart needs what the linker knew: where addresses stand (relocations) and names. Only
/// that program's own link is told so.
pub(crate) fn binary(kind: Kind, program: &Program) -> Result<PathBuf, Failure> {
    let (name, is_split) = (&program.name, program.is_split(kind));
    let mut folder = target_folder()?;
    if is_split {
        folder.push(IN_PARTS);
    }
    let mut command = cargo();
    command.args(["rustc", "--locked", "--target", WASM_TARGET]);
    command.arg("--manifest-path").arg(&program.manifest);
    command.arg("--target-dir").arg(&folder);
    command.args(["--bin", name]);
    if kind == Kind::Release {
        command.args(["--release", "--config", &sources::renamed()?]);
    }
    if is_split {
        command.args(["--features", "split", "--", "-Cstrip=none"]);
        command.arg("-Clink-arg=--emit-relocs");
    }
    let failure = format!("{name} does not compile; the lines above say why");
    run(&mut command, &failure)?;
    let profile = match kind {
        Kind::Release => "release",
        Kind::Quick => "debug",
    };
    Ok(folder
        .join(WASM_TARGET)
        .join(profile)
        .join(format!("{name}.wasm")))
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
