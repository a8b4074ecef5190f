//! Taking the page's program apart at its split points, and putting each part into one file.
//!
//! The splitter writes a piece for each set of parts that share code: hundreds, most of a few hundred bytes. A part is
//! fetched as one file, in which all its pieces lie side by side. What two parts share lies in both files, and the page
//! starts it once.
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

impl Split {
    /// Writes the file of each part, and the script that fetches them; returns the parts' names.
    pub(crate) fn join(&self, inside: &Path) -> Result<Parts, Failure> {
        let mut script = include_str!("parts.js").to_owned();
        for (part, pieces) in &self.parts {
            // A detail comes after the parts that its name begins with, and leaves out what they have brought.
            let before = |other: &&String| {
                let rest = part.strip_prefix(other.as_str());
                rest.is_some_and(|rest| rest.starts_with('_'))
            };
            let before: Vec<_> = self.parts.keys().filter(before).collect();
            let brought: BTreeSet<_> = before.iter().flat_map(|part| &self.parts[*part]).collect();
            let own: Vec<_> = pieces
                .iter()
                .filter(|piece| !brought.contains(piece))
                .collect();
            files::write(&inside.join(file_of(part)), self.joined(&own)?)?;
            let parts: Vec<_> = before.into_iter().chain([part]).collect();
            let load = format!("export const __wasm_split_load_{part} = load({parts:?});\n");
            script.push_str(&load);
        }
        files::write(&inside.join(PARTS), script)?;
        Ok(self.parts.keys().cloned().collect())
    }

    /// A module that holds these pieces.
    fn joined(&self, pieces: &[&String]) -> Result<Vec<u8>, Failure> {
        let read = |name| {
            files::read(&self.pieces.join(format!("{name}.wasm"))).map(|piece| (name, piece))
        };
        let mut pieces = pieces.iter().map(read).collect::<Result<Vec<_>, _>>()?;
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

/// The name of a part's file.
pub(crate) fn file_of(part: &str) -> String {
    format!("split_{part}.wasm")
}
