//! One process at a time at a file.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use same_file::Handle;

/// What a process holds while it reads a file, changes it and writes it.
///
/// The lock lies on a file beside it, for the file itself is replaced by each write.
/// The system gives it back when the process ends, however it ends.
pub(crate) struct Lock {
    held: Option<File>,
    path: PathBuf,
}

impl Lock {
    /// Waits until no other process holds the lock of a file.
    /// In a folder that has no locks nothing is held.
    pub(crate) fn of(file: &Path) -> io::Result<Self> {
        let mut path = file.as_os_str().to_owned();
        path.push(".lock");
        let path = PathBuf::from(path);
        loop {
            let opened = OpenOptions::new()
                .create(true)
                .write(true)
                .truncate(false)
                .open(&path)?;
            match opened.lock() {
                Ok(()) => {}
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => return Ok(Self { held: None, path }),
            }
            // Whoever had it before may have removed the file while this process waited for it.
            let locked = Handle::from_file(opened.try_clone()?)?;
            if Handle::from_path(&path).is_ok_and(|there| there == locked) {
                let held = Some(opened);
                return Ok(Self { held, path });
            }
        }
    }

    /// Tests whether other processes are kept away.
    pub(crate) fn is_held(&self) -> bool {
        self.held.is_some()
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Before the lock is given back. A file that stays is locked by the next process.
        let _: io::Result<()> = fs::remove_file(&self.path);
    }
}
