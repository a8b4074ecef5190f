//! `epub`: the course as a book, by the project's own program.

use std::{path::Path, process::Command};

use bitqueens_course::Lang;

use crate::{
    Failure, Place,
    run::{output, run, run_quietly, say, step, writer},
};

/// Where the books are put.
const FOLDER: &str = "target/epub";
/// Where Debian's package `epubcheck` puts its program. Elsewhere the command of that name is called.
const ARCHIVE: &str = "/usr/share/java/epubcheck.jar";

/// Writes the book of each language, such as `bitqueens-ja.epub`, and has them checked where `epubcheck` is installed.
pub(crate) fn epub(place: &Place) -> Result<(), Failure> {
    step("Writing the course as a book", || {
        let mut book = writer("run", "book");
        run(
            book.args(["--", FOLDER]).args(&place.url),
            "the book cannot be written; the lines above say why",
        )
    })?;
    let Some(checker) = checker() else {
        say(
            "epubcheck is not here, so nobody checks the books; on Debian its package is `epubcheck`",
        );
        return Ok(());
    };
    for language in Lang::ALL.map(Lang::tag) {
        let name = format!("bitqueens-{language}.epub");
        let [program, arguments @ ..] = &checker[..] else {
            continue;
        };
        step(&format!("epubcheck reads {name}"), || {
            let mut check = Command::new(program);
            check.args(arguments).arg("--failonwarnings");
            run_quietly(
                check.arg(Path::new(FOLDER).join(&name)),
                "the book has mistakes; the lines above say which",
            )
        })?;
    }
    Ok(())
}

/// The command that checks a book, with its first arguments; `None` where it is not installed.
fn checker() -> Option<Vec<&'static str>> {
    let java = Path::new(ARCHIVE).exists() && output("java", &["-version"]).is_some();
    if java {
        return Some(vec!["java", "-jar", ARCHIVE]);
    }
    output("epubcheck", &["--version"]).map(|_| vec!["epubcheck"])
}
