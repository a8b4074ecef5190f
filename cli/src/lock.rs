//! One process at a time at a file.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use same_file::Handle;

use crate::{
    Failure,
    output::say,
    stop::Stop,
    whole_file::{beside, plainly},
};

/// What a process holds while it reads a file, changes it and writes it.
///
/// The lock lies on an empty file beside it, `.bitqueens-NAME.lock`, for the file itself is replaced by each write.
/// The system gives it back when the process ends, however it ends.
pub(crate) struct Lock {
    held: Option<File>,
    path: PathBuf,
}

/// A wait of this time is said.
pub(crate) const LONG_WAIT: Duration = Duration::from_secs(2);

/// A waiting process looks again after this time.
const AGAIN: Duration = Duration::from_millis(50);

impl Lock {
    /// Takes the lock of a file; `None` while another process holds it.
    /// In a folder that has no locks nothing is held.
    ///
    /// # Errors
    /// A file of the lock's name that is none: a link, a pipe, a folder, a file with something in it.
    pub(crate) fn attempt(file: &Path) -> Result<Option<Self>, Failure> {
        let path = beside(file, ".lock");
        let refused = |why: &dyn std::fmt::Display| {
            // Where there is no lock, it is the folder that does not take one.
            let is_there = fs::symlink_metadata(&path).is_ok();
            let name = if is_there { &path } else { file };
            Failure::refused(name.display(), why)
        };
        loop {
            let mut opening = OpenOptions::new();
            opening.create(true).write(true).truncate(false);
            let opened = plainly(&mut opening).open(&path);
            let opened = opened.map_err(|error| refused(&error))?;
            let metadata = opened.metadata().map_err(|error| refused(&error))?;
            if !metadata.is_file() || metadata.len() != 0 {
                let why = "a file of this name keeps other processes away and is empty. Move yours";
                return Err(refused(&why));
            }
            match opened.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(_)) => return Ok(Some(Self { held: None, path })),
            }
            // Whoever had it before may have removed the file in the meantime.
            let same = opened.try_clone().and_then(Handle::from_file);
            let same = same.and_then(|locked| Ok(Handle::from_path(&path)? == locked));
            if same.unwrap_or(false) {
                let held = Some(opened);
                return Ok(Some(Self { held, path }));
            }
        }
    }

    /// Waits for the lock of a file, and says so when it takes long.
    ///
    /// # Errors
    /// As [`Lock::attempt`]; [`Failure::Stopped`] when a signal comes.
    pub(crate) fn wait(file: &Path, stop: &Stop) -> Result<Self, Failure> {
        let since = Instant::now();
        let mut said = false;
        loop {
            if let Some(lock) = Self::attempt(file)? {
                return Ok(lock);
            }
            if let Some(signal) = stop.signal() {
                let kept = format!("stopped: nothing was written to {}", file.display());
                return Err(Failure::Stopped { signal, kept });
            }
            if !said && LONG_WAIT <= since.elapsed() {
                said = true;
                say_busy(file);
            }
            thread::sleep(AGAIN);
        }
    }

    /// Tests whether other processes are kept away.
    pub(crate) fn is_held(&self) -> bool {
        self.held.is_some()
    }
}

/// Says that another process holds the lock of a file.
pub(crate) fn say_busy(file: &Path) {
    say(format_args!(
        "{}: another process holds its lock, {}",
        file.display(),
        beside(file, ".lock").display()
    ));
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Before the lock is given back. What is there has this name and is empty, so a process made it for its lock;
        // a file that stays is locked by the next process.
        if fs::symlink_metadata(&self.path).is_ok_and(|there| there.is_file() && there.len() == 0) {
            let _: std::io::Result<()> = fs::remove_file(&self.path);
        }
    }
}
