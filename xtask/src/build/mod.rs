//! Building the site: cargo, the splitter, wasm-bindgen, the tools that make files smaller, the page.

mod bind;
mod bundle;
mod compile;
pub(crate) mod course;
mod documents;
pub(crate) mod files;
pub(crate) mod offline;
mod optimise;
mod package;
mod page;
mod sources;
pub(crate) mod split;

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
};

use crate::{
    Failure,
    run::{say, step},
    tools,
};
pub(crate) use compile::command;
pub(crate) use package::{FOLDER as PACKAGE, package};
use page::{Page, Parts};

/// The script that fetches the parts of the page's program, as the splitter names it.
const PARTS: &str = "__wasm_split.js";

/// The purpose of a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// For readers: the page in parts, every file small.
    Release,
    /// For the person who develops it: the page whole, and soon there. The workers are fast all the same.
    Quick,
}

impl Kind {
    /// The folder that such a build is written to.
    pub(crate) fn folder(self) -> PathBuf {
        PathBuf::from(match self {
            Self::Release => "dist",
            Self::Quick => "target/quick",
        })
    }
}

/// A built site: the pages and what has a fixed name lie in its folder, everything else in a
/// folder inside that is named after its content. So no cache can mix the files of two builds.
pub(crate) struct Site {
    /// The folder to upload.
    pub(crate) folder: PathBuf,
    /// The name of the folder inside, which holds the programs and their files.
    pub(crate) build: String,
    /// The files of the parts of the page's program.
    pub(crate) parts: Parts,
    /// The names of the workers.
    pub(crate) workers: Vec<String>,
}

/// The folder in which a site is put together.
const STAGING: &str = "target/site";
/// What will be the folder of the build, there.
const INSIDE: &str = "inside";

/// Builds the site into the folder of its kind. A release is written with the whole address where it
/// will be, if that is known.
pub(crate) fn build(kind: Kind, url: Option<&str>) -> Result<Site, Failure> {
    tools::ensure_wasm_target()?;
    let page = Page::read()?;
    let programs = page.programs().iter();
    let (own, workers): (Vec<_>, Vec<_>) = programs.partition(|program| program.is_page);
    let own = || compile::compile("page", kind, &own);
    let workers = || compile::compile("workers", kind, &workers);
    let compiled = match kind {
        // One processor links the page; the other compiles what writes the documents, then the workers.
        Kind::Release => thread::scope(|scope| {
            let beside = scope.spawn(|| documents::compile().and_then(|()| workers()));
            let own = own();
            let beside = beside.join().unwrap_or_else(|_| Err("it panicked".into()));
            Ok::<_, Failure>([own?, beside?])
        })?,
        Kind::Quick => [own()?, workers()?],
    };
    let compiled = compiled.concat();

    let staging = PathBuf::from(STAGING);
    files::empty(&staging)?;
    let inside = staging.join(INSIDE);
    let work = staging.join("split");
    let mut split = None;
    step("Writing the JavaScript of each program", || {
        for (program, wasm) in page.programs().iter().zip(&compiled) {
            if program.is_split(kind) {
                let pieces = split.insert(split::split(wasm, &work, &program.name)?);
                bind::bind(&pieces.main, &program.name, &inside)?;
            } else {
                bind::bind(wasm, &program.name, &inside)?;
            }
        }
        Ok(())
    })?;
    page.copy_inside(&inside)?;
    if kind == Kind::Release && tools::ensure_node_packages() {
        let workers = page.workers();
        step("Making every file smaller", || {
            let pieces = split.iter().map(|split| split.pieces.as_path());
            let folders: Vec<_> = pieces.chain([inside.as_path()]).collect();
            optimise::optimise(&folders, &workers)
        })?;
    }
    let parts = match &split {
        Some(split) => split.join(&inside)?,
        None => Parts::new(),
    };

    lay_out(kind, url, &page, parts)
}

/// Writes the texts of a built site anew. Its programs stay as they are.
pub(crate) fn rewrite(kind: Kind, site: &Site) -> Result<Site, Failure> {
    let staging = PathBuf::from(STAGING);
    files::empty(&staging)?;
    files::copy(&site.folder.join(&site.build), &staging.join(INSIDE))?;
    lay_out(kind, None, &Page::read()?, site.parts.clone())
}

/// Lays a site out around the files that its programs fetch.
fn lay_out(kind: Kind, url: Option<&str>, page: &Page, parts: Parts) -> Result<Site, Failure> {
    let staging = PathBuf::from(STAGING);
    let inside = staging.join(INSIDE);
    course::write(&inside)?;
    let build = files::digest(&inside)?;
    let outside = staging.join("outside");
    page.write(&outside, &build, &inside, &parts)?;
    files::rename(&inside, &outside.join(&build))?;
    if kind == Kind::Release {
        documents::write(&outside, url)?;
        offline::write(&outside)?;
    }
    let folder = kind.folder();
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .map_err(|error| format!("cannot empty {}: {error}", folder.display()))?;
    }
    files::rename(&outside, &folder)?;
    say(&format!("Built: {}", folder.display()));
    Ok(Site {
        folder,
        build,
        parts,
        workers: page.workers(),
    })
}

/// The files of a program: its code and its JavaScript.
pub(crate) fn files_of(program: &str) -> [String; 2] {
    ["_bg.wasm", ".js"].map(|ending| format!("{program}{ending}"))
}

/// Reads a text file.
pub(crate) fn read(path: impl AsRef<Path>) -> Result<String, Failure> {
    let path = path.as_ref();
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}
