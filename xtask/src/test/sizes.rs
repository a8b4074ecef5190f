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

/// The most that something may weigh, gzip, in bytes: what has to come before a press on the stepper
/// works, and what its first picture needs of it, which is the document and its styles.
const FIRST_LOAD: usize = 205_000;
const FIRST_PICTURE: usize = 30_000;
const PART: usize = 80_000;
/// A part of the course: its words are the most of it.
const COURSE: (&str, usize) = ("learn", 92_000);
/// Counting: its record, its pool and every way to bring a record back are one part.
const COUNTING: (&str, usize) = ("count", 92_000);
/// The parts that hold lessons.
const LESSONS: [&str; 4] = [
    "learn_search",
    "learn_words",
    "learn_loop",
    "learn_counting",
];
/// A lesson that is opened first: the part of the list, which every lesson needs, and its own.
const LESSON: usize = 128_000;
/// The stepper.
const STEPPER: &str = "step/index.html";
/// The files that a part is fetched in.
const FILES: usize = 14;
const WHOLE: usize = 690_000;
/// The ladder's worker is the heaviest: every method is in it, the fast counting too.
const WORKER: usize = 40_000;

/// Prints what is fetched together, and its limit; fails if something is heavier.
pub(crate) fn check(site: &Site) -> Result<(), Failure> {
    let sizes = sizes(&site.folder)?;
    let inside = |name: &String| format!("{}/{name}", site.build);
    let weigh = |names: &BTreeSet<String>| names.iter().filter_map(|name| sizes.get(name)).sum();
    let later: BTreeSet<_> = site.parts.values().flatten().map(inside).collect();
    let of_workers = |worker: &String| files_of(worker).iter().map(inside).collect::<BTreeSet<_>>();
    let workers: BTreeSet<_> = site.workers.iter().flat_map(of_workers).collect();
    let (documents, all): (BTreeSet<_>, BTreeSet<_>) = sizes
        .keys()
        .cloned()
        .partition(|name| files::ends_in(name, "html"));
    let whole: BTreeSet<_> = all.difference(&workers).cloned().collect();
    let mut first: BTreeSet<_> = whole.difference(&later).cloned().collect();
    // They are asked for when the page has been left alone for a while, or when something is missing.
    first.remove("service-worker.js");
    first.remove("failure.js");
    for later in ["offline.js", LATER.0] {
        first.remove(&inside(&later.to_owned()));
    }
    first.insert(STEPPER.to_owned());

    for name in &first {
        eprintln!("{:>9}            {name}", sizes[name]);
    }
    let mut heavy = Vec::new();
    let mut limit = |what: &str, weight: usize, most: usize| {
        eprintln!("{weight:>9} of {most:>7} {what}");
        if most < weight {
            heavy.push(format!(
                "{what} weighs {weight} bytes compressed, over its limit of {most}"
            ));
        }
    };
    limit("before a press works", weigh(&first), FIRST_LOAD);
    let mut pictures = Vec::new();
    for document in &documents {
        pictures.push((weigh(&with_styles(site, document)?), document));
    }
    if let Some((weight, document)) = pictures.iter().max() {
        let what = format!("a document with its styles, at most: {document}");
        limit(&what, *weight, FIRST_PICTURE);
    }
    let mut many = Vec::new();
    for (part, names) in &site.parts {
        let files = names.len();
        let names: BTreeSet<_> = names.iter().map(inside).collect();
        let what = format!("part {part}, with what it shares, in {files} files");
        let most = if part.starts_with(COURSE.0) {
            COURSE.1
        } else if part == COUNTING.0 {
            COUNTING.1
        } else {
            PART
        };
        limit(&what, weigh(&names), most);
        if LESSONS.contains(&part.as_str()) {
            let list = site.parts.get(COURSE.0).into_iter().flatten().map(inside);
            let opened = names.into_iter().chain(list).collect();
            limit(
                &format!("a lesson of {part}, opened first"),
                weigh(&opened),
                LESSON,
            );
        }
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

/// A document and the style sheets that it names, by their names in the site.
fn with_styles(site: &Site, document: &str) -> Result<BTreeSet<String>, Failure> {
    let html = read(site.folder.join(document))?;
    let sheets = html
        .split('"')
        .filter(|text| files::ends_in(text, "css") && !text.ends_with(LATER.0))
        .map(|address| address.trim_start_matches(['.', '/']).to_owned());
    Ok(sheets.chain([document.to_owned()]).collect())
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
