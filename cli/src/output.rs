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

/// Writes a line to the standard error. One that nobody takes is no reason to stop.
pub(crate) fn say(line: impl fmt::Display) {
    let _: io::Result<()> = writeln!(io::stderr(), "bitqueens: {line}");
}
