//! Ledgers in files.

use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    time::Instant,
};

use bitqueens_core::counting::{Ledger, LedgerError, Plan, RecordError};

use crate::{
    Failure,
    lock::{LONG_WAIT, Lock, say_busy},
    output::say,
    stop::Stop,
    whole_file,
};

/// Reads a ledger; `-` is the standard input.
///
/// A file that is written in place is torn for a moment, and for longer where its process was killed or its disk is
/// full. Its text then stands beside it, or, when that has gone, in it again.
pub(crate) fn read(path: &Path) -> Result<Ledger, Failure> {
    let bytes = if path == Path::new("-") {
        bytes_of(io::stdin().lock())
    } else {
        File::open(path).and_then(bytes_of)
    };
    let refused = |why: &dyn std::fmt::Display| Failure::refused(path.display(), why);
    let bytes = bytes.map_err(|error| refused(&error))?;
    let torn = match parse(&bytes) {
        Err(why) if path != Path::new("-") => why,
        read => return read.map_err(|why| refused(&why)),
    };
    let beside =
        whole_file::resolve(path).and_then(|path| bytes_of(whole_file::open_whole(&path)?));
    if let Ok(ledger) = beside
        .map_err(|_| ())
        .and_then(|bytes| parse(&bytes).map_err(drop))
    {
        return Ok(ledger);
    }
    let is_regular = fs::metadata(path).is_ok_and(|there| there.is_file());
    let again = is_regular.then(|| File::open(path).and_then(bytes_of));
    let again = again.and_then(|bytes| parse(&bytes.ok()?).ok());
    again.ok_or_else(|| refused(&torn))
}

/// All that there is to read, up to more than a ledger has: a device without an end is refused as a text that is too long.
fn bytes_of(file: impl Read) -> io::Result<Vec<u8>> {
    // Around the text are a byte order mark and the end of the line.
    let longest = u64::try_from(Ledger::LONGEST_TEXT + 64).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    file.take(longest).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn parse(bytes: &[u8]) -> Result<Ledger, String> {
    let text = text_of(bytes)?;
    text.parse().map_err(|error: LedgerError| error.to_string())
}

/// The text of a ledger's bytes, without the byte order mark that some editors write.
fn text_of(bytes: &[u8]) -> Result<&str, String> {
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err("it is written as UTF-16; save it as UTF-8 or ASCII".into());
    }
    let text = std::str::from_utf8(bytes).map_err(|_| "it is not a text".to_owned())?;
    let text = text.trim_start_matches('\u{feff}').trim_end();
    if text.is_empty() {
        return Err("it is empty".into());
    }
    Ok(text)
}

/// Writes what `made` makes of a ledger to a file in place of what is there. Where that is one of the ledgers that were
/// read, `made` gets it as it is now, for another process may have written more to it in the meantime.
pub(crate) fn write_made(
    path: &Path,
    read: &[PathBuf],
    stop: &Stop,
    made: impl FnOnce(Option<Ledger>) -> Result<Ledger, RecordError>,
) -> Result<Ledger, Failure> {
    let refused = |error: io::Error| Failure::refused(path.display(), error);
    let path = &whole_file::resolve(path).map_err(refused)?;
    let is_regular = fs::metadata(path).map_or_else(
        |error| error.kind() == io::ErrorKind::NotFound,
        |metadata| metadata.is_file(),
    );
    let lock = is_regular.then(|| Lock::wait(path, stop)).transpose()?;
    if lock.as_ref().is_some_and(Lock::is_held) {
        whole_file::clear(path).map_err(refused)?;
    }
    let same = |file: &PathBuf| same_file::is_same_file(file, path).unwrap_or(false);
    let is_one_of_them = is_regular && read.iter().any(same);
    let there = is_one_of_them.then(|| self::read(path)).transpose()?;
    let ledger =
        made(there).map_err(|error| Failure::Wrong(format!("{}: {error}", path.display())))?;
    write(path, &ledger)?;
    Ok(ledger)
}

/// Writes a ledger, in place of what the file held.
fn write(path: &Path, ledger: &Ledger) -> Result<(), Failure> {
    let text = ledger.to_string();
    if Ledger::LONGEST_TEXT < text.len() {
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
    /// Since when another process holds the lock, and whether that has been said.
    busy: Option<(Instant, bool)>,
}

impl SharedLedger {
    /// The file of a plan, and the ledger in it; an empty one where there is no file yet.
    pub(crate) fn open(path: &Path, plan: Plan, stop: &Stop) -> Result<(Self, Ledger), Failure> {
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
            busy: None,
        };
        // A folder that cannot be written is said now, not after hours.
        let lock = Lock::wait(&file.path, stop)?;
        let ledger = file.merge(&lock, &Ledger::new(plan), 0)?;
        Ok((file, ledger))
    }

    /// The path, links followed.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Merges a ledger with what other processes have written, adds the time that it took since the
    /// last merge, and returns the whole, which is now in the file; `None` while another process holds the lock.
    pub(crate) fn try_merge(
        &mut self,
        ledger: &Ledger,
        since_ms: u64,
    ) -> Result<Option<Ledger>, Failure> {
        let Some(lock) = Lock::attempt(&self.path)? else {
            let (since, said) = self.busy.get_or_insert((Instant::now(), false));
            if !*said && LONG_WAIT <= since.elapsed() {
                *said = true;
                say_busy(&self.path);
            }
            return Ok(None);
        };
        self.busy = None;
        self.merge(&lock, ledger, since_ms).map(Some)
    }

    fn merge(&mut self, lock: &Lock, ledger: &Ledger, since_ms: u64) -> Result<Ledger, Failure> {
        let refused = |error: io::Error| Failure::refused(self.path.display(), error);
        if lock.is_held() {
            whole_file::clear(&self.path).map_err(refused)?;
        }
        if !lock.is_held() && !self.is_unlocked {
            self.is_unlocked = true;
            say(format_args!(
                "{}: this folder has no locks. Let one process alone write this file; of two, one may \
                 lose what it counts",
                self.path.display()
            ));
        }
        let is_there = fs::exists(&self.path).map_err(refused)?;
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
