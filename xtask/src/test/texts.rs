//! What must not stand in a program that readers fetch.

use std::path::Path;

use crate::{Failure, build::files};

/// The text of a panic that every program could come to, and how the names of source files begin
/// where the build leaves them as they are on its machine.
const REPORTS: [&str; 3] = ["index out of bounds", "registry/src", "rustlib/src"];

/// Fails if a program of a built folder holds the report of a panic, or names a source file by where
/// it lay.
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
        if let Some(report) = REPORTS.iter().find(holds) {
            return Err(format!(
                "{} holds \"{report}\": readers would fetch a text that helps nobody",
                file.display()
            ));
        }
    }
    Ok(())
}
