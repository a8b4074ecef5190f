//! The standard output.

use std::io::{self, BufWriter, StdoutLock, Write};

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
