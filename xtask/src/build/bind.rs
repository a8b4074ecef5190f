//! Writing the JavaScript of a program.

use std::{mem, path::Path};

use wasm_bindgen_cli_support::{Bindgen, Output};

use super::{files, read};
use crate::Failure;

/// Where a program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runs {
    /// In the page, or wherever its script is imported.
    Page,
    /// In a worker of the page.
    Worker,
}

/// Writes a program's wasm, its JavaScript and the script that starts it into a folder, under the
/// names that Trunk gives them: `NAME_bg.wasm`, `NAME.js`, `NAME_loader.js`.
///
/// The functions that the wasm imports from the JavaScript get short names: those of wasm-bindgen
/// end with a digest of 16 digits, which no compression makes smaller.
pub(crate) fn bind(wasm: &Path, name: &str, runs: Runs, folder: &Path) -> Result<(), Failure> {
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
    files::write(&script, text)?;
    let init = format!("import init from \"./{name}.js\";\n");
    let start = match runs {
        Runs::Page => format!(
            "await init({{ module_or_path: new URL(\"./{name}_bg.wasm\", import.meta.url) }});\n"
        ),
        // The page compiles the program once and hands it to every worker.
        Runs::Worker => {
            "onmessage = ({ data }) => init({ module_or_path: data }).catch(reportError);\n".into()
        }
    };
    files::write(&folder.join(format!("{name}_loader.js")), init + &start)
}

/// Gives short names to what the wasm imports from its JavaScript; returns the long and the short ones.
fn shorten(output: &mut Output, name: &str) -> Vec<(String, String)> {
    let script = format!("./{name}_bg.js");
    let imports = output.wasm_mut().imports.iter_mut();
    imports
        .filter(|import| import.module == script)
        .enumerate()
        .map(|(index, import)| {
            let short = format!("i{index}");
            (mem::replace(&mut import.name, short.clone()), short)
        })
        .collect()
}
