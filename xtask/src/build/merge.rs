//! Merging modules that the splitter wrote. They have the same types, import the same memory, table
//! and global of the main module, and reach each other's functions through the table alone.

use std::{mem::discriminant, ops::Range};

use wasm_encoder::{
    CodeSection, DataSection, ElementSection, FunctionSection, ImportSection, Module, NameMap,
    NameSection, RawSection, SectionId,
    reencode::{self, Reencode},
};
use wasmparser::{
    BinaryReaderError, Import, ImportSectionReader, KnownCustom, Name, Parser, Payload, TypeRef,
    TypeSectionReader,
};

use crate::Failure;

/// Makes one module of several: its functions, elements and data are those of the first, then those
/// of the second, and so on.
pub(super) fn merge(modules: &[Vec<u8>]) -> Result<Vec<u8>, Failure> {
    let mut merged = Merged::default();
    for module in modules {
        merged.take(module).map_err(|error| error.to_string())?;
    }
    merged.finish().map_err(|error| error.to_string())
}

/// The bytes of a module's code and data.
pub(super) fn size(module: &[u8]) -> Result<usize, Failure> {
    let mut size = 0;
    for payload in Parser::new(0).parse_all(module) {
        size += match payload.map_err(|error| error.to_string())? {
            Payload::CodeSectionStart { range, .. } => places(range).len(),
            Payload::DataSection(section) => places(section.range()).len(),
            _ => 0,
        };
    }
    Ok(size)
}

/// Why modules cannot be merged.
type Obstacle = reencode::Error<Failure>;

/// What has been taken so far.
#[derive(Default)]
struct Merged<'a> {
    /// The section of types, as it stands in every module.
    types: &'a [u8],
    imports: Vec<Import<'a>>,
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
    names: NameMap,
}

/// The functions of a module come after those that were there, so many.
struct After(u32);

impl Reencode for After {
    type Error = Failure;

    fn function_index(&mut self, function: u32) -> Result<u32, Obstacle> {
        Ok(self.0 + function)
    }

    fn data_index(&mut self, _: u32) -> Result<u32, Obstacle> {
        Err(obstacle("an instruction names a piece of data"))
    }
}

impl<'a> Merged<'a> {
    fn take(&mut self, module: &'a [u8]) -> Result<(), Obstacle> {
        let mut after = After(self.functions.len());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(section) => self.take_types(module, &section)?,
                Payload::ImportSection(section) => {
                    let imports = section.into_imports().collect::<Result<Vec<_>, _>>()?;
                    self.take_imports(&imports)?;
                }
                Payload::FunctionSection(section) => {
                    after.parse_function_section(&mut self.functions, section)?;
                }
                Payload::ElementSection(section) => {
                    after.parse_element_section(&mut self.elements, section)?;
                }
                Payload::CodeSectionEntry(body) => {
                    after.parse_function_body(&mut self.code, body)?;
                }
                Payload::DataSection(section) => {
                    after.parse_data_section(&mut self.data, section)?;
                }
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(names) = section.as_known() {
                        self.take_names(&mut after, names)?;
                    }
                }
                Payload::TableSection(_)
                | Payload::MemorySection(_)
                | Payload::GlobalSection(_) => {
                    return Err(obstacle(
                        "a module has a table, memory or global of its own",
                    ));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn take_types(
        &mut self,
        module: &'a [u8],
        section: &TypeSectionReader,
    ) -> Result<(), Obstacle> {
        let types = &module[places(section.range())];
        if self.types.is_empty() {
            self.types = types;
        }
        if self.types == types {
            Ok(())
        } else {
            Err(obstacle("the types differ"))
        }
    }

    /// Not every module imports all; what it imports has the same index in each.
    fn take_imports(&mut self, imports: &[Import<'a>]) -> Result<(), Obstacle> {
        for import in imports {
            if matches!(import.ty, TypeRef::Func(_)) {
                return Err(obstacle("a module imports a function"));
            }
            if !self.imports.contains(import) {
                self.imports.push(*import);
            }
        }
        let same = |import| index(import, imports) == index(import, &self.imports);
        if imports.iter().all(same) {
            Ok(())
        } else {
            Err(obstacle("the imports differ"))
        }
    }

    fn take_names(
        &mut self,
        after: &mut After,
        names: wasmparser::NameSectionReader,
    ) -> Result<(), Obstacle> {
        for name in names {
            if let Name::Function(functions) = name? {
                for function in functions {
                    let function = function?;
                    self.names
                        .append(after.function_index(function.index)?, function.name);
                }
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Vec<u8>, Obstacle> {
        let mut imports = ImportSection::new();
        for import in self.imports {
            After(0).parse_import(&mut imports, import)?;
        }
        let mut names = NameSection::new();
        names.functions(&self.names);
        let types = RawSection {
            id: SectionId::Type.into(),
            data: self.types,
        };
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&self.functions)
            .section(&self.elements)
            .section(&self.code)
            .section(&self.data)
            .section(&names);
        Ok(module.finish())
    }
}

/// The index of an import among those of its kind.
fn index(import: &Import, imports: &[Import]) -> Option<usize> {
    let kind = discriminant(&import.ty);
    let mut alike = imports
        .iter()
        .filter(|other| discriminant(&other.ty) == kind);
    alike.position(|other| other == import)
}

/// The number of functions that a module imports.
pub(super) fn imported_functions(
    section: ImportSectionReader<'_>,
) -> Result<u32, BinaryReaderError> {
    let mut imported = 0;
    for import in section.into_imports() {
        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
    }
    Ok(imported)
}

/// Where a range lies in a module that is in memory.
pub(super) fn places(range: Range<u64>) -> Range<usize> {
    place(range.start)..place(range.end)
}

/// Where a byte lies in a module that is in memory.
pub(super) fn place(byte: u64) -> usize {
    usize::try_from(byte).unwrap_or(usize::MAX)
}

fn obstacle(said: &str) -> Obstacle {
    Obstacle::UserError(said.to_owned())
}
