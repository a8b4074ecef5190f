//! Ledgers in files.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use bitqueens_core::counting::{Ledger, Plan};

use crate::Failure;

/// The longest text that is read: a ledger has some ten kilobytes.
const LONGEST: u64 = 1 << 20;

/// Reads a ledger; `-` is the standard input.
pub(crate) fn read(path: &Path) -> Result<Ledger, Failure> {
    let mut text = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(LONGEST).read_to_end(&mut text)
    } else {
        File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut text))
    };
    let refused = |why: &dyn std::fmt::Display| Failure::refused(path.display(), why);
    read.map_err(|error| refused(&error))?;
    let text = String::from_utf8(text).map_err(|_| refused(&"it is not a text"))?;
    text.trim_end().parse().map_err(|error| refused(&error))
}

/// Reads the ledger that a count of this plan goes on from; an empty one where there is no file yet.
pub(crate) fn read_or_new(path: &Path, plan: Plan) -> Result<Ledger, Failure> {
    if !path.exists() {
        let ledger = Ledger::new(plan);
        // A folder that cannot be written is said now, not after hours.
        write(path, &ledger)?;
        return Ok(ledger);
    }
    let ledger = read(path)?;
    let found = ledger.plan();
    if found == plan {
        Ok(ledger)
    } else {
        let why = format!(
            "it counts N = {} by the {}, not N = {} by the {}",
            found.size(),
            found.method(),
            plan.size(),
            plan.method()
        );
        Err(Failure::refused(path.display(), why))
    }
}

/// Writes a ledger in one piece: whoever is stopped in the middle leaves the file as it was.
pub(crate) fn write(path: &Path, ledger: &Ledger) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = File::create(&beside).and_then(|mut file| {
        writeln!(file, "{ledger}")?;
        file.sync_data()?;
        fs::rename(&beside, path)
    });
    written.map_err(|error| Failure::refused(path.display(), error))
}
