//! Files that are written in one piece.

use std::{
    ffi::OsString,
    fs::{self, File, Metadata, OpenOptions},
    io::{self, Seek, Write},
    path::{Path, PathBuf},
};

use bitqueens_core::counting::checksum;
use tempfile::{Builder, NamedTempFile};

/// The longest name, in bytes, that stands in the names of the files beside it; systems take some 255.
const LONGEST_NAME: usize = 200;

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

/// A file beside another one, for this command alone: `.bitqueens-NAME` and an ending.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(".bitqueens-");
    match path.file_name() {
        Some(own) if own.len() <= LONGEST_NAME => name.push(own),
        own => {
            let own = own.unwrap_or_default().as_encoded_bytes();
            name.push(format!("{:016x}", checksum(own)));
        }
    }
    name.push(ending);
    folder_of(path).join(name)
}

/// Writes a line to a resolved path.
///
/// A regular file is replaced in one piece and keeps its mode and its owner: whoever is stopped in the middle
/// leaves it as it was, and a reader sees the old text or the new one. One that may not be written is refused. One
/// with another name, or whose owner cannot be kept, is written in place, and a file beside it has the text meanwhile.
/// A device or a pipe is written as it is.
pub(crate) fn write(path: &Path, line: &str) -> io::Result<()> {
    let there = match fs::metadata(path) {
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    // Without creating or cutting it: a file that may not be written says so now.
    let opened = there
        .is_some()
        .then(|| OpenOptions::new().write(true).open(path))
        .transpose()?;
    let (Some(there), Some(mut opened)) = (there, opened) else {
        return persist(written_beside(path, line)?, path);
    };
    if !there.is_file() {
        return writeln!(opened, "{line}");
    }
    let new = written_beside(path, line)?;
    new.as_file().set_permissions(there.permissions())?;
    if has_other_names(&there) || !keeps_owner(new.as_file(), &there)? {
        persist(new, &beside(path, WHOLE))?;
        writeln!(opened, "{line}")?;
        // What was there may have been longer.
        let len = opened.stream_position()?;
        opened.set_len(len)?;
        opened.sync_data()?;
    } else {
        // Windows replaces no file that is open.
        drop(opened);
        persist(new, path)?;
    }
    // Of this write, or of one whose process was killed.
    let whole = beside(path, WHOLE);
    if fs::symlink_metadata(&whole).is_ok_and(|there| there.is_file()) {
        fs::remove_file(whole)?;
    }
    Ok(())
}

/// The ending of the file beside another one that has its text while that is written in place.
const WHOLE: &str = ".whole";

/// Opens the text of a file that is just being written in place, or was when its process was killed.
pub(crate) fn open_whole(path: &Path) -> io::Result<File> {
    let file = plainly(OpenOptions::new().read(true)).open(beside(path, WHOLE))?;
    if file.metadata()?.is_file() {
        Ok(file)
    } else {
        Err(io::ErrorKind::InvalidInput.into())
    }
}

/// Follows no link, and waits for no pipe.
pub(crate) fn plainly(opening: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(opening, libc::O_NOFOLLOW | libc::O_NONBLOCK);
    opening
}

/// Removes what a process that was killed left beside a file. Whoever calls holds its lock. What belongs to a ledger
/// whose name goes on behind this one's has a `-` more.
pub(crate) fn clear(path: &Path) -> io::Result<()> {
    let beginning = beside(path, "-");
    let Some(beginning) = beginning.file_name() else {
        return Ok(());
    };
    let beginning = beginning.as_encoded_bytes();
    for entry in fs::read_dir(folder_of(path))? {
        let entry = entry?;
        let name = entry.file_name();
        let drawn = name.as_encoded_bytes().strip_prefix(beginning);
        let drawn = drawn.and_then(|rest| rest.strip_suffix(b".new"));
        let ours = drawn.is_some_and(|drawn| drawn.iter().all(u8::is_ascii_alphanumeric));
        if ours && entry.file_type()?.is_file() {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// A line in a file of a name that no other process has, with the mode of every new file.
fn written_beside(path: &Path, line: &str) -> io::Result<NamedTempFile> {
    let beginning = beside(path, "-");
    let mut builder = Builder::new();
    builder
        .prefix(beginning.file_name().unwrap_or_default())
        .suffix(".new");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut new = builder.tempfile_in(folder_of(path))?;
    writeln!(new, "{line}")?;
    new.as_file().sync_data()?;
    Ok(new)
}

fn persist(new: NamedTempFile, path: &Path) -> io::Result<()> {
    new.persist(path)?;
    Ok(())
}

#[cfg(unix)]
fn has_other_names(there: &Metadata) -> bool {
    1 < std::os::unix::fs::MetadataExt::nlink(there)
}

#[cfg(not(unix))]
fn has_other_names(_: &Metadata) -> bool {
    false
}

/// Gives a new file the owner of the old one; tells whether it has it.
#[cfg(unix)]
fn keeps_owner(new: &File, there: &Metadata) -> io::Result<bool> {
    use std::os::unix::fs::{MetadataExt, fchown};

    let made = new.metadata()?;
    let (uid, gid) = (there.uid(), there.gid());
    if (made.uid(), made.gid()) == (uid, gid) {
        return Ok(true);
    }
    let given = fchown(new, Some(uid), Some(gid)).is_ok();
    if given {
        // Giving a file away can take bits of its mode.
        new.set_permissions(there.permissions())?;
    }
    Ok(given)
}

#[cfg(not(unix))]
fn keeps_owner(_: &File, _: &Metadata) -> io::Result<bool> {
    Ok(true)
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent();
    folder
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}
