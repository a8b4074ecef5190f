//! Gives the program a digest of the sources that page and workers share, by which it tells builds apart.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::{Path, PathBuf},
};

/// The messages, and the plans and counts that they are about.
const SHARED: [&str; 2] = ["src", "../core/src"];

fn main() -> io::Result<()> {
    for folder in SHARED {
        println!("cargo::rerun-if-changed={folder}");
    }
    let digest = digest(SHARED.map(Path::new))?;
    println!("cargo::rustc-env=BITQUEENS_SOURCES={digest:016x}");
    Ok(())
}

/// The digest of every file in some folders: their names and what is in them.
pub(crate) fn digest<'a>(folders: impl IntoIterator<Item = &'a Path>) -> io::Result<u64> {
    let mut hasher = DefaultHasher::new();
    for folder in folders {
        for file in files(folder)? {
            file.strip_prefix(folder).ok().hash(&mut hasher);
            fs::read(file)?.hash(&mut hasher);
        }
    }
    Ok(hasher.finish())
}

/// The files in a folder and in those inside it, in the same order on every machine.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(self::files(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
