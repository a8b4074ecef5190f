//! What the stepper shares with other pages, which comes with the program itself.
//!
//! Code that several parts share goes into files of its own. A shared file is compressed alone, and
//! every call into it goes through the table: the stepper would fetch 22 files and 32 KB more. Most of
//! what it shares is the board, the words, the player and the search, which nearly every page draws
//! with. So the splitter runs twice: once to learn what is shared, once with that marked as exported,
//! and what is exported stays in the program.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use wasm_encoder::{
    ExportSection, Module, RawSection,
    reencode::{Reencode, RoundtripReencoder},
};
use wasmparser::{
    BinaryReaderError, ExportSectionReader, ExternalKind, KnownCustom, Name, Parser, Payload,
};

use super::{files, merge::places};
use crate::Failure;

/// The part whose shared code stays in the program.
const STEPPER: &str = "step";
/// What the name of a mark begins with.
const MARK: &str = "stays ";

/// The names of the functions that the stepper shares with another page; none in a program without
/// it. The files of the parts lie in `folder`.
pub(super) fn functions(
    folder: &Path,
    parts: &BTreeMap<String, Vec<String>>,
) -> Result<BTreeSet<String>, Failure> {
    let of_others: BTreeSet<_> = parts
        .iter()
        .filter(|(part, _)| !part.starts_with(STEPPER))
        .flat_map(|(_, files)| files)
        .collect();
    let own = parts.get(STEPPER).into_iter().flatten();
    let mut functions = BTreeSet::new();
    for file in own.filter(|file| of_others.contains(file)) {
        let module = files::read(&folder.join(format!("{file}.wasm")))?;
        let named = names(&module).map_err(|error| format!("{file}: {error}"))?;
        functions.extend(named.into_values());
    }
    Ok(functions)
}

/// A program in which functions of these names are exported.
pub(super) fn marked(program: &[u8], functions: &BTreeSet<String>) -> Result<Vec<u8>, Failure> {
    let marks = names(program)
        .map_err(|error| error.to_string())?
        .into_iter()
        .filter(|(_, name)| functions.contains(name))
        .map(|(index, _)| index);
    let marks: Vec<_> = marks.collect();
    with_exports(program, |exports, section| {
        RoundtripReencoder.parse_export_section(exports, section)?;
        for index in &marks {
            let name = format!("{MARK}{index}");
            exports.export(&name, ExternalKind::Func.into(), *index);
        }
        Ok(())
    })
}

/// The program without the marks.
pub(super) fn unmarked(program: &[u8]) -> Result<Vec<u8>, Failure> {
    with_exports(program, |exports, section| {
        for export in section {
            let export = export?;
            if !export.name.starts_with(MARK) {
                exports.export(export.name, export.kind.into(), export.index);
            }
        }
        Ok(())
    })
}

type Obstacle = wasm_encoder::reencode::Error;

/// A program with other exports; everything else stands as it stood.
fn with_exports(
    program: &[u8],
    write: impl Fn(&mut ExportSection, ExportSectionReader) -> Result<(), Obstacle>,
) -> Result<Vec<u8>, Failure> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload.map_err(|error| error.to_string())?;
        if let Payload::ExportSection(section) = payload {
            let mut exports = ExportSection::new();
            write(&mut exports, section).map_err(|error| error.to_string())?;
            module.section(&exports);
        } else if let Some((id, range)) = payload.as_section() {
            let data = &program[places(range)];
            module.section(&RawSection { id, data });
        }
    }
    Ok(module.finish())
}

/// The names of a module's functions by their indices.
fn names(module: &[u8]) -> Result<BTreeMap<u32, String>, BinaryReaderError> {
    let mut named = BTreeMap::new();
    for payload in Parser::new(0).parse_all(module) {
        let Payload::CustomSection(section) = payload? else {
            continue;
        };
        let KnownCustom::Name(sections) = section.as_known() else {
            continue;
        };
        for names in sections {
            if let Name::Function(functions) = names? {
                for function in functions {
                    let function = function?;
                    named.insert(function.index, function.name.to_owned());
                }
            }
        }
    }
    Ok(named)
}
