//! Files that are written in one piece.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use tempfile::{Builder, NamedTempFile};

/// Follows symbolic links to the file that is to be written, which need not be there yet.
pub(crate) fn resolve(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => match fs::read_link(path) {
            Ok(target) => resolve(&folder_of(path).join(target)),
            Err(_) => Ok(path.to_owned()),
        },
        found => found,
    }
}

/// Writes a line to what a path leads to.
///
/// A regular file is replaced in one piece and keeps its mode: whoever is stopped in the middle
/// leaves it as it was, and a reader sees the old text or the new one. A device or a pipe is
/// written as it is.
pub(crate) fn write(path: &Path, line: &str) -> io::Result<()> {
    let path = resolve(path)?;
    let there = match fs::metadata(&path) {
        Ok(metadata) if metadata.is_file() => Some(metadata.permissions()),
        Ok(_) => {
            let mut other = OpenOptions::new().write(true).open(&path)?;
            return writeln!(other, "{line}");
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let mut new = new_beside(&path)?;
    writeln!(new, "{line}")?;
    if let Some(permissions) = there {
        new.as_file().set_permissions(permissions)?;
    }
    new.as_file().sync_data()?;
    new.persist(&path)?;
    Ok(())
}

/// A file of a name that no other process has, with the mode of every new file.
fn new_beside(path: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".bitqueens-").suffix(".new");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder_of(path))
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent();
    folder
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}
