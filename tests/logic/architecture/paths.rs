//! The modules that a file names.

use super::source::Source;

/// A path from the crate's root: `["pages", "step", "Mode"]`.
pub(crate) type ModulePath = Vec<String>;

/// The module of a file of `src`: `src/pages/step/link.rs` is `["pages", "step", "link"]`.
pub(crate) fn module_of(path: &str) -> ModulePath {
    let inside = path.strip_prefix("src/").unwrap_or(path);
    let inside = inside.strip_suffix(".rs").unwrap_or(inside);
    let parts = inside
        .split('/')
        .filter(|part| !matches!(*part, "mod" | "lib"));
    parts.map(str::to_owned).collect()
}

/// Every path behind `crate::`, `super::` or the crate's own name, in lists in braces too.
pub(crate) fn paths_named(source: &Source) -> Vec<ModulePath> {
    let module = module_of(&source.path);
    let mut paths = Vec::new();
    for start in ["crate", "bitqueens", "super"] {
        for (place, _) in source.bare.match_indices(start) {
            let before = source.bare[..place].chars().next_back();
            let in_word = before.is_some_and(|before| before.is_alphanumeric() || before == '_');
            let Some(rest) = source.bare[place + start.len()..].strip_prefix("::") else {
                continue;
            };
            // Behind another `super`, this one is counted with it.
            if in_word || source.bare[..place].ends_with("super::") {
                continue;
            }
            let root = if start == "super" {
                module[..module.len().saturating_sub(1)].to_vec()
            } else {
                Vec::new()
            };
            read(rest, &root, &mut paths);
        }
    }
    paths
}

/// Reads what stands behind `::`, one path or a list of them; returns what is left of the text.
fn read<'a>(text: &'a str, root: &[String], paths: &mut Vec<ModulePath>) -> &'a str {
    let mut path = root.to_vec();
    let mut rest = text.trim_start();
    loop {
        if let Some(mut list) = rest.strip_prefix('{') {
            loop {
                list = read(list, &path, paths).trim_start();
                match list.strip_prefix(',') {
                    Some(next) if !next.trim_start().starts_with('}') => list = next,
                    Some(next) => return &next.trim_start()[1..],
                    None => return list.strip_prefix('}').unwrap_or(list),
                }
            }
        }
        let is_word = |character: char| character.is_alphanumeric() || character == '_';
        let end = rest
            .find(|character| !is_word(character))
            .unwrap_or(rest.len());
        match &rest[..end] {
            "" | "self" => {}
            "super" => {
                path.pop();
            }
            word => path.push(word.into()),
        }
        rest = &rest[end..];
        match rest.strip_prefix("::") {
            Some(next) => rest = next,
            None => break,
        }
    }
    paths.push(path);
    // A new name in a list: `a as b`.
    let end = rest.find([',', '}', ';', '\n']).unwrap_or(rest.len());
    if rest.trim_start().starts_with("as ") {
        &rest[end..]
    } else {
        rest
    }
}

#[test]
fn paths_are_read_from_lists_and_from_above() {
    let text = "use crate::{text::{A, B as C}, site::D, };\nfn f() { super::super::g::h() }\n\
        use super::{i, self as j};\nuse bitqueens::app::K; mycrate::l(); // crate::m";
    let source = Source::new("src/pages/step/view/tree.rs", text);
    let mut named: Vec<_> = paths_named(&source)
        .iter()
        .map(|path| path.join("::"))
        .collect();
    named.sort();
    assert_eq!(
        named,
        [
            "app::K",
            "pages::step::g::h",
            "pages::step::view",
            "pages::step::view::i",
            "site::D",
            "text::A",
            "text::B",
        ]
    );
    assert_eq!(module_of("src/pages/step/mod.rs"), ["pages", "step"]);
    assert_eq!(module_of("src/lib.rs"), [""; 0]);
}
