//! The files of the sources as Rust's own tokens: comments are gone, and strings stand apart from names.

use std::{fs, path::Path, sync::LazyLock};

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// A file of the sources.
pub(crate) struct Source {
    /// The path from the project's folder, with slashes.
    pub(crate) path: String,
    pub(crate) n_lines: usize,
    /// Names, numbers and signs; `::` is one, a string or character is empty.
    pub(crate) tokens: Vec<String>,
    /// What stands in its strings.
    pub(crate) literals: Vec<String>,
}

impl Source {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let mut source = Self {
            path: path.into(),
            n_lines: text.lines().count(),
            tokens: Vec::new(),
            literals: Vec::new(),
        };
        source.read(text.parse().unwrap());
        source
    }

    fn read(&mut self, stream: TokenStream) {
        let mut trees = stream.into_iter();
        while let Some(tree) = trees.next() {
            match tree {
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::None => ("", ""),
                    };
                    // A comment of the documentation is an attribute.
                    if group.stream().to_string().starts_with("doc =") {
                        continue;
                    }
                    self.tokens.push(open.into());
                    self.read(group.stream());
                    self.tokens.push(close.into());
                }
                TokenTree::Punct(sign)
                    if sign.as_char() == ':' && sign.spacing() == Spacing::Joint =>
                {
                    trees.next();
                    self.tokens.push("::".into());
                }
                TokenTree::Literal(literal) => {
                    let written = literal.to_string();
                    let inside = written.trim_start_matches(['b', 'r', '#']);
                    if inside.starts_with(['"', '\'']) {
                        let inside = inside.trim_end_matches('#');
                        self.literals.push(inside[1..inside.len() - 1].into());
                        self.tokens.push("\"\"".into());
                    } else {
                        self.tokens.push(written);
                    }
                }
                other => self.tokens.push(other.to_string()),
            }
        }
    }

    /// Whether a name or a sign stands in it.
    pub(crate) fn names(&self, token: &str) -> bool {
        self.tokens.iter().any(|own| own == token)
    }

    /// Whether it draws: a file of a folder `view`, or of the same name.
    pub(crate) fn is_view(&self) -> bool {
        self.has_part("view")
    }

    /// Whether a folder or the file itself has a name.
    pub(crate) fn has_part(&self, name: &str) -> bool {
        let mut parts = self.path.split('/');
        parts.any(|part| part.strip_suffix(".rs").unwrap_or(part) == name)
    }

    /// The module of a file of `src`: `src/pages/step/link.rs` is `pages::step::link`.
    pub(crate) fn module(&self) -> Vec<&str> {
        let inside = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        let parts = inside.split('/');
        parts
            .filter(|part| !matches!(*part, "mod" | "lib"))
            .collect()
    }

    /// Every path behind `crate`, `super` or the crate's own name, each one of a list in braces too.
    pub(crate) fn paths(&self) -> Vec<Vec<&str>> {
        let tokens: Vec<_> = self.tokens.iter().map(String::as_str).collect();
        let mut found = Vec::new();
        for (place, pair) in tokens.windows(2).enumerate() {
            let inside = place > 0 && tokens[place - 1] == "::";
            let mut root = match pair {
                ["crate" | "bitqueens", "::"] if !inside => Vec::new(),
                ["super", "::"] if !inside => self.module(),
                _ => continue,
            };
            if pair[0] == "super" {
                root.pop();
            }
            read_path(&tokens[place + 2..], root, &mut found);
        }
        found
    }
}

/// Reads a path or a list of them; returns what stands behind it.
fn read_path<'a, 'b>(
    mut tokens: &'b [&'a str],
    mut path: Vec<&'a str>,
    found: &mut Vec<Vec<&'a str>>,
) -> &'b [&'a str] {
    loop {
        match tokens {
            ["{", inside @ ..] => {
                tokens = inside;
                while let [first, ..] = tokens
                    && *first != "}"
                {
                    tokens = read_path(tokens, path.clone(), found);
                    // A new name, and the comma.
                    let end = tokens.iter().position(|token| [",", "}"].contains(token));
                    tokens = &tokens[end.unwrap_or(tokens.len())..];
                    tokens = tokens.strip_prefix(&[","]).unwrap_or(tokens);
                }
                return tokens.get(1..).unwrap_or_default();
            }
            ["super", rest @ ..] => {
                path.pop();
                tokens = rest;
            }
            ["self", rest @ ..] => tokens = rest,
            [name, rest @ ..] => {
                path.push(name);
                tokens = rest;
            }
            [] => {}
        }
        let ["::", rest @ ..] = tokens else {
            found.push(path);
            return tokens;
        };
        tokens = rest;
    }
}

/// Every file of the site's program and of its crates.
pub(crate) fn sources() -> &'static [Source] {
    static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
        let folders = [
            "src",
            "cli/src",
            "core/src",
            "course",
            "package/src",
            "sentence/src",
            "worker/src",
            "xtask/src",
        ];
        let mut sources = Vec::new();
        for folder in folders {
            read_folder(
                &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
                &mut sources,
            );
        }
        assert!(300 < sources.len(), "{} files", sources.len());
        sources
    });
    &SOURCES
}

fn read_folder(folder: &Path, sources: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_folder(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let inside = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
            let inside = inside.to_str().unwrap().replace('\\', "/");
            sources.push(Source::new(&inside, &fs::read_to_string(&path).unwrap()));
        }
    }
}

#[test]
fn names_strings_and_paths_are_read() {
    let text = "use crate::{text::{A, B as C}, site::D, };\nfn f<'g>() { super::super::g::h() }\n\
        use super::{i, self as j};\nuse bitqueens::app::K; mycrate::l(); // crate::m\n\
        /// `crate::n`\nfn o() { p(r#\"q\"r\"#, 's', 1) }";
    let source = Source::new("src/pages/step/view/tree.rs", text);
    let paths: Vec<_> = source.paths().iter().map(|path| path.join("::")).collect();
    let expected =
        "text::A text::B site::D pages::step::g::h pages::step::view::i pages::step::view app::K";
    assert_eq!(paths.join(" "), expected);
    assert_eq!(source.literals, ["q\"r", "s"]);
    assert!(source.names("o") && !source.names("q") && source.is_view());
}
