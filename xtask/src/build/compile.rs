//! Compiling the programs with cargo.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use super::{Kind, page::Program};
use crate::{
    Failure,
    run::{cargo, run, step},
    tools::WASM_TARGET,
};

/// Compiles the programs; returns their wasm files in the same order.
pub(crate) fn compile(kind: Kind, programs: &[Program]) -> Result<Vec<PathBuf>, Failure> {
    let folder = target_folder()?;
    for program in programs.iter().filter(|program| program.is_page) {
        step("Compiling the page", || {
            let mut command = page(kind, program);
            run(
                &mut command,
                "the page does not compile; the lines above say why",
            )
        })?;
    }
    let mut manifests: Vec<_> = workers(programs).map(|worker| &worker.manifest).collect();
    manifests.dedup();
    for manifest in manifests {
        step("Compiling the workers", || {
            let mut command = command("build", kind, manifest);
            for worker in workers(programs).filter(|worker| worker.manifest == *manifest) {
                command.args(["--bin", &worker.name]);
            }
            run(
                &mut command,
                "the workers do not compile; the lines above say why",
            )
        })?;
    }
    let profile = match kind {
        Kind::Release => "release",
        Kind::Quick => "debug",
    };
    let folder = folder.join(WASM_TARGET).join(profile);
    let wasm = programs
        .iter()
        .map(|program| folder.join(format!("{}.wasm", program.name)));
    Ok(wasm.collect())
}

fn workers(programs: &[Program]) -> impl Iterator<Item = &Program> {
    programs.iter().filter(|program| !program.is_page)
}

/// Compiles the page. To be taken apart it needs what the linker knew: where addresses stand
/// (relocations) and names. Only its own link is told so, and dependencies are shared with the workers.
fn page(kind: Kind, program: &Program) -> Command {
    let mut command = command("rustc", kind, &program.manifest);
    command.args(["--bin", &program.name]);
    if kind == Kind::Release {
        command.args(["--features", "split"]);
        command.args(["--", "-Cstrip=none", "-Clink-arg=--emit-relocs"]);
    }
    command
}

fn command(what: &str, kind: Kind, manifest: &Path) -> Command {
    let mut command = cargo();
    command.args([what, "--locked", "--target", WASM_TARGET, "--manifest-path"]);
    command.arg(manifest);
    if kind == Kind::Release {
        command.arg("--release");
    }
    command
}

/// Asks cargo for the folder of what it builds.
fn target_folder() -> Result<PathBuf, Failure> {
    let failure = "cargo does not say where it builds; try `cargo metadata`";
    let output = cargo()
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .map_err(|error| format!("{failure} ({error})"))?;
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("{failure} ({error})"))?;
    let folder = metadata["target_directory"].as_str().ok_or(failure)?;
    Ok(PathBuf::from(folder))
}
