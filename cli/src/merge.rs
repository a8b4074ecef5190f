//! `bitqueens merge`

use std::{io::Write, path::Path};

use crate::{Failure, arguments::Merge, ledger_file, output::print, summary};

/// Puts ledgers of one plan together.
pub(crate) fn merge(arguments: &Merge) -> Result<(), Failure> {
    let Some((first, others)) = arguments.files.split_first() else {
        return Ok(());
    };
    let mut whole = ledger_file::read(first)?;
    for path in others {
        let part = ledger_file::read(path)?;
        let merged = whole.merge(&part);
        merged.map_err(|error| Failure::refused(path.display(), error))?;
    }
    match &arguments.output {
        Some(path) if path != Path::new("-") => ledger_file::write(path, &whole)?,
        _ => print(|output| writeln!(output, "{whole}"))?,
    }
    summary::tell(&whole)
}
