//! Writes questions of the course for Moodle: `moodle FILE LANGUAGE VERSIONS [LESSON…]`, without a lesson every one.

use std::{env, process::ExitCode};

use bitqueens::documents::moodle;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [file, language, versions, slugs @ ..] = &arguments[..] else {
        eprintln!("moodle: which file? `moodle FILE LANGUAGE VERSIONS [LESSON…]` writes it");
        return ExitCode::FAILURE;
    };
    match moodle::write(file.as_ref(), language, versions, slugs) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("moodle: {failure}");
            ExitCode::FAILURE
        }
    }
}
