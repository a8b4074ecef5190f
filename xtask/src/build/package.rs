//! Building the JavaScript package: its programs and the site's counting workers, all inside its scripts.

use std::{
    env,
    path::{Path, PathBuf},
};

use super::{
    Kind, bind,
    bundle::{Bundle, bundle},
    compile, files, optimise,
    page::Program,
};
use crate::{
    Failure,
    run::{say, step},
    tools,
};

/// The programs of the package's own.
const PROGRAMS: [&str; 2] = ["stepper", "tally"];
/// The site's counting workers, and the files that the package has them in.
const WORKERS: [(&str, &str); 2] = [("counter", "scalar"), ("counter_simd", "simd")];
/// What the package has as it is.
const BESIDE: [&str; 5] = [
    "package/package.json",
    "package/README.md",
    "package/js/index.d.ts",
    "LICENSE-APACHE",
    "LICENSE-MIT",
];

/// Where the package is put together, for `npm pack`.
pub(crate) const FOLDER: &str = "target/npm/bitqueens";

/// Builds the JavaScript package.
pub(crate) fn package() -> Result<(), Failure> {
    tools::ensure_wasm_target()?;
    tools::need_node_packages()?;
    let scripts = absolute("target/npm/js")?;
    let folder = Path::new(FOLDER);
    files::empty(&scripts)?;
    files::empty(folder)?;
    files::copy(Path::new("package/js"), &scripts)?;
    let (programs, workers) = (scripts.join("programs"), scripts.join("workers"));

    let names = WORKERS.map(|(program, _)| program);
    step("Compiling the programs of the package", || {
        let own = PROGRAMS.map(|name| ("package/Cargo.toml", name));
        let of_site = names.map(|name| ("worker/Cargo.toml", name));
        for (manifest, name) in own.into_iter().chain(of_site) {
            let program = Program {
                name: name.to_owned(),
                manifest: manifest.into(),
                is_page: false,
            };
            let wasm = compile::binary(Kind::Release, &program)?;
            bind::bind(&wasm, name, &programs)?;
        }
        Ok(())
    })?;
    step("Putting the programs into the scripts", || {
        let fast = PROGRAMS.iter().chain(&names).map(|name| (*name).to_owned());
        optimise::optimise(&[&programs], &fast.collect::<Vec<_>>())?;
        for (program, text) in WORKERS {
            let worker = Bundle::Worker {
                program: &programs.join(format!("{program}.js")),
                to: &workers.join(format!("{text}.txt")),
            };
            bundle(&[scripts.join("worker.js")], &worker)?;
        }
        let modules = ["index.js", "node.js"].map(|name| scripts.join(name));
        bundle(&modules, &Bundle::Modules(folder))
    })?;
    for file in BESIDE.map(Path::new) {
        files::copy(file, &folder.join(file.file_name().unwrap_or_default()))?;
    }
    say(&format!("Built: {FOLDER}"));
    Ok(())
}

/// A path that names the same place wherever a script lies.
fn absolute(path: &str) -> Result<PathBuf, Failure> {
    let root = env::current_dir().map_err(|error| format!("cannot tell the folder: {error}"))?;
    Ok(root.join(path))
}
