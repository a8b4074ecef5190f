//! Joining the small files that several parts of a program share.
//!
//! The splitter writes one file for each set of parts that shares code: a hundred files, most of a
//! few hundred bytes. Each is a request, and none is large enough to be compressed well. Two files
//! become one where that makes what the parts fetch smaller in all, a request taken as `REQUEST` bytes.
//! What the part of a page has fetched is there when a detail of the page comes: `learn_review` after `learn`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use super::{
    PARTS, files,
    merge::{self, merge},
    read,
};
use crate::Failure;

/// What one more file costs, in bytes of code and data before they are made smaller.
const REQUEST: usize = 750;

/// How much a part counts. A reader waits for the part of a page; its details and the groups of lessons,
/// of which there are more, come later or share nearly everything.
const PAGE: usize = 3;
const DETAIL: usize = 1;

/// A file that parts share, or several that become one.
struct Chunk {
    /// The files by name, the one that stays first.
    names: Vec<String>,
    /// What they hold.
    modules: Vec<Vec<u8>>,
    /// The parts that fetch it before it is there, a bit each: pages, and their details.
    pages: u64,
    details: u64,
    /// The bytes of code and data.
    size: usize,
}

/// For each detail of a page, the part of the page, a bit each.
struct Details(Vec<(u64, u64)>);

impl Details {
    fn of(parts: &BTreeMap<String, Vec<String>>) -> Self {
        let of_page = |detail: &String| {
            let (page, _) = detail.split_once('_')?;
            let at = |name: &str| parts.keys().position(|own| own == name);
            Some((1 << at(detail)?, 1 << at(page)?))
        };
        Self(parts.keys().filter_map(of_page).collect())
    }

    /// Those of some parts that fetch a file before it is there, which all of `users` need.
    fn anew(&self, parts: u64, users: u64) -> u64 {
        let is_there = |(_, page): &&(u64, u64)| users & page != 0;
        let there = self.0.iter().filter(is_there);
        there.fold(parts, |parts, (detail, _)| parts & !detail)
    }
}

impl Chunk {
    /// What all parts together fetch less, in bytes, if another one is joined to this one.
    fn saved_with(&self, other: &Self) -> usize {
        let cost = |pages: u64, details: u64, size| {
            let n_pages = pages.count_ones() as usize;
            let n_details = details.count_ones() as usize;
            (PAGE * n_pages + DETAIL * n_details) * (size + REQUEST)
        };
        let own = cost(self.pages, self.details, self.size);
        let others = cost(other.pages, other.details, other.size);
        let (pages, details) = (self.pages | other.pages, self.details | other.details);
        (own + others).saturating_sub(cost(pages, details, self.size + other.size))
    }

    fn join(&mut self, other: Self) {
        self.names.extend(other.names);
        self.modules.extend(other.modules);
        self.pages |= other.pages;
        self.details |= other.details;
        self.size += other.size;
    }
}

/// Joins shared files in the folder `inside`, in the script that fetches them and in the list of the
/// files of each part.
pub(super) fn join(
    inside: &Path,
    parts: &mut BTreeMap<String, Vec<String>>,
) -> Result<(), Failure> {
    let chunks = joined(shared(inside, parts)?);
    let mut stays = BTreeMap::new();
    for chunk in &chunks {
        let [first, others @ ..] = &chunk.names[..] else {
            continue;
        };
        stays.extend(others.iter().map(|name| (name.as_str(), first.as_str())));
        if others.is_empty() {
            continue;
        }
        let merged = merge(&chunk.modules)
            .map_err(|error| format!("{first} cannot be joined with others: {error}"))?;
        files::write(&inside.join(file(first)), merged)?;
        for name in others {
            let path = inside.join(file(name));
            fs::remove_file(&path)
                .map_err(|error| format!("cannot remove {}: {error}", path.display()))?;
        }
    }
    for files in parts.values_mut() {
        let one = files
            .iter()
            .map(|name| *stays.get(name.as_str()).unwrap_or(&name.as_str()));
        *files = one
            .map(str::to_owned)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
    }
    let script = inside.join(PARTS);
    let text = fetched_once(&read(&script)?, &stays)?;
    if text.contains(".wasm") && !text.contains(FETCH) {
        return Err(format!("{PARTS} does not fetch as expected"));
    }
    let text = text.replace(FETCH, "asked(new URL(") + ASKED;
    files::write(&script, text)
}

/// How the script that fetches the parts does so.
const FETCH: &str = "fetch(new URL(";
/// Fetches once more where that fails. The document has preloaded the files, and a preload that has
/// failed answers the first time.
const ASKED: &str = "const asked = (address) => fetch(address).catch(() => fetch(address));\n";

/// The files that more than one part fetches.
fn shared(inside: &Path, parts: &BTreeMap<String, Vec<String>>) -> Result<Vec<Chunk>, Failure> {
    let mut users: BTreeMap<&String, [u64; 2]> = BTreeMap::new();
    for (number, (part, names)) in parts.iter().enumerate() {
        for name in names {
            users.entry(name).or_default()[usize::from(is_detail(part))] |= 1 << number;
        }
    }
    let details = Details::of(parts);
    let shared = users
        .into_iter()
        .filter(|(_, [pages, of_details])| (pages | of_details).count_ones() > 1);
    shared
        .map(|(name, [pages, of_details])| {
            let module = files::read(&inside.join(file(name)))?;
            Ok(Chunk {
                names: vec![name.clone()],
                pages: details.anew(pages, pages | of_details),
                details: details.anew(of_details, pages | of_details),
                size: merge::size(&module)?,
                modules: vec![module],
            })
        })
        .collect()
}

/// Tells whether a part is a detail of a page, or a group of lessons: `learn_words_2`.
fn is_detail(part: &str) -> bool {
    part.contains('_')
}

/// Joins two at a time, those first that save most, until none saves anything.
fn joined(mut chunks: Vec<Chunk>) -> Vec<Chunk> {
    loop {
        let mut best = (0, None);
        for (index, chunk) in chunks.iter().enumerate() {
            for (other, second) in chunks[..index].iter().enumerate() {
                let saved = second.saved_with(chunk);
                if saved > best.0 {
                    best = (saved, Some((other, index)));
                }
            }
        }
        let (_, Some((first, second))) = best else {
            return chunks;
        };
        let second = chunks.remove(second);
        chunks[first].join(second);
    }
}

/// The script that fetches the parts, without the files that have been joined to others.
///
/// The splitter writes for each shared file
///
/// ```js
/// const __chunk_7 = makeLoad(() => { … }
/// , []);
/// ```
///
/// and names it in the list of each part that fetches it.
fn fetched_once(script: &str, stays: &BTreeMap<&str, &str>) -> Result<String, Failure> {
    let variables: BTreeMap<_, _> = stays
        .iter()
        .map(|(gone, stays)| (format!("__{gone}"), format!("__{stays}")))
        .collect();
    let mut written = String::new();
    let mut removed = 0;
    let mut lines = script.lines();
    while let Some(line) = lines.next() {
        let defined = line
            .strip_prefix("const ")
            .and_then(|line| line.split_once(" = makeLoad("));
        if defined.is_some_and(|(name, _)| variables.contains_key(name)) {
            removed += usize::from(lines.any(|line| line == ", []);"));
            continue;
        }
        let list = line
            .strip_prefix(", [")
            .and_then(|line| line.split_once(']'));
        if let Some((list, end)) = list {
            let stay = |name| variables.get(name).map_or(name, String::as_str);
            let list: BTreeSet<_> = list.split(", ").map(stay).collect();
            let list = list.into_iter().collect::<Vec<_>>().join(", ");
            written.extend([", [", &list, "]", end, "\n"]);
        } else {
            written.extend([line, "\n"]);
        }
    }
    if removed == stays.len() {
        Ok(written)
    } else {
        Err(format!("{PARTS} is not written as expected"))
    }
}

fn file(name: &str) -> String {
    format!("{name}.wasm")
}
