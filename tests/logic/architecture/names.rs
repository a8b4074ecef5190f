//! A public type name stands for one thing, and what the documents name exists.

use super::source::{Source, sources};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Names that more than one public type has, each with its reason.
const SHARED: [(&str, &str); 0] = [];

/// The documents whose names are looked up.
const DOCUMENTS: [&str; 4] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/build.md",
    "docs/contract.md",
];

/// The words that declare something, before its name.
const DECLARES: [&str; 9] = [
    "struct",
    "enum",
    "trait",
    "type",
    "fn",
    "mod",
    "const",
    "static",
    "macro_rules!",
];

/// The words of a code, with `!` where they end in it.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|character: char| {
        !character.is_alphanumeric() && character != '_' && character != '!'
    })
    .filter(|word| !word.is_empty())
}

/// The names of the public types that a file declares.
fn public_types(source: &Source) -> Vec<String> {
    let words: Vec<_> = words(&source.bare).collect();
    let declared = words.windows(3).filter(|three| {
        three[0] == "pub" && ["struct", "enum", "trait", "type", "union"].contains(&three[1])
    });
    declared.map(|three| three[2].to_owned()).collect()
}

#[test]
fn a_public_type_name_stands_for_one_thing() {
    let mut places = BTreeMap::<_, Vec<_>>::new();
    for source in sources() {
        for name in public_types(&source) {
            places.entry(name).or_default().push(source.path.clone());
        }
    }
    assert!(places.len() > 300, "{} types", places.len());
    places.retain(|name, places| places.len() > 1 && SHARED.iter().all(|(own, _)| own != name));
    assert!(places.is_empty(), "{places:#?}");
}

/// What stands between backticks outside of blocks of code.
fn quoted(text: &str) -> Vec<&str> {
    let prose = text.split("\n```").step_by(2);
    prose
        .flat_map(|prose| prose.split('`').skip(1).step_by(2))
        .collect()
}

/// Tells whether it is written like a path of the project.
fn is_path(name: &str) -> bool {
    const TOP: [&str; 11] = [
        "src", "core", "course", "worker", "cli", "package", "xtask", "tests", "docs", "static",
        "benches",
    ];
    let is_plain = |character: char| character.is_alphanumeric() || "/._-".contains(character);
    let top = name.split('/').next().unwrap_or_default();
    name.contains('/') && name.chars().all(is_plain) && TOP.contains(&top)
}

/// Tells whether it is written like a name of Rust: `Ledger`, `core::counting`, `named!`.
fn is_rust(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.chars().all(|one| one.is_alphanumeric() || one == '_')
    };
    let segments: Vec<_> = name.trim_end_matches('!').split("::").collect();
    let is_type = name.starts_with(|first: char| first.is_uppercase())
        && name.chars().any(char::is_lowercase);
    segments.iter().all(|segment| is_word(segment)) && (is_type || segments.len() > 1)
}

/// Tells whether it is written like an attribute of the page: `data-n`, `data-program="running"`.
fn is_attribute(name: &str) -> bool {
    name.starts_with("data-")
}

/// How views, style sheets and scripts write an attribute: `data-way-left`, `dataset.wayLeft`.
fn written(attribute: &str) -> [String; 2] {
    let name = attribute.split('=').next().unwrap_or_default();
    let mut parts = name.split('-').skip(1);
    let mut script = format!("dataset.{}", parts.next().unwrap_or_default());
    for part in parts {
        let (first, rest) = part.split_at(1);
        script += &first.to_uppercase();
        script += rest;
    }
    [name.to_owned(), script]
}

/// What a document names and the project does not have.
fn missing(text: &str, declared: &BTreeSet<String>, attributes: &str) -> Vec<String> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let exists = |name: &&str| {
        let rust = is_rust(name)
            && !name
                .split("::")
                .all(|part| declared.contains(part.trim_end_matches('!')));
        let path = is_path(name) && !project.join(name).exists();
        let attribute = is_attribute(name)
            && !written(name)
                .iter()
                .any(|way| attributes.contains(way.as_str()));
        rust || path || attribute
    };
    quoted(text)
        .into_iter()
        .filter(exists)
        .map(str::to_owned)
        .collect()
}

/// The names that the sources declare, the variants of enums and the names of crates and modules.
fn declared() -> BTreeSet<String> {
    let mut declared: BTreeSet<String> = BTreeSet::new();
    for source in sources() {
        let words: Vec<_> = words(&source.bare).collect();
        let pairs = words.windows(2).filter(|pair| DECLARES.contains(&pair[0]));
        declared.extend(pairs.map(|pair| pair[1].to_owned()));
        // A variant begins its line.
        let lines = source.bare.lines().map(str::trim);
        declared.extend(lines.filter_map(|line| {
            let name = words_of(line)?;
            name.starts_with(char::is_uppercase)
                .then(|| name.to_owned())
        }));
        declared.extend(
            source
                .parts()
                .map(|part| part.trim_end_matches(".rs").to_owned()),
        );
    }
    declared
}

/// The first word of a line.
fn words_of(line: &str) -> Option<&str> {
    words(line).next().filter(|word| line.starts_with(word))
}

/// Everything in which an attribute may be written.
fn attributes() -> String {
    let mut text: String = sources()
        .iter()
        .map(|source| source.code.as_str())
        .collect();
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(project.join("static")).unwrap() {
        text += &fs::read_to_string(entry.unwrap().path()).unwrap_or_default();
    }
    text
}

#[test]
fn what_the_documents_name_exists() {
    let (declared, attributes) = (declared(), attributes());
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    for document in DOCUMENTS {
        let text = fs::read_to_string(project.join(document)).unwrap();
        let missing = missing(&text, &declared, &attributes);
        assert!(missing.is_empty(), "{document} names {missing:?}");
    }
    let wrong = missing(
        "`src/gone.rs`, `Unheard`, `core::unheard`, `data-unheard`",
        &declared,
        &attributes,
    );
    assert_eq!(
        wrong,
        ["src/gone.rs", "Unheard", "core::unheard", "data-unheard"]
    );
}

/// Folders whose texts are written by hand.
const WRITTEN: [&str; 8] = [
    "",
    "cluster",
    "core",
    "course",
    "course/lessons",
    "docs",
    "package",
    "static",
];

/// The lines by which git separates two versions of a text that it could not put together.
fn divided(text: &str) -> bool {
    let begins = |mark: &str| text.lines().any(|line| line.starts_with(mark));
    begins("<<<<<<< ") || begins(">>>>>>> ")
}

#[test]
fn no_text_stands_in_two_versions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut n_texts = 0;
    for folder in WRITTEN {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            // What is no text has no lines of git's either.
            if let Some(text) = path
                .is_file()
                .then(|| fs::read_to_string(&path).ok())
                .flatten()
            {
                assert!(!divided(&text), "{}", path.display());
                n_texts += 1;
            }
        }
    }
    assert!(n_texts > 100, "{n_texts} texts");
    assert!(divided("one\n<<<<<<< HEAD\ntwo\n"));
}
