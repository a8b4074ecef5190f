//! A public type name stands for one thing, and what the documents name exists.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use super::source::sources;

/// The documents whose names are looked up.
const DOCUMENTS: [&str; 4] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/build.md",
    "docs/contract.md",
];

/// The folders whose files they name.
const TOP: [&str; 12] = [
    "src", "core", "course", "sentence", "worker", "cli", "package", "xtask", "tests", "docs",
    "static", "benches",
];

#[test]
fn a_public_type_name_stands_for_one_thing() {
    let mut places = BTreeMap::<&str, Vec<_>>::new();
    for source in sources() {
        for three in source.tokens.windows(3) {
            let kind = three[1].as_str();
            if three[0] == "pub" && ["struct", "enum", "trait", "type", "union"].contains(&kind) {
                places.entry(&three[2]).or_default().push(&source.path);
            }
        }
    }
    assert!(places.len() > 300, "{} types", places.len());
    places.retain(|_, places| places.len() > 1);
    assert!(places.is_empty(), "{places:#?}");
}

/// What a document names between backticks, and the project does not have: a path, a name of Rust
/// (`Ledger`, `core::counting`, `named!`), an attribute of the page (`data-program="running"`).
fn missing<'a>(text: &'a str, names: &BTreeSet<&str>, markup: &str) -> Vec<&'a str> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let is_word = |part: &str| {
        let mut letters = part.chars();
        !part.is_empty() && letters.all(|letter| letter.is_alphanumeric() || letter == '_')
    };
    let is_missing = |name: &&str| {
        let segments: Vec<_> = name.trim_end_matches('!').split("::").collect();
        let is_type = name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase);
        if name.starts_with("data-") {
            let attribute = name.split('=').next().unwrap_or_default();
            !markup.contains(attribute)
                && !markup.contains(&format!("dataset.{}", in_script(attribute)))
        } else if segments.iter().all(|part| is_word(part)) && (is_type || segments.len() > 1) {
            !segments.iter().all(|part| names.contains(part))
        } else {
            let plain = |letter: char| letter.is_alphanumeric() || "/._-".contains(letter);
            let top = name.split('/').next().unwrap_or_default();
            let is_path = name.contains('/') && name.chars().all(plain);
            is_path && TOP.contains(&top) && !project.join(name).exists()
        }
    };
    let prose = text.split("\n```").step_by(2);
    let quoted = prose.flat_map(|prose| prose.split('`').skip(1).step_by(2));
    quoted.filter(is_missing).collect()
}

#[test]
fn what_the_documents_name_exists() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tokens = sources().iter().flat_map(|source| &source.tokens);
    let folders = sources().iter().flat_map(|source| source.path.split('/'));
    let modules = folders.map(|part| part.trim_end_matches(".rs"));
    let names = tokens.map(String::as_str).chain(modules).collect();
    let literals = sources().iter().flat_map(|source| &source.literals);
    let data = sources().iter().map(|source| source.tokens.concat());
    let mut markup: String = data.chain(literals.cloned()).collect();
    for folder in ["static", "static/scorm"] {
        for entry in fs::read_dir(project.join(folder)).unwrap() {
            markup += &fs::read_to_string(entry.unwrap().path()).unwrap_or_default();
        }
    }
    for document in DOCUMENTS {
        let text = fs::read_to_string(project.join(document)).unwrap();
        let missing = missing(&text, &names, &markup);
        assert!(missing.is_empty(), "{document} names {missing:?}");
    }
    let wrong = "`src/gone.rs`, `Nonesuch`, `core::unheard_of`, `data-unheard`";
    let found = missing(wrong, &names, &markup);
    assert_eq!(
        found,
        [
            "src/gone.rs",
            "Nonesuch",
            "core::unheard_of",
            "data-unheard"
        ]
    );
}

/// What a script calls an attribute of the page.
fn in_script(attribute: &str) -> String {
    let mut parts = attribute.split('-').skip(1);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |name, part| match part.split_at_checked(1) {
        Some((first, rest)) => name + &first.to_uppercase() + rest,
        None => name,
    })
}

/// Tells whether a text has a name that goes on with none of its letters.
fn names(text: &str, name: &str) -> bool {
    let goes_on = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    let mut found = text.match_indices(name);
    found.any(|(at, _)| !text[at + name.len()..].starts_with(goes_on))
}

/// The attributes that a text promises and no test names.
fn untested<'a>(promises: &'a str, tests: &str) -> BTreeSet<&'a str> {
    let quoted = promises.split('`').skip(1).step_by(2);
    let attributes = quoted.filter(|name| name.starts_with("data-"));
    let attributes = attributes.filter_map(|name| name.split('=').next());
    let is_untested = |name: &&str| {
        // A test in the browser has them as the values of an object.
        !names(tests, name) && !names(tests, &format!(".{}", in_script(name)))
    };
    attributes.filter(is_untested).collect()
}

#[test]
fn every_attribute_that_is_promised_is_named_by_a_test() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tests = String::new();
    for folder in [
        "tests/page",
        "tests/browser",
        "tests/engines",
        "package/tests",
    ] {
        for entry in fs::read_dir(project.join(folder)).unwrap() {
            tests += &fs::read_to_string(entry.unwrap().path()).unwrap_or_default();
        }
    }
    let contract = fs::read_to_string(project.join("docs/contract.md")).unwrap();
    let untested = |promises| untested(promises, &tests);
    assert_eq!(untested(&contract), BTreeSet::new());
    assert_eq!(
        untested("`data-unheard-of=\"1\"`, `data-tes`, `data-page`"),
        BTreeSet::from(["data-tes", "data-unheard-of"])
    );
}
