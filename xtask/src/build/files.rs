//! Files and folders: listed, copied, named after their content.

use std::{
    fs,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use crate::Failure;

/// Every file of a folder and of those in it, in order.
pub(crate) fn below(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut folders = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let unreadable = |error| format!("cannot read {}: {error}", folder.display());
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// A file's name inside a folder, with slashes, as an address has them.
pub(crate) fn name_in(folder: &Path, file: &Path) -> String {
    let name = file.strip_prefix(folder).unwrap_or(file);
    name.to_string_lossy().replace('\\', "/")
}

/// Tells whether a name has that ending, given without its dot.
pub(crate) fn ends_in(name: &str, ending: &str) -> bool {
    Path::new(name).extension().is_some_and(|own| own == ending)
}

/// Sixteen hexadecimal digits of a folder's names and contents.
pub(crate) fn digest(folder: &Path) -> Result<String, Failure> {
    let mut digest = Sha256::new();
    for file in below(folder)? {
        digest.update(name_in(folder, &file));
        digest.update(Sha256::digest(read(&file)?));
    }
    Ok(digits(digest))
}

/// Sixteen hexadecimal digits of a content.
pub(crate) fn digest_of(content: &[u8]) -> String {
    digits(Sha256::new_with_prefix(content))
}

fn digits(digest: Sha256) -> String {
    let mut digits = format!("{:x}", digest.finalize());
    digits.truncate(DIGEST);
    digits
}

/// The digits of a digest.
const DIGEST: usize = 16;

/// Whether a name is a digest, as the folder of a build has it.
pub(crate) fn is_digest(name: &str) -> bool {
    name.len() == DIGEST && name.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// A file's bytes.
pub(crate) fn read(file: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(file).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

/// Makes a folder that is there and empty.
pub(crate) fn empty(folder: &Path) -> Result<(), Failure> {
    let failure = |error| format!("cannot empty {}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(failure)?;
    }
    fs::create_dir_all(folder).map_err(failure)
}

/// Copies a file or a whole folder; the folders above the copy are made.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let copied = if from.is_dir() {
        for file in below(from)? {
            copy(&file, &to.join(name_in(from, &file)))?;
        }
        return Ok(());
    } else if let Some(above) = to.parent() {
        fs::create_dir_all(above).and_then(|()| fs::copy(from, to))
    } else {
        fs::copy(from, to)
    };
    copied.map(drop).map_err(|error| {
        format!(
            "cannot copy {} to {}: {error}",
            from.display(),
            to.display()
        )
    })
}

/// Writes a file; the folders above it are made.
pub(crate) fn write(path: &Path, text: impl AsRef<[u8]>) -> Result<(), Failure> {
    let above = path.parent().map_or(Ok(()), fs::create_dir_all);
    above
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Gives a file or a folder another name.
pub(crate) fn rename(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::rename(from, to).map_err(|error| {
        format!(
            "cannot rename {} to {}: {error}",
            from.display(),
            to.display()
        )
    })
}
