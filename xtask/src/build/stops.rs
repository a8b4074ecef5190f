//! Panics without their reports, in the program that readers fetch.
//!
//! A panic is a broken law of the program. Its report names the law and a line of the sources, which
//! helps who develops the program and not who reads the page. The reports, the places and the
//! functions that put them together are a tenth of what is fetched first, so here the program stops
//! where it would call them, and `static/failure.js` says so to the reader. The development loop and
//! plain Trunk keep the reports.
//!
//! ```text
//! i32.const PLACE          i32.const PLACE    the splitter is no longer told that this is an address
//! call unwrap_failed   →   unreachable        and five times `nop`, so nothing moves
//! unreachable              unreachable
//! ```

use std::collections::{BTreeMap, BTreeSet};

use wasm_encoder::{CustomSection, Encode, Module, RawSection};
use wasmparser::{
    BinaryReaderError, CustomSectionReader, FunctionBody, KnownCustom, Name, Operator, Parser,
    Payload, RelocSectionReader,
};

use super::merge::{imported_functions, place, places};
use crate::Failure;

/// The module that every panic goes through in `core` and in `std`, as it stands in a symbol's name.
const PANICS: &str = "9panicking";
/// The linker's notes on the addresses in the code.
const ADDRESSES: &str = "reloc.CODE";
/// A call of a linked program: one byte, and five that the linker fills in.
const CALL: usize = 6;
const UNREACHABLE: u8 = 0x00;
const NOP: u8 = 0x01;

/// Replaces every call that ends in a panic's report by a stop, in a program that was linked with its notes.
///
/// # Errors
/// The program cannot be read, or no panic is in it by its name.
pub(super) fn cut(program: &[u8]) -> Result<Vec<u8>, Failure> {
    let read = Functions::read(program).map_err(|error| error.to_string())?;
    if read.reporting.is_empty() {
        return Err("no function in it reports a panic: has their module another name?".into());
    }
    read.cut(program).map_err(|error| error.to_string())
}

/// What a program's functions do, as far as it decides which of them report a panic.
#[derive(Default)]
struct Functions {
    /// Those that report, by name.
    reporting: BTreeSet<u32>,
    imported: u32,
    bodies: Vec<Body>,
    /// Where the code begins, which the linker's notes count from.
    code: usize,
}

#[derive(Default)]
struct Body {
    calls: Vec<Call>,
    returns: bool,
}

struct Call {
    function: u32,
    /// The place of the instruction in the program.
    at: usize,
    /// The places of the constants that are pushed right before it.
    constants: Vec<usize>,
}

impl Functions {
    fn read(program: &[u8]) -> Result<Self, BinaryReaderError> {
        let mut functions = Self::default();
        for payload in Parser::new(0).parse_all(program) {
            match payload? {
                Payload::ImportSection(section) => {
                    functions.imported += imported_functions(section)?;
                }
                Payload::CodeSectionStart { range, .. } => functions.code = place(range.start),
                Payload::CodeSectionEntry(body) => functions.bodies.push(Body::read(&body)?),
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(names) = section.as_known() {
                        functions.read_names(names)?;
                    }
                }
                _ => {}
            }
        }
        Ok(functions)
    }

    fn read_names(
        &mut self,
        names: wasmparser::NameSectionReader,
    ) -> Result<(), BinaryReaderError> {
        for name in names {
            if let Name::Function(functions) = name? {
                for function in functions {
                    let function = function?;
                    if function.name.contains(PANICS) {
                        self.reporting.insert(function.index);
                    }
                }
            }
        }
        Ok(())
    }

    /// The functions that never return and report, themselves or through one of their kind.
    fn stopping(&self) -> BTreeSet<u32> {
        let indices = self.imported..;
        let never_returning: BTreeMap<_, _> = indices
            .zip(&self.bodies)
            .filter(|(_, body)| !body.returns)
            .collect();
        let mut stopping = self.reporting.clone();
        stopping.retain(|function| never_returning.contains_key(function));
        loop {
            let known = stopping.len();
            for (function, body) in &never_returning {
                if body
                    .calls
                    .iter()
                    .any(|call| stopping.contains(&call.function))
                {
                    stopping.insert(*function);
                }
            }
            if stopping.len() == known {
                return stopping;
            }
        }
    }

    fn cut(&self, program: &[u8]) -> Result<Vec<u8>, BinaryReaderError> {
        let stopping = self.stopping();
        let calls = self.bodies.iter().flat_map(|body| &body.calls);
        let mut cut = program.to_vec();
        let mut forgotten = BTreeSet::new();
        for call in calls.filter(|call| stopping.contains(&call.function)) {
            let instruction = &mut cut[call.at..][..CALL];
            instruction.fill(NOP);
            instruction[0] = UNREACHABLE;
            let changed = call.constants.iter().chain([&call.at]);
            forgotten.extend(changed.map(|at| at + 1 - self.code));
        }
        let mut module = Module::new();
        for payload in Parser::new(0).parse_all(program) {
            let payload = payload?;
            match &payload {
                Payload::CustomSection(section) if section.name() == ADDRESSES => {
                    module.section(&CustomSection {
                        name: ADDRESSES.into(),
                        data: without(section, &forgotten)?.into(),
                    });
                }
                _ => {
                    if let Some((id, range)) = payload.as_section() {
                        let data = &cut[places(range)];
                        module.section(&RawSection { id, data });
                    }
                }
            }
        }
        Ok(module.finish())
    }
}

impl Body {
    fn read(body: &FunctionBody<'_>) -> Result<Self, BinaryReaderError> {
        let mut read = Self::default();
        let mut depth = 0;
        let mut constants = Vec::new();
        let mut stops = false;
        for operator in body.get_operators_reader()?.into_iter_with_offsets() {
            let (operator, at) = operator?;
            let at = place(at);
            let mut pushes = false;
            match &operator {
                Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => depth += 1,
                Operator::End if depth == 0 => read.returns |= !stops,
                Operator::End => depth -= 1,
                Operator::Return
                | Operator::ReturnCall { .. }
                | Operator::ReturnCallIndirect { .. } => read.returns = true,
                Operator::Br { relative_depth } | Operator::BrIf { relative_depth } => {
                    read.returns |= *relative_depth == depth;
                }
                Operator::BrTable { targets } => {
                    for target in targets.targets() {
                        read.returns |= target? == depth;
                    }
                    read.returns |= targets.default() == depth;
                }
                Operator::I32Const { .. } => {
                    pushes = true;
                    constants.push(at);
                }
                Operator::I64Const { .. } | Operator::LocalGet { .. } => pushes = true,
                Operator::Call { function_index } => read.calls.push(Call {
                    function: *function_index,
                    at,
                    constants: std::mem::take(&mut constants),
                }),
                _ => {}
            }
            if !pushes {
                constants.clear();
            }
            stops = matches!(operator, Operator::Unreachable);
        }
        Ok(read)
    }
}

/// The linker's notes without those at some places, which count from the start of the code.
fn without(
    section: &CustomSectionReader<'_>,
    forgotten: &BTreeSet<usize>,
) -> Result<Vec<u8>, BinaryReaderError> {
    let data = section.data();
    let notes = RelocSectionReader::new(section.data_reader())?;
    let code = notes.section_index();
    let mut kept = Vec::new();
    let mut n_kept = 0_u32;
    let mut entries = notes.entries().into_iter_with_offsets().peekable();
    while let Some(entry) = entries.next() {
        let (from, entry) = entry?;
        let to = match entries.peek() {
            Some(Ok((to, _))) => place(*to - section.data_offset()),
            _ => data.len(),
        };
        if !forgotten.contains(&(entry.offset as usize)) {
            kept.extend_from_slice(&data[place(from - section.data_offset())..to]);
            n_kept += 1;
        }
    }
    let mut written = Vec::new();
    code.encode(&mut written);
    n_kept.encode(&mut written);
    written.extend(kept);
    Ok(written)
}
