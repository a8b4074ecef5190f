//! The script that keeps the site for the time without a network.

use std::path::Path;

use super::{files, read};
use crate::Failure;

/// The script's name. It lies beside the page, for it serves only what lies below it.
const NAME: &str = "service-worker.js";

/// Tells the service worker of a built site its build and its files.
pub(crate) fn write(site: &Path) -> Result<(), Failure> {
    let script = site.join(NAME);
    let template = read(&script)?;
    // The folder itself is the page's address, and index.html is what it answers.
    let mut names = vec!["./".to_owned()];
    let files = files::below(site)?;
    names.extend(
        files
            .iter()
            .map(|file| files::name_in(site, file))
            // The picture is for those who show links, not for readers.
            .filter(|name| name != NAME && name != "preview.png"),
    );
    let build = files::digest(site)?;
    let told = template
        .replacen(
            "const BUILD = \"\";",
            &format!("const BUILD = {build:?};"),
            1,
        )
        .replacen("const FILES = [];", &format!("const FILES = {names:?};"), 1);
    if !told.contains(&build) || !told.contains(&format!("{names:?}")) {
        return Err(format!("{NAME} has no place for its build and its files"));
    }
    files::write(&script, told)
}
