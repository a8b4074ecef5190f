//! The standard output and the standard error.

use std::{
    fmt,
    io::{self, BufWriter, StdoutLock, Write},
};

use crate::Failure;

/// Writes results to the standard output, in large pieces.
pub(crate) fn print(
    write: impl FnOnce(&mut BufWriter<StdoutLock>) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut output = BufWriter::new(io::stdout().lock());
    write(&mut output)?;
    output.flush()?;
    Ok(())
}

/// Prints a result that may be the work of days. Where the standard output cannot be written, the standard error has it.
/// Whoever closed it early has read enough; the command still ends by its verdict.
pub(crate) fn print_result(text: &str) -> Result<(), Failure> {
    match print(|output| output.write_all(text.as_bytes())) {
        Ok(()) | Err(Failure::NobodyReads) => Ok(()),
        Err(failure) => {
            text.lines().for_each(say);
            Err(failure)
        }
    }
}

/// Writes a line to the standard error. One that nobody takes is no reason to stop.
pub(crate) fn say(line: impl fmt::Display) {
    let line = printable(&line.to_string());
    let _: io::Result<()> = writeln!(io::stderr(), "bitqueens: {line}");
}

/// A text without what moves a terminal's cursor or changes its colours: names of files may hold anything.
pub(crate) fn printable(text: &str) -> String {
    let mut printable = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() && letter != '\n' {
            printable.extend(letter.escape_default());
        } else {
            printable.push(letter);
        }
    }
    printable
}
