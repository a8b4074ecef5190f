//! Taking the page's program apart at its split points.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use wasm_split_cli_support::{Options, transform};

use super::{chunks, files, stops};
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
    let mut options = Options::new(&program);
    options.output_dir = inside;
    options.main_out_path = &main;
    options.main_module = &script;
    let split = transform(options).map_err(|error| failure(&error))?;
    let mut parts = split.prefetch_map.into_iter().collect();
    chunks::join(inside, &mut parts)?;
    for names in parts.values_mut() {
        for name in names {
            name.push_str(".wasm");
        }
    }
    Ok(Split { main, parts })
}
