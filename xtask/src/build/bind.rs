//! Writing the JavaScript of a program.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::Failure;

/// Writes a program's wasm and its JavaScript into a folder, under the names that Trunk gives them:
/// `NAME_bg.wasm`, `NAME.js`.
pub(crate) fn bind(wasm: &Path, name: &str, folder: &Path) -> Result<(), Failure> {
    Bindgen::new()
        .input_path(wasm)
        .out_name(name)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                // Names and exports are what the parts of a program are joined by.
                .demangle(false)
                .keep_lld_exports(true)
                .generate(folder)
        })
        .map_err(|error| format!("no JavaScript for {}: {error:#}", wasm.display()))
}
