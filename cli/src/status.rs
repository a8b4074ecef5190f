//! `bitqueens status`

use crate::{Failure, arguments::Status, ledger_file, ledger_report};

/// Prints how far a ledger is.
pub(crate) fn status(arguments: &Status) -> Result<(), Failure> {
    let ledger = ledger_file::read(&arguments.file)?;
    ledger_report::print_facts(&ledger_report::facts(&ledger), arguments.json)?;
    ledger_report::judge(&ledger)
}
