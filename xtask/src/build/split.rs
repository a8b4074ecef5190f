//! Taking the page's program apart at its split points, and putting each part into one file.
//!
//! The splitter writes a piece for each set of parts that share code: hundreds, most of a few hundred bytes. A part is
//! fetched as one file, in which its pieces lie side by side. What some parts all need is a file that each of them
//! fetches beside its own; other pieces that parts share lie in the files of all of them, and the page starts each
//! piece once.
//!
//! ```text
//! split_learn.wasm   a module without code
//!   section "pieces"   chunk_3:812 chunk_41:96 split_learn:147243
//!   section "modules"  the modules of these lengths, one behind the other
//! ```

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use wasm_encoder::{CustomSection, Module};
use wasm_split_cli_support::{Options, transform};

use super::{PARTS, files, page::Parts};
use crate::Failure;

/// What comes after a page. Every other part is a page. The files of these leave out what the page's files hold.
const AFTER: [(&str, &[&str]); 6] = [
    ("home", &["home_course"]),
    ("step", &["step_details", "step_film"]),
    ("lesson", &["lesson_details"]),
    ("review", &["review_details"]),
    ("teach", &["teach_exports"]),
    ("ladder", &["ladder_details"]),
];

/// The shared files, each with its parts: it holds what all of them need and no file before it has brought to them.
/// Whoever else needs a piece of it has a copy.
const SHARED: [(&str, &[&str]); 8] = [
    ("course", &["learn", "lesson", "review", "teach"]),
    ("questions", &["lesson", "review", "teach_exports"]),
    ("lessons", &["lesson", "review"]),
    (
        "programs",
        &["lesson_details", "review_details", "teach_exports", "write"],
    ),
    ("boards", &["step", "solve", "write"]),
    ("stepper", &["step_details", "step_film"]),
    ("sheets", &["lesson_details", "step_details"]),
    ("packed", &["teach_exports", "write"]),
];

/// The section that names the pieces of a part, each with its length. `parts.js` reads it.
const PIECES: &str = "pieces";
/// The section that holds the pieces.
const MODULES: &str = "modules";

/// A program in pieces.
pub(crate) struct Split {
    /// What is fetched first; wasm-bindgen is still to read it.
    pub(crate) main: PathBuf,
    /// The folder of the pieces.
    pub(crate) pieces: PathBuf,
    /// The parts by name, each with the names of its pieces.
    parts: BTreeMap<String, Vec<String>>,
}

/// Takes a linked program apart, into the folder `work`. The script `NAME.js` will lie beside the parts.
pub(crate) fn split(wasm: &Path, work: &Path, name: &str) -> Result<Split, Failure> {
    let failure = |error: String| format!("{} cannot be taken apart: {error}", wasm.display());
    let program = files::read(wasm)?;
    let main = work.join(format!("{name}.wasm"));
    let pieces = work.join("pieces");
    fs::create_dir_all(&pieces).map_err(|error| failure(error.to_string()))?;
    let script = format!("./{name}.js");
    let mut options = Options::new(&program);
    options.output_dir = &pieces;
    options.main_out_path = &main;
    options.main_module = &script;
    let split = transform(options).map_err(|error| failure(error.to_string()))?;
    let parts: BTreeMap<_, _> = split.prefetch_map.into_iter().collect();
    check(&parts)?;
    Ok(Split {
        main,
        pieces,
        parts,
    })
}

/// Fails where a list names a part that the program does not have, or where one that comes after a page is not listed:
/// its name has that of the page in front.
fn check(parts: &BTreeMap<String, Vec<String>>) -> Result<(), Failure> {
    let found: BTreeSet<_> = parts.keys().map(String::as_str).collect();
    let after: BTreeSet<_> = AFTER
        .iter()
        .flat_map(|(_, after)| *after)
        .copied()
        .collect();
    let pages = AFTER.iter().map(|(page, _)| *page);
    let shared = SHARED.iter().flat_map(|(_, parts)| *parts).copied();
    let listed: BTreeSet<_> = pages.chain(shared).chain(after.iter().copied()).collect();
    let unknown: Vec<_> = listed.difference(&found).collect();
    let named = found.iter().filter(|part| part.contains('_'));
    let missing: Vec<_> = named.filter(|part| !after.contains(*part)).collect();
    if unknown.is_empty() && missing.is_empty() {
        return Ok(());
    }
    let list = file!();
    Err(format!(
        "{list} lists parts that the program does not have, or lacks some of it: {unknown:?} {missing:?}"
    ))
}

/// A file of pieces.
struct Joined<'a> {
    name: String,
    /// The parts that need it.
    parts: BTreeSet<&'a str>,
    pieces: BTreeSet<&'a str>,
}

impl Split {
    /// Writes the files of the parts, and the script that fetches them; returns which file is of which parts.
    pub(crate) fn join(&self, inside: &Path) -> Result<Parts, Failure> {
        let files = self.joined();
        for file in &files {
            files::write(&inside.join(file_of(&file.name)), self.module(file)?)?;
        }
        let mut script = include_str!("parts.js").to_owned();
        for part in self.parts.keys() {
            let needed = files.iter().filter(|file| {
                file.parts
                    .iter()
                    .any(|of| is_before(of, part) || of == part)
            });
            let needed: Vec<_> = needed.map(|file| &file.name).collect();
            let load = format!("export const __wasm_split_load_{part} = load({needed:?});\n");
            script.push_str(&load);
        }
        files::write(&inside.join(PARTS), script)?;
        let owned = |file: &Joined| file.parts.iter().map(|part| (*part).to_owned()).collect();
        let parts = files.iter().map(|file| (file.name.clone(), owned(file)));
        Ok(parts.collect())
    }

    /// The files: first what several parts share, then a file for each part.
    fn joined(&self) -> Vec<Joined<'_>> {
        let pieces = self.parts.values().flatten();
        let mut missing: BTreeMap<&str, BTreeSet<&str>> = pieces
            .map(|piece| (piece.as_str(), self.parts_with(piece)))
            .collect();
        let shared = SHARED.map(|(name, parts)| (format!("shared_{name}"), parts.to_vec()));
        let own = self
            .parts
            .keys()
            .map(|part| (part.clone(), vec![part.as_str()]));
        let files = shared.into_iter().chain(own).map(|(name, parts)| {
            let parts: BTreeSet<_> = parts.into_iter().collect();
            let of_all = missing.iter_mut().filter(|(_, of)| parts.is_subset(of));
            let pieces = of_all.map(|(piece, of)| {
                of.retain(|part| !parts.contains(part));
                *piece
            });
            Joined {
                name,
                pieces: pieces.collect(),
                parts,
            }
        });
        files.collect()
    }

    /// The parts that bring a piece: those that need it, without the details of one of them.
    fn parts_with(&self, piece: &String) -> BTreeSet<&str> {
        let needing = self
            .parts
            .iter()
            .filter(|(_, pieces)| pieces.contains(piece));
        let needing: Vec<_> = needing.map(|(part, _)| part.as_str()).collect();
        let is_brought = |part: &&str| needing.iter().any(|other| is_before(other, part));
        needing
            .iter()
            .copied()
            .filter(|part| !is_brought(part))
            .collect()
    }

    fn path(&self, piece: &str) -> PathBuf {
        self.pieces.join(format!("{piece}.wasm"))
    }

    /// A module that holds the pieces of a file.
    fn module(&self, file: &Joined) -> Result<Vec<u8>, Failure> {
        let read =
            |name: &&str| files::read(&self.path(name)).map(|piece| (name.to_string(), piece));
        let mut pieces = file
            .pieces
            .iter()
            .map(read)
            .collect::<Result<Vec<_>, _>>()?;
        // Small ones are alike, and compress better side by side: 2 KB of a lesson, 3 KB of the stepper.
        pieces.sort_by_key(|(_, piece)| piece.len());
        let (mut names, mut modules) = (Vec::new(), Vec::new());
        for (name, piece) in pieces {
            names.push(format!("{name}:{}", piece.len()));
            modules.extend(piece);
        }
        let mut module = Module::new();
        for (name, data) in [(PIECES, names.join(" ").as_bytes()), (MODULES, &modules)] {
            module.section(&CustomSection {
                name: name.into(),
                data: data.into(),
            });
        }
        Ok(module.finish())
    }
}

/// Tells whether a part is the page that another comes after.
fn is_before(part: &str, other: &str) -> bool {
    let mut pages = AFTER.iter();
    pages.any(|(page, after)| *page == part && after.contains(&other))
}

/// The name of a part's file.
pub(crate) fn file_of(part: &str) -> String {
    format!("split_{part}.wasm")
}
