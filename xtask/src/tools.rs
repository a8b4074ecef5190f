//! What building needs, at pinned versions: found where it is, installed where it is not.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    Failure,
    run::{cargo, output, run, say},
};

/// The newest Trunk that builds with this project's rustc; `Trunk.toml` names the same.
const TRUNK: &str = "0.21.14";
/// Must equal the `wasm-bindgen` in `Cargo.toml`, to the last digit.
const WASM_BINDGEN: &str = "0.2.126";
const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The tools that were found or installed.
pub(crate) struct Tools {
    /// The search path on which they are.
    pub(crate) path: OsString,
    /// The folder of `wasm-opt` and `terser`, where Node could bring them.
    pub(crate) node: Option<PathBuf>,
}

impl Tools {
    /// Finds or installs everything that building needs.
    pub(crate) fn ensure() -> Result<Self, Failure> {
        ensure_wasm_target()?;
        let home = tools_home()?;
        let path = path_with(&home.join("bin"))?;
        ensure_cargo_tool(
            &home,
            "trunk",
            TRUNK,
            &["--no-default-features", "--features", "rustls"],
        )?;
        ensure_cargo_tool(&home, "wasm-bindgen-cli", WASM_BINDGEN, &[])?;
        let node = ensure_node_packages().then(|| PathBuf::from("node_modules/.bin"));
        Ok(Self { path, node })
    }
}

/// A folder of the project's own in the cargo home, so that the reader's tools stay as they are
/// and a second checkout finds these.
fn tools_home() -> Result<PathBuf, Failure> {
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let user_home = env::var_os("HOME").map(|home| Path::new(&home).join(".cargo"));
    cargo_home
        .or(user_home)
        .map(|home| home.join("bitqueens"))
        .ok_or_else(|| "set CARGO_HOME or HOME, so that tools can be installed there".into())
}

fn path_with(folder: &Path) -> Result<OsString, Failure> {
    let before = env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(env::split_paths(&before));
    env::join_paths(folders).map_err(|error| format!("PATH cannot be extended: {error}"))
}

fn ensure_wasm_target() -> Result<(), Failure> {
    let libraries = output(
        "rustc",
        &["--print", "target-libdir", "--target", WASM_TARGET],
    );
    if libraries.is_some_and(|folder| Path::new(&folder).exists()) {
        return Ok(());
    }
    say("adding the WebAssembly target to the Rust toolchain");
    run(
        Command::new("rustup").args(["target", "add", WASM_TARGET]),
        "install the Rust target wasm32-unknown-unknown, with `rustup target add wasm32-unknown-unknown`",
    )
}

fn ensure_cargo_tool(
    home: &Path,
    package: &str,
    version: &str,
    options: &[&str],
) -> Result<(), Failure> {
    let program = home.join("bin").join(package.trim_end_matches("-cli"));
    let found = output(&program.to_string_lossy(), &["--version"]);
    if found.is_some_and(|text| text.split_whitespace().any(|word| word == version)) {
        return Ok(());
    }
    say(&format!(
        "installing {package} {version}; the first time this takes some minutes"
    ));
    run(
        cargo()
            .args(["install", "--locked", "--version", version, package])
            .args(options)
            .arg("--root")
            .arg(home)
            // A build tool runs for seconds: building it fast matters more than its speed.
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
            .env_remove("CARGO_TARGET_DIR"),
        &format!(
            "{package} {version} could not be installed; try `cargo install --locked {package} --version {version}` to see why"
        ),
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
    say("installing the Node packages of package.json");
    let installed = run(
        Command::new("npm").args(["ci", "--no-audit", "--no-fund"]),
        "the Node packages could not be installed; try `npm ci` to see why",
    );
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

fn modified(path: &str) -> Option<std::time::SystemTime> {
    Path::new(path).metadata().ok()?.modified().ok()
}
