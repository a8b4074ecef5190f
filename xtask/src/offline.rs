//! The script that keeps the site for the time without a network.

use std::{fs, path::Path};

use sha2::{Digest, Sha256};

use crate::{Failure, dist::files_below};

/// The script, which is told its build and its files here.
const TEMPLATE: &str = "static/service-worker.js";

/// Writes the script for a built folder into it.
pub(crate) fn write(dist: &Path) -> Result<(), Failure> {
    let failed = |error| format!("the service worker cannot be written: {error}");
    let mut digest = Sha256::new();
    // The folder itself is the page's address, and index.html is what it answers.
    let mut names = vec!["./".to_owned()];
    for file in &files_below(dist)? {
        digest.update(fs::read(file).map_err(failed)?);
        let name = file.strip_prefix(dist).unwrap_or(file);
        let name = name.to_string_lossy().replace('\\', "/");
        digest.update(&name);
        names.push(name);
    }
    let build = format!("{:x}", digest.finalize());
    let template = fs::read_to_string(TEMPLATE).map_err(failed)?;
    let script = template
        .replacen(
            "const BUILD = \"\";",
            &format!("const BUILD = {build:?};"),
            1,
        )
        .replacen("const FILES = [];", &format!("const FILES = {names:?};"), 1);
    if !script.contains(&build) || !script.contains(&format!("{names:?}")) {
        return Err(format!(
            "{TEMPLATE} has no place for its build and its files"
        ));
    }
    fs::write(dist.join("service-worker.js"), script).map_err(failed)
}
