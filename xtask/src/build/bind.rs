//! Writing the JavaScript of a program.

use std::{mem, path::Path};

use wasm_bindgen_cli_support::{Bindgen, Output};

use super::{files, read};
use crate::Failure;

/// Writes a program's wasm and its JavaScript into a folder, under the names that Trunk gives them:
/// `NAME_bg.wasm`, `NAME.js`.
///
/// What the wasm imports gets a short name: wasm-bindgen ends each with a digest of 16 digits, which no
/// compression makes smaller (7 KB, gzip, before a press works).
pub(crate) fn bind(wasm: &Path, name: &str, folder: &Path) -> Result<(), Failure> {
    let failure = |error| format!("no JavaScript for {}: {error:#}", wasm.display());
    let mut output = Bindgen::new()
        .input_path(wasm)
        .out_name(name)
        .web(true)
        .map_err(failure)?
        .typescript(false)
        // Names and exports are what the parts of a program are joined by.
        .demangle(false)
        .keep_lld_exports(true)
        .generate_output()
        .map_err(failure)?;
    let names = shorten(&mut output, name);
    output.emit(folder).map_err(failure)?;
    let script = folder.join(format!("{name}.js"));
    let mut text = read(&script)?;
    for (long, short) in names {
        let key = format!(" {long}:");
        if !text.contains(&key) {
            return Err(format!("{} has no {long}", script.display()));
        }
        text = text.replacen(&key, &format!(" {short}:"), 1);
    }
    files::write(&script, text)
}

/// Gives short names to what the wasm imports from its JavaScript; returns the long and the short ones.
fn shorten(output: &mut Output, name: &str) -> Vec<(String, String)> {
    let script = format!("./{name}_bg.js");
    let imports = output.wasm_mut().imports.iter_mut();
    let own = imports.filter(|import| import.module == script);
    own.enumerate()
        .map(|(index, import)| {
            let short = format!("i{index}");
            (mem::replace(&mut import.name, short.clone()), short)
        })
        .collect()
}
