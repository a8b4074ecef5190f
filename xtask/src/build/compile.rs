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
        let of_manifest = workers(programs).filter(|worker| worker.manifest == *manifest);
        let names: Vec<_> = of_manifest.map(|worker| worker.name.as_str()).collect();
        step("Compiling the workers", || {
            binaries(kind, manifest, &names).map(drop)
        })?;
    }
    let names = programs.iter().map(|program| program.name.as_str());
    wasm_files(kind, names)
}

/// Compiles programs of one package as they are; returns their wasm files in the same order.
pub(crate) fn binaries(
    kind: Kind,
    manifest: &Path,
    names: &[&str],
) -> Result<Vec<PathBuf>, Failure> {
    let mut command = command("build", kind, manifest);
    for name in names {
        command.args(["--bin", name]);
    }
    let failure = format!(
        "{} does not compile; the lines above say why",
        manifest.display()
    );
    run(&mut command, &failure)?;
    wasm_files(kind, names.iter().copied())
}

/// The wasm files of compiled programs.
fn wasm_files<'a>(
    kind: Kind,
    names: impl Iterator<Item = &'a str>,
) -> Result<Vec<PathBuf>, Failure> {
    let profile = match kind {
        Kind::Release => "release",
        Kind::Quick => "debug",
    };
    let folder = target_folder()?.join(WASM_TARGET).join(profile);
    Ok(names
        .map(|name| folder.join(format!("{name}.wasm")))
        .collect())
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
