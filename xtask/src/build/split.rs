//! Taking the page's program apart at its split points.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use wasm_split_cli_support::{Options, transform};

use super::{chunks, common, files, stops};
use crate::Failure;

/// A program in parts.
pub(crate) struct Split {
    /// The part that is fetched first; wasm-bindgen is still to read it.
    pub(crate) main: PathBuf,
    /// The other parts by name, each with the names of the files that it is fetched with.
    pub(crate) parts: BTreeMap<String, Vec<String>>,
}

/// Takes a linked program apart. The main part goes into the folder `work`, everything else into
/// `inside`, where the script `NAME.js` will lie.
pub(crate) fn split(wasm: &Path, work: &Path, inside: &Path, name: &str) -> Result<Split, Failure> {
    let failure = |error: &dyn std::fmt::Display| {
        format!("{} cannot be taken apart: {error}", wasm.display())
    };
    let program = files::read(wasm)?;
    fs::create_dir_all(work).map_err(|error| failure(&error))?;
    let main = work.join(format!("{name}.wasm"));
    let script = format!("./{name}.js");
    let program = stops::cut(&program).map_err(|error| failure(&error))?;
    let apart = |program: &[u8], to: &Path| -> Result<BTreeMap<_, _>, Failure> {
        let mut options = Options::new(program);
        options.output_dir = to;
        options.main_out_path = &main;
        options.main_module = &script;
        let split = transform(options).map_err(|error| failure(&error))?;
        Ok(split.prefetch_map.into_iter().collect())
    };
    let tried = work.join("tried");
    let shared = common::functions(&tried, &apart(&program, &tried)?)?;
    let program = common::marked(&program, &shared).map_err(|error| failure(&error))?;
    let mut parts = apart(&program, inside)?;
    let unmarked = common::unmarked(&files::read(&main)?).map_err(|error| failure(&error))?;
    files::write(&main, unmarked)?;
    chunks::join(inside, &mut parts)?;
    for names in parts.values_mut() {
        for name in names {
            name.push_str(".wasm");
        }
    }
    Ok(Split { main, parts })
}
