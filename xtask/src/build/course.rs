//! The files of the course: read from its folder, and written for the program to fetch.

use std::path::Path;

use bitqueens_course::reader;

use crate::{Failure, run::step};

/// The folder of the course's texts.
pub(crate) const FOLDER: &str = "course";

/// Reads the course and writes its files beside the page's program.
pub(super) fn write(inside: &Path) -> Result<(), Failure> {
    step("Reading the course", || {
        reader::write(Path::new(FOLDER), inside)
    })
}
