//! Writes the course as a book in each language: `book FOLDER [URL]`.

use std::{env, path::PathBuf, process::ExitCode};

use bitqueens::documents::book::Book;

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let Some(folder) = arguments.next().map(PathBuf::from) else {
        eprintln!("book: which folder? `book FOLDER [URL]` writes the course into it");
        return ExitCode::FAILURE;
    };
    let url = arguments.next().map(|url| {
        let url = url.to_string_lossy().into_owned();
        format!("{}/", url.trim_end_matches('/'))
    });
    match Book::write_all(&folder, url.as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("book: the course cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}
