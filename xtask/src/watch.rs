//! Building again when a source changes.

use std::{
    path::{Path, PathBuf},
    sync::mpsc::{self, Receiver},
    time::Duration,
};

use notify::{EventKind, RecursiveMode, Watcher};

use crate::{
    Failure,
    build::{self, Kind, Site, course},
    run::{say, step},
    server::Reload,
};

/// The files and folders that a site is built from.
const SOURCES: [&str; 10] = [
    "src",
    "core",
    "course",
    "sentence",
    "worker",
    "programs",
    "static",
    "index.html",
    "Cargo.toml",
    "Cargo.lock",
];
/// An editor that saves several files is done when nothing has changed for this long.
const REST: Duration = Duration::from_millis(100);

/// Builds the site whenever a source changes, and tells the open pages; never returns but with a failure to watch.
/// Where texts of the course alone have changed, nothing is compiled.
pub(crate) fn watch(kind: Kind, mut site: Site, reload: &Reload) -> Result<(), Failure> {
    let failure = |error: notify::Error| format!("the sources cannot be watched: {error}");
    let (sender, changes) = mpsc::channel();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        if let Some(path) = event.ok().and_then(changed) {
            // Nobody listens any more when the command ends.
            sender.send(path).ok();
        }
    })
    .map_err(failure)?;
    for source in SOURCES
        .map(Path::new)
        .into_iter()
        .filter(|path| path.exists())
    {
        // A file is watched by its folder: editors put another file in its place.
        let (path, mode) = if source.is_dir() {
            (source, RecursiveMode::Recursive)
        } else {
            (Path::new("."), RecursiveMode::NonRecursive)
        };
        watcher.watch(path, mode).map_err(failure)?;
    }
    say("Watching the sources");
    // A build that failed has left no programs for the texts.
    let mut is_whole = true;
    while let Some(paths) = next(&changes) {
        let what = format!("Building again: {} changed", paths[0].display());
        let only_texts = is_whole && paths.iter().all(|path| is_text(path));
        let built = step(&what, || {
            if only_texts {
                build::rewrite(kind, &site)
            } else {
                build::build(kind, None)
            }
        });
        is_whole = only_texts || built.is_ok();
        match built {
            Ok(built) => {
                site = built;
                reload.tell();
            }
            // The reader of the command line corrects the source and saves it again.
            Err(failure) => say(&format!("{failure}. Watching on")),
        }
    }
    Ok(())
}

/// The next changes, when all that came with the first have come.
fn next(changes: &Receiver<PathBuf>) -> Option<Vec<PathBuf>> {
    let mut paths = vec![changes.recv().ok()?];
    while let Ok(path) = changes.recv_timeout(REST) {
        paths.push(path);
    }
    Some(paths)
}

/// Tells whether a source is a text of the course.
fn is_text(path: &Path) -> bool {
    path.starts_with(course::FOLDER) && path.extension().is_some_and(|end| end == "md")
}

/// The source that an event is about, if it changed.
fn changed(event: notify::Event) -> Option<PathBuf> {
    if matches!(event.kind, EventKind::Access(_)) {
        return None;
    }
    let root = std::env::current_dir().ok()?;
    event.paths.into_iter().find_map(|path| {
        let path = path.strip_prefix(&root).unwrap_or(&path);
        let path = path.strip_prefix(".").unwrap_or(path);
        let is_source = SOURCES.iter().any(|source| path.starts_with(source));
        is_source.then(|| path.to_owned())
    })
}
