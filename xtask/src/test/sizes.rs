//! The files that cross the network, compressed, and their limits.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write},
    path::Path,
};

use flate2::{Compression, write::GzEncoder};

use crate::{
    Failure,
    build::{LATER, Site, files, files_of, read},
};

/// The most that something may weigh, gzip, in bytes: all that a document names, which has to come
/// before a press on it works, by what the page's name begins with, and what its first picture needs of
/// that, which is the document and its styles.
const DOCUMENTS: [(&str, usize); 7] = [
    ("step/", 205_000),
    ("embed/", 204_000),
    ("learn/index.html", 213_500),
    ("learn/teachers/", 301_000),
    ("learn/", 304_500),
    ("index.html", 167_000),
    ("", 276_000),
];
const FIRST_PICTURE: usize = 30_000;
const PART: usize = 80_000;
/// A part of the course: the page itself leaves to its lessons what they draw with.
const COURSE: usize = 98_000;
/// The parts that weigh more, each with a limit of its own. The stepper leaves its choices and its
/// links to copy to a later part, so what shares those with it is fetched with these.
const HEAVY: [(&str, usize); 3] = [
    ("count", 106_000),
    ("step_details", 103_500),
    ("write", 112_000),
];
/// What a document names and asks for only when its page has been left alone for a while, or never on a screen.
const LATE: [&str; 2] = ["offline.js", LATER];
/// The files that a part is fetched in.
const FILES: usize = 32;
const WHOLE: usize = 1_032_000;
/// The ladder's worker is the heaviest: every method is in it, the fast counting too.
const WORKER: usize = 40_000;

/// Prints what is fetched together, and its limit; fails if something is heavier.
pub(crate) fn check(site: &Site) -> Result<(), Failure> {
    let sizes = sizes(&site.folder)?;
    let inside = |name: &String| format!("{}/{name}", site.build);
    let weigh = |names: &BTreeSet<String>| names.iter().filter_map(|name| sizes.get(name)).sum();
    let of_workers = |worker: &String| files_of(worker).iter().map(inside).collect::<BTreeSet<_>>();
    let workers: BTreeSet<_> = site.workers.iter().flat_map(of_workers).collect();
    let (documents, all): (BTreeSet<_>, BTreeSet<_>) = sizes
        .keys()
        .cloned()
        .partition(|name| files::ends_in(name, "html"));
    let whole: BTreeSet<_> = all.difference(&workers).cloned().collect();
    let mut heavy = Vec::new();
    let mut limit = |what: &str, weight: usize, most: usize| {
        eprintln!("{weight:>9} of {most:>7} {what}");
        if most < weight {
            heavy.push(format!(
                "{what} weighs {weight} bytes compressed, over its limit of {most}"
            ));
        }
    };
    let mut pictures = Vec::new();
    let mut kinds = DOCUMENTS.map(|(kind, most)| (kind, most, None));
    for document in &documents {
        let named = Named::by(site, document)?;
        pictures.push((weigh(&named.styles), document));
        let path = document.strip_prefix("ja/").unwrap_or(document);
        let mut kinds = kinds.iter_mut();
        if let Some((_, _, heaviest)) = kinds.find(|(kind, ..)| path.starts_with(kind)) {
            *heaviest = (*heaviest).max(Some((weigh(&named.all), document)));
        }
    }
    for (kind, most, heaviest) in kinds {
        let (weight, document) = heaviest.ok_or_else(|| format!("no document is of {kind}"))?;
        let what = format!("before a press works, at most: {document}");
        limit(&what, weight, most);
    }
    if let Some((weight, document)) = pictures.iter().max() {
        let what = format!("a document with its styles, at most: {document}");
        limit(&what, *weight, FIRST_PICTURE);
    }
    let mut many = Vec::new();
    for (part, names) in &site.parts {
        // What the page's own part fetches is there when a detail of the page comes.
        let page = part.split_once('_').map(|(page, _)| page);
        let own = page.and_then(|page| site.parts.get(page));
        let is_there = |name: &&String| own.is_some_and(|own| own.contains(name));
        let names = names.iter().filter(|name| !is_there(name));
        let names: BTreeSet<_> = names.map(inside).collect();
        let files = names.len();
        let what = format!("part {part}, with what it shares, in {files} files");
        let heavy_part = HEAVY.iter().find(|(heavy, _)| part == heavy);
        let usual = if part.starts_with("learn") {
            COURSE
        } else {
            PART
        };
        let most = heavy_part.map_or(usual, |(_, most)| *most);
        limit(&what, weigh(&names), most);
        if FILES < files {
            many.push(format!(
                "part {part} is fetched in {files} files, over {FILES}"
            ));
        }
    }
    limit(
        "the program and all its parts, without workers",
        weigh(&whole),
        WHOLE,
    );
    for worker in &site.workers {
        limit(
            &format!("worker {worker}"),
            weigh(&of_workers(worker)),
            WORKER,
        );
    }
    heavy.append(&mut many);
    if heavy.is_empty() {
        Ok(())
    } else {
        Err(heavy.join("; "))
    }
}

/// What a document names of its build, and itself, by their names in the site.
struct Named {
    all: BTreeSet<String>,
    /// What its first picture needs.
    styles: BTreeSet<String>,
}

impl Named {
    fn by(site: &Site, document: &str) -> Result<Self, Failure> {
        let html = read(site.folder.join(document))?;
        let addresses = html
            .split('"')
            .map(|text| text.trim_start_matches(['.', '/']))
            .filter(|name| {
                name.starts_with(&site.build) && !LATE.iter().any(|late| name.ends_with(late))
            });
        let all = addresses.chain([document]).map(str::to_owned);
        let all: BTreeSet<_> = all.collect();
        let needed = |name: &&String| files::ends_in(name, "css") || *name == document;
        let styles = all.iter().filter(needed).cloned().collect();
        Ok(Self { all, styles })
    }
}

/// Weighs each file that a page loads as a page, by its name in the site.
fn sizes(site: &Path) -> Result<BTreeMap<String, usize>, Failure> {
    let mut sizes = BTreeMap::new();
    for file in files::below(site)? {
        let ending = file.extension().and_then(|ending| ending.to_str());
        if matches!(ending, Some("html" | "css" | "js" | "wasm")) {
            let size = fs::read(&file).and_then(|bytes| gzipped(&bytes));
            let size = size.map_err(|error| format!("cannot weigh {}: {error}", file.display()))?;
            sizes.insert(files::name_in(site, &file), size);
        }
    }
    Ok(sizes)
}

fn gzipped(bytes: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
