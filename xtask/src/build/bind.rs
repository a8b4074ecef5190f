//! Writing the JavaScript of a program.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use super::files;
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
pub(crate) fn bind(wasm: &Path, name: &str, runs: Runs, folder: &Path) -> Result<(), Failure> {
    let failure = |error| format!("no JavaScript for {}: {error:#}", wasm.display());
    Bindgen::new()
        .input_path(wasm)
        .out_name(name)
        .web(true)
        .map_err(failure)?
        .typescript(false)
        // Names and exports are what the parts of a program are joined by.
        .demangle(false)
        .keep_lld_exports(true)
        .generate(folder)
        .map_err(failure)?;
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
