//! Taking the page's program apart at its split points.
//!
//! The splitter writes a file for each set of parts that share code: hundreds, most of a few hundred bytes. So
//! it runs twice: once to learn what is shared, once with some of that marked as exported, and what is exported
//! stays in the program. Marked is what is too small for a file of its own, and what many parts share. Data that
//! parts share without any code goes into the program as well.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use wasm_encoder::{
    DataCountSection, DataSection, ExportSection, Module, RawSection,
    reencode::{self, Reencode, RoundtripReencoder},
};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{BinaryReaderError, ExternalKind, KnownCustom, Name, Parser, Payload};

use super::{PARTS, files, page::Parts};
use crate::Failure;

/// The least code that is a file of its own, in bytes before it is made smaller.
const LEAST: u32 = 2_000;
/// What so many parts share stays in the program.
const MANY: usize = 6;
/// What the name of a mark begins with.
const MARK: &str = "stays ";

/// A program in parts.
pub(crate) struct Split {
    /// The part that is fetched first; wasm-bindgen is still to read it.
    pub(crate) main: PathBuf,
    /// The other parts by name, each with the names of the files that it is fetched with.
    pub(crate) parts: Parts,
}

/// Takes a linked program apart. The main part goes into the folder `work`, everything else into
/// `inside`, where the script `NAME.js` will lie.
pub(crate) fn split(wasm: &Path, work: &Path, inside: &Path, name: &str) -> Result<Split, Failure> {
    let failure = |error: String| format!("{} cannot be taken apart: {error}", wasm.display());
    let program = files::read(wasm)?;
    let main = work.join(format!("{name}.wasm"));
    let script = format!("./{name}.js");
    let apart = |program: &[u8], to: &Path| -> Result<Parts, Failure> {
        fs::create_dir_all(to).map_err(|error| failure(error.to_string()))?;
        let mut options = Options::new(program);
        options.output_dir = to;
        options.main_out_path = &main;
        options.main_module = &script;
        let split = transform(options).map_err(|error| failure(error.to_string()))?;
        let parts = split.prefetch_map.into_iter();
        let files = |names: Vec<String>| names.into_iter().map(|name| name + ".wasm").collect();
        Ok(parts.map(|(part, names)| (part, files(names))).collect())
    };
    let tried = work.join("tried");
    let staying = staying(&tried, &apart(&program, &tried)?)?;
    let program = marked(&program, &staying).map_err(failure)?;
    let mut parts = apart(&program, inside)?;
    let data = data_alone(inside, &mut parts)?;
    let whole = completed(&files::read(&main)?, &data).map_err(failure)?;
    files::write(&main, whole)?;
    files::write(&inside.join(PARTS), script_of(&parts)?)?;
    Ok(Split { main, parts })
}

/// The script that fetches the parts, in the place of the splitter's.
fn script_of(parts: &Parts) -> Result<String, Failure> {
    let files = serde_json::to_string(parts).map_err(|error| error.to_string())?;
    let mut script = include_str!("parts.js").replace("FILES = {}", &format!("FILES = {files}"));
    for part in parts.keys() {
        let load = format!("export const __wasm_split_load_{part} = load({part:?});\n");
        script.push_str(&load);
    }
    Ok(script)
}

/// Takes away the files that hold no code; returns them.
fn data_alone(inside: &Path, parts: &mut Parts) -> Result<Vec<Vec<u8>>, Failure> {
    let all: BTreeSet<_> = parts.values().flatten().cloned().collect();
    let mut alone = BTreeMap::new();
    for name in all {
        let file = inside.join(&name);
        let module = files::read(&file)?;
        let shared = Shared::read(&module).map_err(|error| format!("{name}: {error}"))?;
        if shared.is_data {
            fs::remove_file(&file).map_err(|error| format!("cannot remove {name}: {error}"))?;
            alone.insert(name, module);
        }
    }
    for names in parts.values_mut() {
        names.retain(|name| !alone.contains_key(name));
    }
    Ok(alone.into_values().collect())
}

/// The names of the shared functions that stay in the program. The files of the parts lie in `folder`.
fn staying(folder: &Path, parts: &Parts) -> Result<BTreeSet<String>, Failure> {
    let mut users: BTreeMap<&String, BTreeSet<&str>> = BTreeMap::new();
    for (part, names) in parts {
        for name in names {
            users.entry(name).or_default().insert(part);
        }
    }
    let mut staying = BTreeSet::new();
    for (file, users) in users.into_iter().filter(|(_, users)| users.len() > 1) {
        let shared = Shared::read(&files::read(&folder.join(file))?);
        let shared = shared.map_err(|error| format!("{file}: {error}"))?;
        if shared.size < LEAST || MANY <= users.len() {
            staying.extend(shared.functions.into_values());
        }
    }
    Ok(staying)
}

/// A program in which functions of these names are exported.
fn marked(program: &[u8], names: &BTreeSet<String>) -> Result<Vec<u8>, Failure> {
    let read = Shared::read(program).map_err(|error| error.to_string())?;
    let functions = read.functions.into_iter();
    let marks: Vec<_> = functions.filter(|(_, name)| names.contains(name)).collect();
    rewritten(program, |payload, module| {
        let Payload::ExportSection(section) = payload else {
            return Ok(false);
        };
        let mut exports = ExportSection::new();
        RoundtripReencoder.parse_export_section(&mut exports, section.clone())?;
        for (index, _) in &marks {
            exports.export(&format!("{MARK}{index}"), ExternalKind::Func.into(), *index);
        }
        module.section(&exports);
        Ok(true)
    })
}

/// The main part without the marks, and with the data of other modules, which have the same memory.
fn completed(program: &[u8], modules: &[Vec<u8>]) -> Result<Vec<u8>, Failure> {
    let mut further = Vec::new();
    for payload in modules
        .iter()
        .flat_map(|module| Parser::new(0).parse_all(module))
    {
        if let Payload::DataSection(section) = payload.map_err(|error| error.to_string())? {
            further.push(section);
        }
    }
    let n_further: u32 = further.iter().map(wasmparser::SectionLimited::count).sum();
    rewritten(program, |payload, module| {
        match payload {
            Payload::ExportSection(section) => {
                let mut exports = ExportSection::new();
                for export in section.clone() {
                    let export = export?;
                    if !export.name.starts_with(MARK) {
                        exports.export(export.name, export.kind.into(), export.index);
                    }
                }
                module.section(&exports);
            }
            Payload::DataCountSection { count, .. } => {
                let count = count + n_further;
                module.section(&DataCountSection { count });
            }
            Payload::DataSection(section) => {
                let mut data = DataSection::new();
                for section in [section].into_iter().chain(&further) {
                    RoundtripReencoder.parse_data_section(&mut data, section.clone())?;
                }
                module.section(&data);
            }
            _ => return Ok(false),
        }
        Ok(true)
    })
}

/// A program with other sections, where `write` has written one and says so; all others stand as they stood.
fn rewritten(
    program: &[u8],
    write: impl Fn(&Payload, &mut Module) -> Result<bool, reencode::Error>,
) -> Result<Vec<u8>, Failure> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload.map_err(|error| error.to_string())?;
        let is_written = write(&payload, &mut module).map_err(|error| error.to_string())?;
        if let Some((id, range)) = payload.as_section().filter(|_| !is_written) {
            let place = |byte| usize::try_from(byte).unwrap_or(usize::MAX);
            let data = &program[place(range.start)..place(range.end)];
            module.section(&RawSection { id, data });
        }
    }
    Ok(module.finish())
}

/// What a module shares: its functions by their indices, and the bytes of its code.
#[derive(Default)]
struct Shared {
    functions: BTreeMap<u32, String>,
    size: u32,
    /// True if it has no function.
    is_data: bool,
}

impl Shared {
    fn read(module: &[u8]) -> Result<Self, BinaryReaderError> {
        let mut shared = Self {
            is_data: true,
            ..Self::default()
        };
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::CodeSectionStart { size, count, .. } => {
                    shared.size = size;
                    shared.is_data = count == 0;
                }
                Payload::CustomSection(section) => {
                    let KnownCustom::Name(sections) = section.as_known() else {
                        continue;
                    };
                    for names in sections {
                        if let Name::Function(functions) = names? {
                            for function in functions {
                                let function = function?;
                                shared
                                    .functions
                                    .insert(function.index, function.name.to_owned());
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(shared)
    }
}
