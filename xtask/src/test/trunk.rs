//! Trunk as another way in: it builds the whole site from the same `index.html`.

use std::{env, ffi::OsString, iter, path::Path, process::Command};

use super::{UNDER, in_browser};
use crate::{
    Failure,
    run::{cargo, output, run, say, step},
    server, workspace,
};

/// The folder of Trunk's build.
const FOLDER: &str = "target/trunk";

/// Where the tools that Trunk runs are installed.
const TOOLS: &str = "target/tools";

/// Builds the site with Trunk, where that is installed; returns the folder.
pub(super) fn build() -> Result<Option<&'static Path>, Failure> {
    if output("trunk", &["--version"]).is_none() {
        say(
            "Trunk is not installed, so its build was not checked (`cargo install --locked trunk`)",
        );
        return Ok(None);
    }
    let path = path_with_wasm_bindgen()?;
    step("Building with Trunk", || {
        run(
            Command::new("trunk")
                .args(["build", "--release", "--locked", "--dist", FOLDER])
                // Trunk 0.21 reads this variable as a flag of its own and refuses its value.
                .env_remove("NO_COLOR")
                .env("PATH", path),
            "Trunk does not build the site; the lines above say why",
        )
    })?;
    Ok(Some(Path::new(FOLDER)))
}

/// Opens every page of a built folder in a browser.
pub(super) fn test(folder: &Path) -> Result<(), Failure> {
    step("Trunk's site in a browser", || {
        in_browser("tests/trunk/pages.test.mjs", &server::start(folder, UNDER)?)
    })
}

/// The variable `PATH` with a `wasm-bindgen` of the version that the programs are compiled for.
///
/// Where there is none, Trunk fetches one from GitHub, which not every network reaches; cargo
/// installs it from where it takes the other crates.
fn path_with_wasm_bindgen() -> Result<OsString, Failure> {
    let version = workspace::version("wasm-bindgen")?;
    let wanted = Some(format!("wasm-bindgen {version}"));
    let path = env::var_os("PATH").unwrap_or_default();
    if output("wasm-bindgen", &["--version"]) == wanted {
        return Ok(path);
    }
    let tools = std::path::absolute(TOOLS).map_err(|error| format!("{TOOLS}: {error}"))?;
    let folder = tools.join("bin");
    let installed = folder.join("wasm-bindgen");
    if output(&installed.display().to_string(), &["--version"]) != wanted {
        step("Installing wasm-bindgen for Trunk", || {
            run(
                cargo()
                    .args(["install", "--quiet", "--locked", "wasm-bindgen-cli"])
                    .args(["--version", version, "--root", TOOLS]),
                &format!(
                    "install wasm-bindgen {version}, with `cargo install --locked wasm-bindgen-cli --version {version}`: Trunk runs it"
                ),
            )
        })?;
    }
    env::join_paths(iter::once(folder).chain(env::split_paths(&path)))
        .map_err(|error| format!("PATH: {error}"))
}
