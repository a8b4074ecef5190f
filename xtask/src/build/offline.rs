//! The script that keeps the site for the time without a network.

use std::{collections::BTreeMap, path::Path};

use super::{files, read};
use crate::Failure;

/// The script's name. It lies beside the page, for it serves only what lies below it.
const NAME: &str = "service-worker.js";
/// The folders of what is for those who show links, and of what a reader takes along.
const APART: [&str; 3] = ["previews/", "books/", "access/"];

/// The names of the files of a built site that the browser keeps.
pub(crate) fn kept(site: &Path) -> Result<Vec<String>, Failure> {
    // What is for search engines and for those who show links is not for readers.
    let is_kept = |name: &String| {
        let apart = [NAME, "robots.txt", "sitemap.xml"];
        !apart.contains(&name.as_str())
            && !name.ends_with("404.html")
            && !APART.iter().any(|folder| name.starts_with(folder))
    };
    let files = files::below(site)?;
    let names = files.iter().map(|file| files::name_in(site, file));
    Ok(names.filter(is_kept).collect())
}

/// Tells the service worker of a built site its build and its files, each with the digest by which it knows it.
pub(crate) fn write(site: &Path) -> Result<(), Failure> {
    let script = site.join(NAME);
    let template = read(&script)?;
    // A folder is its page's address, and the index.html in it is what it answers.
    let address = |name: &str| match name.strip_suffix("index.html") {
        Some(folder) => format!("./{folder}"),
        None => name.to_owned(),
    };
    let files = kept(site)?.into_iter().map(|name| {
        let digest = files::digest_of(&files::read(&site.join(&name))?);
        Ok((address(&name), digest))
    });
    let kept: BTreeMap<_, _> = files.collect::<Result<_, Failure>>()?;
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
