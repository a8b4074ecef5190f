//! Taking the page's program apart at its split points, and putting each part into one file.
//!
//! The splitter writes a piece for each set of parts that share code: hundreds, most of a few hundred bytes. A part is
//! fetched as one file, in which its pieces lie side by side. Where the pieces of one set are large, they are a file
//! that each of these parts fetches beside its own; small ones lie in the files of all of them, and the page starts
//! each piece once.
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
    Ok(Split {
        main,
        pieces,
        parts: split.prefetch_map.into_iter().collect(),
    })
}

/// Pieces that the same parts share lie in a file of their own from so many bytes on: fewer are not worth a request.
const WORTH_A_FILE: u64 = 20_000;

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
        let files = self.joined()?;
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
    fn joined(&self) -> Result<Vec<Joined<'_>>, Failure> {
        let mut of_parts: BTreeMap<BTreeSet<&str>, BTreeSet<&str>> = BTreeMap::new();
        for piece in self.parts.values().flatten().collect::<BTreeSet<_>>() {
            of_parts
                .entry(self.parts_with(piece))
                .or_default()
                .insert(piece);
        }
        let mut files: Vec<Joined> = Vec::new();
        let mut own: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (parts, pieces) in of_parts {
            if parts.len() > 1 && self.length(&pieces)? >= WORTH_A_FILE {
                let name = format!("shared_{}", files.len() + 1);
                files.push(Joined {
                    name,
                    parts,
                    pieces,
                });
            } else {
                for part in parts {
                    own.entry(part).or_default().extend(&pieces);
                }
            }
        }
        files.extend(own.into_iter().map(|(part, pieces)| Joined {
            name: part.to_owned(),
            parts: [part].into(),
            pieces,
        }));
        Ok(files)
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

    /// The bytes of some pieces, which are not read for it.
    fn length(&self, pieces: &BTreeSet<&str>) -> Result<u64, Failure> {
        let lengths = pieces.iter().map(|piece| {
            let path = self.path(piece);
            let file = fs::metadata(&path).map_err(|error| format!("{}: {error}", path.display()));
            file.map(|file| file.len())
        });
        lengths.sum()
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

/// Tells whether a part comes before another: the details of a part have its name at their beginning.
fn is_before(part: &str, other: &str) -> bool {
    let rest = other.strip_prefix(part);
    rest.is_some_and(|rest| rest.starts_with('_'))
}

/// The name of a part's file.
pub(crate) fn file_of(part: &str) -> String {
    format!("split_{part}.wasm")
}
