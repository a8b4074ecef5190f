//! The files that cross the network, compressed, beside what they weighed last.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use crate::{
    Failure,
    build::{Site, files, files_of, read, split::file_of},
    compress::gzip,
};

/// What was measured last, gzip, in bytes. What weighs a twentieth more fails: it was not meant, or a new
/// number belongs here.
///
/// All that a document names, which has to come before a press on it works, by what the page's name begins
/// with; then what its first picture needs of that, which is the document and its styles.
const DOCUMENTS: [(&str, usize); 4] = [
    ("index.html", 184_000),
    ("step/", 288_800),
    ("learn/", 404_000),
    ("", 334_500),
];
const FIRST_PICTURE: usize = 37_100;
/// The program and all its parts, without workers. What parts share lies in each of them.
const WHOLE: usize = 1_757_000;
/// The ladder's worker is the heaviest: every method is in it, the fast counting too.
const WORKER: usize = 48_000;

/// The sizes that both READMEs name, in KB.
const TOLD: [usize; 4] = [DOCUMENTS[0].1, DOCUMENTS[1].1, FIRST_PICTURE, WHOLE];

/// What a document names and asks for only when its page has been left alone for a while, or never on a screen.
const LATE: [&str; 2] = ["offline.js", "later.css"];

/// Fails where a README names another size.
fn check_readmes() -> Result<(), Failure> {
    for name in ["README.md", "README.ja.md"] {
        let text = read(Path::new(name))?;
        for bytes in TOLD {
            let kilobytes = (bytes + 500) / 1_000;
            let told = match (kilobytes / 1_000, kilobytes % 1_000) {
                (0, kilobytes) => format!("{kilobytes} KB"),
                (thousands, rest) => format!("{thousands},{rest:03} KB"),
            };
            if !text.contains(&told) {
                return Err(format!(
                    "{name} does not say {told}, as it was measured last"
                ));
            }
        }
    }
    Ok(())
}

/// Prints what is fetched together, and what it weighed last; fails if something is heavier.
pub(crate) fn check(site: &Site) -> Result<(), Failure> {
    check_readmes()?;
    let sizes = sizes(&site.folder)?;
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
            Some((tag, path)) if tag.len() == 2 => path,
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
    for part in &site.parts {
        let weight: usize = weigh(&[inside(&file_of(part))].into());
        eprintln!("{weight:>9}           part {part}");
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
        compare(
            &format!("worker {worker}"),
            weigh(&of_program(worker)),
            WORKER,
        );
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
            let size = fs::read(&file).and_then(|bytes| gzip(&bytes));
            let size = size.map_err(|error| format!("cannot weigh {}: {error}", file.display()))?;
            sizes.insert(files::name_in(site, &file), size.len());
        }
    }
    Ok(sizes)
}
