//! Addresses as they arrive: what chats, mailers, learning platforms and hosts make of a link opens the page that the
//! host has served for it, at the same place, without a word.

use std::collections::BTreeSet;

use bitqueens::{documents::Document, site::Route};
use bitqueens_core::SplitMix64;

use crate::program::Program;

/// What happens to a link: its path, and what stands behind `#`.
type Bend = fn(&str) -> String;

/// All signs but letters and digits escaped, as `encodeURIComponent` does or more.
fn escaped(text: &str) -> String {
    let sign = |byte: u8| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// Adds a text behind another, where there is one to add it to.
fn glued(text: &str, behind: &str) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!("{text}{behind}")
    }
}

/// The signs between keys.
const SEPARATORS: [Bend; 8] = [
    |hash| hash.replace('&', "&amp;"),
    |hash| hash.replace('&', "&amp;amp;"),
    |hash| hash.replace('&', "&#38;"),
    |hash| hash.replace('&', "&%20"),
    |hash| hash.replace('&', "&&"),
    |hash| hash.replace('&', "%26"),
    |hash| hash.replace('&', "%26amp%3B"),
    |hash| glued(hash, "&utm_source=news&utm_medium=mail"),
];

/// What a sentence glues to the end of a link. Browsers escape what is not ASCII, and quotes.
const GLUED: [Bend; 10] = [
    |hash| glued(hash, "."),
    |hash| glued(hash, ")"),
    |hash| glued(hash, ");"),
    |hash| glued(hash, ","),
    |hash| glued(hash, "%22"),
    |hash| glued(hash, "%E3%80%82"),
    |hash| glued(hash, "%E3%80%8D%E3%80%81"),
    |hash| glued(hash, "%E2%80%9D"),
    |hash| glued(hash, "%20"),
    |hash| glued(hash, "%EF%BB%BF%E2%80%8B"),
];

/// What happens to the whole hash.
const WHOLE: [Bend; 6] = [
    |hash| escaped(hash),
    |hash| escaped(&escaped(hash)),
    // What is escaped already stays, so this is for values without escapes.
    |hash| {
        if hash.contains('%') {
            hash.to_owned()
        } else {
            hash.replace('=', "%3D")
        }
    },
    |hash| glued(hash, "?fbclid=IwAR0"),
    |hash| glued(hash, "#content"),
    |hash| glued(hash, ":~:text=queen"),
];

/// What stands in front of the hash. Without a hash there is nothing to mark.
const MARKS: [&str; 5] = ["##", "#?", "#/", "#!", "%23"];

/// The path.
const PATHS: [Bend; 12] = [
    |path| format!("{path}index.html"),
    |path| path.trim_end_matches('/').to_owned(),
    |path| path.replace('/', "//"),
    |path| format!("/{path}"),
    |path| path.to_uppercase(),
    |path| format!("{path}%20"),
    |path| format!("{path}."),
    |path| format!("{path})"),
    |path| format!("{path}%E3%80%82"),
    |path| format!("{path}%E2%80%9D/"),
    |path| path.replace('s', "%73"),
    |path| format!("{path}%EF%BB%BF"),
];

/// What is put between the path and the hash.
const QUERIES: [&str; 6] = [
    "?fbclid=IwAR0abc",
    "?utm_source=x&utm_medium=y",
    "?openExternalBrowser=1",
    "?",
    "?u=https://host.example/ja/count/&v=2",
    "?q=a?b=%E2%98%83",
];

/// A state of the document's page, none of them the usual one.
fn state(document: &Document) -> &'static str {
    let address = document.address();
    match (address.route, address.tail.as_str()) {
        (Route::Step, _) => "n=8&at=120&pace=solution&open=arrays",
        (Route::Embed, _) => "n=4&at=47&from=45&to=49",
        (Route::Learn, "glossary") => "mask",
        (Route::Review, "test") => "part=words&seed=3",
        (Route::Write, _) => "stage=blank&blank=left",
        (Route::Solve, _) => "n=5&queens=4.2&lines=1",
        (Route::Bits, _) => "e=x+%26+-x+%7C+y&w=8&x=21&y=3",
        (Route::Ladder, "") => "n=9&methods=flags,bitmap&from=6&form=loop&limit=60",
        (Route::Ladder, "flags") => "walk-n=5&walk-at=12",
        (Route::Ladder, "symmetry-check") => "gallery=6",
        (Route::Count, _) => "n=14",
        _ => "",
    }
}

/// The document that a host serves: it passes the query over, decodes the path, joins slashes, redirects to the folder.
/// Some hosts tell cases apart, some do not.
fn served<'a>(address: &str, documents: &'a BTreeSet<String>) -> Option<&'a String> {
    let path = address.split(['#', '?']).next().unwrap_or_default();
    let path = path.replace("%73", "s").to_lowercase();
    let path = path.strip_suffix("index.html").unwrap_or(&path);
    let mut folders: Vec<_> = path
        .split('/')
        .filter(|folder| !folder.is_empty())
        .collect();
    if !folders.is_empty() {
        folders.push("");
    }
    documents.get(&folders.join("/"))
}

/// A link to a document, bent.
fn link(path: &str, query: &str, mark: &str, hash: &str) -> String {
    if hash.is_empty() {
        format!("{path}{query}")
    } else {
        format!("{path}{query}{mark}{hash}")
    }
}

/// The documents, with the program that opens each at its state.
fn opened() -> Vec<(String, &'static str, Program)> {
    let documents = Document::all();
    let opened = documents.iter().map(|document| {
        let (path, hash) = (document.address().path(), state(document));
        let program = Program::open(&link(&path, "", "#", hash));
        assert_eq!(program.notice(), None, "{path}#{hash}");
        (path, hash, program)
    });
    opened.collect()
}

#[track_caller]
fn opens(bent: &str, straight: &Program, documents: &BTreeSet<String>) {
    let program = Program::open(bent);
    assert_eq!(program.notice(), None, "{bent}");
    assert_eq!(program.address(), straight.address(), "{bent}");
    assert_eq!(program.state.route, straight.state.route, "{bent}");
    if let Some(served) = served(bent, documents) {
        assert_eq!(program.state.address().path(), *served, "{bent}");
    }
}

#[test]
fn every_document_opens_by_every_bent_link() {
    let opened = opened();
    let documents: BTreeSet<_> = opened.iter().map(|(path, ..)| path.clone()).collect();
    for (path, hash, straight) in &opened {
        for query in QUERIES {
            let bent = link(path, query, "#", hash);
            assert_eq!(served(&bent, &documents), Some(path));
            opens(&bent, straight, &documents);
        }
        for bend in PATHS {
            opens(&link(&bend(path), "", "#", hash), straight, &documents);
        }
        if hash.is_empty() {
            continue;
        }
        for mark in MARKS {
            opens(&link(path, "", mark, hash), straight, &documents);
        }
        for bend in [&SEPARATORS[..], &GLUED, &WHOLE].concat() {
            opens(&link(path, "", "#", &bend(hash)), straight, &documents);
        }
    }
}

#[test]
fn two_hundred_links_bent_at_random_open_what_the_host_served() {
    const LINKS: usize = 200;
    let opened = opened();
    let documents: BTreeSet<_> = opened.iter().map(|(path, ..)| path.clone()).collect();
    let mut state = 41;
    let mut below = |count: usize| {
        state = SplitMix64::new(state).bits();
        usize::try_from(state % u64::try_from(count).unwrap()).unwrap()
    };
    let mut bends = 0;
    for _ in 0..LINKS {
        let (path, hash, straight) = &opened[below(opened.len())];
        let (mut path, mut hash) = (path.clone(), (*hash).to_owned());
        let (mut query, mut mark) = ("", "#");
        for stage in [&SEPARATORS[..], &WHOLE, &GLUED] {
            if below(2) == 0 {
                hash = stage[below(stage.len())](&hash);
                bends += 1;
            }
        }
        if below(2) == 0 {
            path = PATHS[below(PATHS.len())](&path);
            bends += 1;
        }
        if below(2) == 0 {
            query = QUERIES[below(QUERIES.len())];
            bends += 1;
        }
        // What stands behind an escaped mark is the path's.
        let is_plain = query.is_empty() && !hash.contains('#');
        let marks = MARKS.len() - usize::from(!is_plain);
        if below(4) == 0 {
            mark = MARKS[below(marks)];
            bends += 1;
        }
        opens(&link(&path, query, mark, &hash), straight, &documents);
    }
    assert!(2 * LINKS < bends);
}

#[test]
fn what_was_escaped_once_is_what_was_typed() {
    // The site's own escapes stand for what a reader typed, even where it looks like an address.
    for expression in [
        "x&y",
        "x & n = 5",
        "x=3",
        "amp;x",
        "a%26b=1",
        "x?y",
        "x#y",
        "n%3D8",
    ] {
        let mut typed = Program::open("bits/");
        typed.act(bitqueens::pages::bits::LabAction::Expression(
            expression.into(),
        ));
        let again = Program::open(&typed.address());
        assert_eq!(again.address(), typed.address(), "{expression}");
        let lab = again.page::<bitqueens::pages::bits::LabPage>();
        assert_eq!(lab.expression, expression);
    }
}
