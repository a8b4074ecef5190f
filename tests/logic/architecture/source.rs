//! The files of the sources, taken apart far enough for the rules.

use std::{fs, path::Path};

/// A file of the sources.
pub(crate) struct Source {
    /// The path from the project's folder, with slashes.
    pub(crate) path: String,
    /// How many lines it has.
    pub(crate) n_lines: usize,
    /// The code without comments.
    pub(crate) code: String,
    /// The code without comments, every literal emptied.
    pub(crate) bare: String,
    /// The strings and characters in it.
    pub(crate) literals: Vec<String>,
}

impl Source {
    /// Takes a text apart.
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let mut source = Self {
            path: path.into(),
            n_lines: text.lines().count(),
            code: String::new(),
            bare: String::new(),
            literals: Vec::new(),
        };
        let mut rest = text;
        while let Some(character) = rest.chars().next() {
            let length = if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if let Some(length) = literal_length(rest, source.bare.chars().next_back()) {
                let literal = &rest[..length];
                source.code.push_str(literal);
                source.bare.push_str("\"\"");
                source.literals.push(literal.into());
                length
            } else {
                source.code.push(character);
                source.bare.push(character);
                character.len_utf8()
            };
            rest = &rest[length..];
        }
        source
    }

    /// The folders and the file's name, from the project's folder on.
    pub(crate) fn parts(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.path.split('/')
    }

    /// Tells whether it draws: a file of a folder `view`, or of the same name.
    pub(crate) fn is_view(&self) -> bool {
        self.parts().any(|part| part == "view" || part == "view.rs")
    }

    /// Tells whether it lies below a folder.
    pub(crate) fn is_below(&self, folder: &str) -> bool {
        let rest = self.path.strip_prefix(folder);
        rest.is_some_and(|rest| rest.starts_with('/'))
    }

    /// The code without its literals and without what only a build for the browser has.
    pub(crate) fn pure_code(&self) -> String {
        let mut pure = String::new();
        let mut rest = self.bare.as_str();
        // The feature's name is a literal, so it is emptied here.
        let condition = "#[cfg(feature = \"\")]";
        while let Some(place) = rest.find(condition) {
            pure.push_str(&rest[..place]);
            let item = &rest[place + condition.len()..];
            rest = &item[item_length(item)..];
        }
        pure + rest
    }
}

/// The length of the string or character that a text begins with; nothing for a lifetime.
fn literal_length(text: &str, before: Option<char>) -> Option<usize> {
    let in_word = before.is_some_and(|before| before.is_alphanumeric() || before == '_');
    if let Some(raw) = text.strip_prefix('r').filter(|_| !in_word) {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            let end = format!("\"{}", "#".repeat(hashes));
            let inside = &raw[hashes + 1..];
            let length = inside.find(&end)? + end.len();
            return Some(1 + hashes + 1 + length);
        }
    }
    let quote = text
        .chars()
        .next()
        .filter(|first| matches!(first, '"' | '\''))?;
    let mut characters = text.char_indices().skip(1);
    let mut n_inside = 0;
    while let Some((place, character)) = characters.next() {
        match character {
            '\\' => {
                characters.next();
                n_inside = 0;
            }
            end if end == quote => return Some(place + 1),
            // A character is one; what is longer is a lifetime.
            _ if quote == '\'' && n_inside == 1 => return None,
            _ => {}
        }
        n_inside += 1;
    }
    None
}

/// The length of the item that a text begins with: up to its semicolon or its closing brace.
fn item_length(text: &str) -> usize {
    let mut depth = 0_u32;
    for (place, character) in text.char_indices() {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let behind = &text[place + character.len_utf8()..];
        let ends = match character {
            ';' | ',' => depth == 0,
            '}' => depth == 0 && !behind.trim_start().starts_with([';', ',']),
            _ => false,
        };
        if ends {
            return place + 1;
        }
    }
    text.len()
}

/// Every file of the site's program and of its crates.
pub(crate) fn sources() -> Vec<Source> {
    let sources = sources_in(&[
        "src",
        "cli/src",
        "core/src",
        "course",
        "package/src",
        "worker/src",
    ]);
    assert!(100 < sources.len());
    sources
}

/// Every file of folders of the project.
pub(crate) fn sources_in(folders: &[&str]) -> Vec<Source> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Vec::new();
    let mut folders: Vec<_> = folders
        .iter()
        .map(|folder| project.join(folder))
        .filter(|folder| folder.exists())
        .collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(project).unwrap();
                let inside = inside.to_str().unwrap().replace('\\', "/");
                sources.push(Source::new(&inside, &fs::read_to_string(&path).unwrap()));
            }
        }
    }
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

#[test]
fn a_text_is_taken_apart() {
    let text = "a('\"', \"/* b */ // c\"); // d \"e\"\nfn f<'g>() -> &'g str { r#\"h\"i\"# }";
    let source = Source::new("src/x.rs", text);
    assert_eq!(
        source.bare,
        "a(\"\", \"\"); \nfn f<'g>() -> &'g str { \"\" }"
    );
    assert_eq!(source.literals, ["'\"'", "\"/* b */ // c\"", "r#\"h\"i\"#"]);
    assert_eq!(Source::new("x", "'\\'' 'あ' b'\\\\'").literals.len(), 3);
}

#[test]
fn what_only_the_browser_s_build_has_is_left_out() {
    let text = "#[cfg(feature = \"web\")]\nuse yew::{A, B};\nuse c::D;\n\
        #[cfg(feature = \"web\")]\n#[derive(E)]\nstruct F { g: Html }\nfn h() {}";
    let pure = Source::new("src/x.rs", text).pure_code();
    assert!(!pure.contains("yew") && !pure.contains("Html"), "{pure}");
    assert!(
        pure.contains("use c::D;") && pure.contains("fn h() {}"),
        "{pure}"
    );
}
