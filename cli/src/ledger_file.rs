//! Ledgers in files.

use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

use bitqueens_core::counting::{Ledger, Plan};

use crate::{Failure, lock::Lock, output::say, whole_file};

/// The longest text that is read or written, so that a device without an end is refused: the ledger
/// of a plan has some ten kilobytes, and with gaps everywhere some megabytes.
const LONGEST: usize = 1 << 28;

/// Reads a ledger; `-` is the standard input.
pub(crate) fn read(path: &Path) -> Result<Ledger, Failure> {
    let mut text = Vec::new();
    let longest = u64::try_from(LONGEST).unwrap_or(u64::MAX);
    let read = if path == Path::new("-") {
        io::stdin().lock().take(longest).read_to_end(&mut text)
    } else {
        File::open(path).and_then(|file| file.take(longest).read_to_end(&mut text))
    };
    let refused = |why: &dyn std::fmt::Display| Failure::refused(path.display(), why);
    read.map_err(|error| refused(&error))?;
    let text = String::from_utf8(text).map_err(|_| refused(&"it is not a text"))?;
    text.trim_end().parse().map_err(|error| refused(&error))
}

/// Writes a ledger, in place of what the file held.
pub(crate) fn write(path: &Path, ledger: &Ledger) -> Result<(), Failure> {
    let text = ledger.to_string();
    if LONGEST <= text.len() {
        let why = format!("{} bytes are too many to be read again", text.len());
        return Err(Failure::refused(path.display(), why));
    }
    let written = whole_file::write(path, &text);
    written.map_err(|error| Failure::refused(path.display(), error))
}

/// A file that a count goes on from, and that other processes may write too.
pub(crate) struct SharedLedger {
    path: PathBuf,
    /// The folder has no locks, and that has been said.
    is_unlocked: bool,
}

impl SharedLedger {
    /// The file of a plan, and the ledger in it; an empty one where there is no file yet.
    pub(crate) fn open(path: &Path, plan: Plan) -> Result<(Self, Ledger), Failure> {
        let refused = |why: &dyn std::fmt::Display| Failure::refused(path.display(), why);
        if path == Path::new("-") {
            let why = "a count goes on from a file; without --ledger, --jobs prints its ledger";
            return Err(refused(&why));
        }
        let path = whole_file::resolve(path).map_err(|error| refused(&error))?;
        if fs::metadata(&path).is_ok_and(|metadata| !metadata.is_file()) {
            return Err(refused(&"a count goes on from a regular file"));
        }
        let mut file = Self {
            path,
            is_unlocked: false,
        };
        // A folder that cannot be written is said now, not after hours.
        let ledger = file.merge(&Ledger::new(plan), 0)?;
        Ok((file, ledger))
    }

    /// The path, links followed.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Merges a ledger with what other processes have written, adds the time that it took since the
    /// last merge, and returns the whole, which is now in the file.
    pub(crate) fn merge(&mut self, ledger: &Ledger, since_ms: u64) -> Result<Ledger, Failure> {
        let locked = Lock::of(&self.path);
        let lock = locked.map_err(|error| Failure::refused(self.path.display(), error))?;
        if !lock.is_held() && !self.is_unlocked {
            self.is_unlocked = true;
            say(format_args!(
                "{}: this folder has no locks. Let one process alone write this file; of two, one may \
                 lose what it counts",
                self.path.display()
            ));
        }
        let is_there = fs::exists(&self.path);
        let is_there = is_there.map_err(|error| Failure::refused(self.path.display(), error))?;
        let mut whole = if is_there {
            self.read_of(ledger.plan())?
        } else {
            ledger.clone()
        };
        let before_ms = whole.elapsed_ms().max(ledger.elapsed_ms());
        let merged = whole.merge(ledger);
        merged.map_err(|error| Failure::Wrong(format!("{}: {error}", self.path.display())))?;
        let whole = whole.with_elapsed_ms(before_ms.saturating_add(since_ms));
        write(&self.path, &whole)?;
        Ok(whole)
    }

    /// What the file holds, which has to be of a plan.
    fn read_of(&self, plan: Plan) -> Result<Ledger, Failure> {
        let ledger = read(&self.path)?;
        let found = ledger.plan();
        if found == plan {
            return Ok(ledger);
        }
        let why = format!(
            "it counts N = {} by the {}, not N = {} by the {}",
            found.size(),
            found.method(),
            plan.size(),
            plan.method()
        );
        Err(Failure::refused(self.path.display(), why))
    }
}
