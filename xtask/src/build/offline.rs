//! The script that keeps the site for the time without a network.

use std::{collections::BTreeMap, path::Path};

use super::{files, read};
use crate::Failure;

/// The script's name. It lies beside the page, for it serves only what lies below it.
const NAME: &str = "service-worker.js";
/// The folders of what is for those who show links, and of what a reader takes along.
const APART: [&str; 3] = ["previews/", "books/", "access/"];

/// Tells the service worker of a built site its build and its files, each with the digest by which it knows it.
pub(crate) fn write(site: &Path) -> Result<(), Failure> {
    let script = site.join(NAME);
    let template = read(&script)?;
    // What is for search engines and for those who show links is not for readers.
    let is_kept = |name: &String| {
        let apart = [NAME, "robots.txt", "sitemap.xml"];
        !apart.contains(&name.as_str())
            && !name.ends_with("404.html")
            && !APART.iter().any(|folder| name.starts_with(folder))
    };
    // A folder is its page's address, and the index.html in it is what it answers.
    let address = |name: String| match name.strip_suffix("index.html") {
        Some(folder) => format!("./{folder}"),
        None => name,
    };
    let mut kept = BTreeMap::new();
    for file in files::below(site)? {
        let name = files::name_in(site, &file);
        if is_kept(&name) {
            kept.insert(address(name), files::digest_of(&files::read(&file)?));
        }
    }
    let kept = serde_json::to_string(&kept).map_err(|error| error.to_string())?;
    let build = files::digest(site)?;
    let told = template
        .replacen(
            "const BUILD = \"\";",
            &format!("const BUILD = {build:?};"),
            1,
        )
        .replacen("const FILES = {};", &format!("const FILES = {kept};"), 1);
    if !told.contains(&build) || !told.contains(&kept) {
        return Err(format!("{NAME} has no place for its build and its files"));
    }
    files::write(&script, told)
}
