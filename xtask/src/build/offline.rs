//! The script that keeps the site for the time without a network.

use std::path::Path;

use super::{files, read};
use crate::Failure;

/// The script's name. It lies beside the page, for it serves only what lies below it.
const NAME: &str = "service-worker.js";
/// The folder of the preview pictures.
const PICTURES: &str = "previews/";

/// Tells the service worker of a built site its build and its files.
pub(crate) fn write(site: &Path) -> Result<(), Failure> {
    let script = site.join(NAME);
    let template = read(&script)?;
    let files = files::below(site)?;
    let names = files.iter().map(|file| files::name_in(site, file));
    // What is for search engines and for those who show links is not for readers.
    let is_kept = |name: &String| {
        let apart = [NAME, "404.html", "robots.txt", "sitemap.xml"];
        !apart.contains(&name.as_str()) && !name.starts_with(PICTURES)
    };
    // A folder is its page's address, and the index.html in it is what it answers.
    let address = |name: String| match name.strip_suffix("index.html") {
        Some(folder) => format!("./{folder}"),
        None => name,
    };
    let names: Vec<_> = names.filter(is_kept).map(address).collect();
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
