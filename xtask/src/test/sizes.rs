//! The files that cross the network, compressed, beside what they weighed last.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use bitqueens_course::Lang;

use crate::{
    Failure,
    build::{Site, files, files_of, offline, read, split::file_of},
    compress::gzip,
};

/// What was measured last, gzip, in bytes. What weighs a twentieth more fails: it was not meant, or a new
/// number belongs here.
///
/// All that a document names, which has to come before a press on it works, by what the page's name begins
/// with; then what its first picture needs of that, which is the document and its styles.
const DOCUMENTS: [(&str, usize); 5] = [
    ("index.html", HOME),
    ("step/", STEPPER),
    ("learn/shift/", LESSON),
    ("learn/", 394_900),
    ("", 348_800),
];
const HOME: usize = 212_000;
const STEPPER: usize = 294_200;
const LESSON: usize = 395_400;
const FIRST_PICTURE: usize = 41_400;
/// The program and all its parts, without workers. Pieces that parts share beside the shared files lie in each of them.
const WHOLE: usize = 1_701_400;
/// The ladder's worker is the heaviest: every method is in it, the fast counting too.
const WORKER: usize = 47_800;
const COUNTER: usize = 38_500;
/// All that the browser keeps, as it is on the disk, not compressed; then over the network.
const KEPT: [usize; 2] = [10_709_800, 3_060_400];
/// The longer one of both books, as it is.
const BOOK: usize = 243_400;

/// Both READMEs, each with how it says the number of documents, what is kept, what of it crosses the network.
const READMES: [(&str, [[&str; 2]; 3]); 2] = [
    (
        "README.md",
        [
            [": ", " documents."],
            ["(about ", ", "],
            [", ", " of it over the network)"],
        ],
    ),
    (
        "README.ja.md",
        [
            ["文書は全部で ", " です。"],
            ["（約 ", "、"],
            ["、通信量は ", "）"],
        ],
    ),
];

/// What a document names and asks for only when its page has been left alone for a while, or never on a screen.
const LATE: [&str; 2] = ["offline.js", "later.css"];

/// Fails where a README names another size than was measured last, or another number of documents.
fn check_readmes(n_documents: usize) -> Result<(), Failure> {
    let kilobytes = |bytes: usize| {
        let kilobytes = (bytes + 500) / 1_000;
        match (kilobytes / 1_000, kilobytes % 1_000) {
            (0, kilobytes) => format!("{kilobytes} KB"),
            (thousands, rest) => format!("{thousands},{rest:03} KB"),
        }
    };
    let megabytes = |bytes: usize| {
        let tenths = (bytes + 50_000) / 100_000;
        format!("{}.{} MB", tenths / 10, tenths % 10)
    };
    let sizes = [HOME, STEPPER, LESSON, FIRST_PICTURE, WHOLE, COUNTER, BOOK].map(kilobytes);
    let [kept, sent] = KEPT.map(megabytes);
    let numbers = [n_documents.to_string(), kept, sent];
    for (name, words) in READMES {
        let text = read(Path::new(name))?;
        let within = words.iter().zip(&numbers);
        let within = within.map(|([before, after], number)| format!("{before}{number}{after}"));
        for told in sizes.iter().cloned().chain(within) {
            if !text.contains(&told) {
                return Err(format!("{name} does not say \"{told}\""));
            }
        }
    }
    Ok(())
}

/// Prints what is fetched together, and what it weighed last; fails if something is heavier.
pub(crate) fn check(site: &Site) -> Result<(), Failure> {
    let sizes = sizes(&site.folder)?;
    let is_page = |name: &&String| name.ends_with("index.html");
    check_readmes(sizes.keys().filter(is_page).count())?;
    let inside = |name: &String| format!("{}/{name}", site.build);
    let weigh = |names: &BTreeSet<String>| names.iter().filter_map(|name| sizes.get(name)).sum();
    let of_program = |name: &String| files_of(name).iter().map(inside).collect::<BTreeSet<_>>();
    let mut heavy = Vec::new();
    let mut compare = |what: &str, weight: usize, last: usize| {
        eprintln!("{weight:>9} {last:>9} {what}");
        if last * 21 / 20 < weight {
            heavy.push(format!("{what} weighs {weight} bytes, and {last} before"));
        }
    };
    let mut heaviest = DOCUMENTS.map(|(kind, last)| (kind, last, (0, "")));
    let mut picture = (0, "");
    for document in sizes.keys().filter(|name| files::ends_in(name, "html")) {
        let named = Named::by(site, document)?;
        picture = picture.max((weigh(&named.styles), document));
        // The folder of a language is named by its tag.
        let path = match document.split_once('/') {
            Some((tag, path)) if Lang::from_tag(tag).is_some() => path,
            _ => document,
        };
        let of_kind = heaviest
            .iter_mut()
            .find(|(kind, ..)| path.starts_with(kind));
        if let Some((.., most)) = of_kind {
            *most = (*most).max((weigh(&named.all), document));
        }
    }
    for (_, last, (weight, document)) in heaviest {
        compare(
            &format!("before a press works, at most: {document}"),
            weight,
            last,
        );
    }
    let (weight, document) = picture;
    compare(
        &format!("a document with its styles, at most: {document}"),
        weight,
        FIRST_PICTURE,
    );
    for file in site.parts.keys() {
        let weight: usize = weigh(&[inside(&file_of(file))].into());
        eprintln!("{weight:>9}           part {file}");
    }
    let workers: BTreeSet<_> = site.workers.iter().flat_map(of_program).collect();
    let is_whole = |name: &&String| !files::ends_in(name, "html") && !workers.contains(*name);
    let whole = sizes.keys().filter(is_whole).cloned().collect();
    compare(
        "the program and all its parts, without workers",
        weigh(&whole),
        WHOLE,
    );
    for worker in &site.workers {
        let last = if worker.starts_with("counter") {
            COUNTER
        } else {
            WORKER
        };
        compare(
            &format!("worker {worker}"),
            weigh(&of_program(worker)),
            last,
        );
    }
    let [mut kept, mut sent] = [0, 0];
    for name in offline::kept(&site.folder)? {
        let file = files::read(&site.folder.join(name))?;
        kept += file.len();
        sent += compressed(&file)?;
    }
    compare("all that the browser keeps", kept, KEPT[0]);
    compare("all that the browser keeps, compressed", sent, KEPT[1]);
    for book in files::below(&site.folder.join("books"))? {
        let what = format!("book {}", files::name_in(&site.folder, &book));
        compare(&what, files::read(&book)?.len(), BOOK);
    }
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
            let size = compressed(&files::read(&file)?)?;
            sizes.insert(files::name_in(site, &file), size);
        }
    }
    Ok(sizes)
}

/// How many bytes a file is over the network.
fn compressed(file: &[u8]) -> Result<usize, Failure> {
    let compressed = gzip(file).map_err(|error| format!("cannot weigh a file: {error}"))?;
    Ok(compressed.len())
}
