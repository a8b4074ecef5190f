//! Writes every page of a built site as a file: `documents FOLDER [URL]`.
//!
//! Trunk calls it as a hook, with the folder in `TRUNK_STAGING_DIR` and no arguments.

use std::{env, path::PathBuf, process::ExitCode};

use bitqueens::documents::SiteFolder;

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let folder = arguments
        .next()
        .or_else(|| env::var_os("TRUNK_STAGING_DIR"));
    let Some(folder) = folder.map(PathBuf::from) else {
        eprintln!(
            "documents: which folder? `documents FOLDER [URL]` writes the pages of a built site into it"
        );
        return ExitCode::FAILURE;
    };
    let url = arguments.next().map(|url| {
        let url = url.to_string_lossy().into_owned();
        format!("{}/", url.trim_end_matches('/'))
    });
    match (SiteFolder { folder, url }).write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("documents: the pages cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}
