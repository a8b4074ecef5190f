//! What must not stand in a program that readers fetch.

use std::path::Path;

use crate::{Failure, build::files};

/// How the names of source files begin where the build leaves them as they are on its machine.
const PLACES: [&str; 2] = ["registry/src", "rustlib/src"];

/// Fails if a program of a built folder names a source file by where it lay.
pub(crate) fn check(folder: &Path) -> Result<(), Failure> {
    for file in files::below(folder)? {
        if file.extension().is_none_or(|ending| ending != "wasm") {
            continue;
        }
        let program = files::read(&file)?;
        let holds = |text: &&&str| {
            program
                .windows(text.len())
                .any(|part| part == text.as_bytes())
        };
        if let Some(place) = PLACES.iter().find(holds) {
            return Err(format!(
                "{} holds \"{place}\": it would be another file on another machine",
                file.display()
            ));
        }
    }
    Ok(())
}
