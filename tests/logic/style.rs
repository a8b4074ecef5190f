//! How the course writes: one word for one thing, as `course/STYLE.md` says.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The words that the table of the style refuses.
fn refused() -> Vec<String> {
    let style = include_str!("../../course/STYLE.md");
    let rows = style.lines().filter(|line| line.starts_with("| "));
    let last = rows.filter_map(|row| row.trim_end_matches(" |").rsplit(" | ").next());
    let words = last.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    words.map(str::to_owned).collect()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The texts of the course, and the sources of the pages, whose words are in both languages.
fn texts() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    files(&root.join("course"), &mut found);
    files(&root.join("src"), &mut found);
    let course = root.join("course");
    let is_text = |path: &PathBuf| {
        // Other documents of the course have no language in their names.
        let stem = Path::new(path.file_stem().unwrap());
        let is_in_a_language = stem.extension().is_some();
        is_in_a_language && path.starts_with(&course)
            || path.extension().is_some_and(|end| end == "rs")
    };
    found.retain(is_text);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    found.into_iter().map(read).collect()
}

#[test]
fn no_text_uses_another_word_than_the_table_s() {
    let refused = refused();
    assert!(refused.contains(&"対角線".to_owned()) && 10 < refused.len());
    let mut uses = Vec::new();
    let readme = include_str!("../../README.ja.md");
    let readme = (PathBuf::from("README.ja.md"), readme.to_owned());
    for (path, text) in texts().into_iter().chain([readme]) {
        for (number, line) in (1..).zip(text.lines()) {
            // The glossary names other words, so that they can be found.
            if line.starts_with("also: ") {
                continue;
            }
            let line = line.replace("長い対角線", "");
            for word in refused.iter().filter(|word| line.contains(*word)) {
                uses.push(format!("{}:{number}: {word}", path.display()));
            }
        }
    }
    assert!(uses.is_empty(), "{uses:#?}");
}

#[test]
fn the_texts_of_the_course_have_no_dashes_and_no_exclamations() {
    let texts = texts().into_iter();
    for (path, text) in texts.filter(|(path, _)| path.extension().is_some_and(|end| end == "md")) {
        for (number, line) in (1..).zip(text.lines()) {
            // What stands in code, and in a listing.
            let words: String = line.split('`').step_by(2).collect();
            let words = words.replace("!=", "");
            let found = ['—', '―', '！', '!', '…']
                .iter()
                .find(|sign| words.contains(**sign));
            assert_eq!(found, None, "{}:{number}: {line}", path.display());
        }
    }
}

/// A reader tells an expression from the words around it by its type.
#[test]
fn the_texts_of_the_lessons_set_expressions_as_code() {
    let said = [
        "answer: ",
        "reply: ",
        "ask: ",
        "result: ",
        "caption: ",
        "before: ",
        "after: ",
    ];
    let (mut n_lines, mut found) = (0, Vec::new());
    for (path, text) in texts() {
        let lines = (1..).zip(text.lines());
        for (number, line) in lines.filter(|(_, line)| said.iter().any(|key| line.starts_with(key)))
        {
            // Values that are drawn stand between braces.
            let words: String = line.split('`').step_by(2).collect();
            let words: String = words
                .split('{')
                .filter_map(|part| part.split('}').next_back())
                .collect();
            let is_drawn = line.contains(": {formula} ") || line.contains(": {say} =");
            if is_drawn
                || [" & ", " | ", " ^ ", " << ", " >> ", "~("]
                    .iter()
                    .any(|sign| words.contains(sign))
            {
                found.push(format!("{}:{number}: {line}", path.display()));
            }
            n_lines += 1;
        }
    }
    assert!(1000 < n_lines, "{n_lines} lines");
    assert!(found.is_empty(), "{found:#?}");
}
