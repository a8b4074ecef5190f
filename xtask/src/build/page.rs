//! `index.html`: what it asks for in Trunk's words, and the page that is built from it.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use quick_xml::{
    Reader,
    events::{BytesStart, Event},
};

use super::{
    PARTS, files, read,
    style::{self, Style},
};
use crate::Failure;

const PAGE: &str = "index.html";

/// The page as it is written, and the files that it names.
#[derive(Default)]
pub(crate) struct Page {
    pieces: Vec<Piece>,
    programs: Vec<Program>,
    /// The style sheets in the order in which they are written.
    styles: Vec<Style>,
    /// Files that lie beside the page under their own names.
    beside: Vec<PathBuf>,
}

/// The parts of the page's program by name, each with the files that it is fetched with.
pub(crate) type Parts = BTreeMap<String, Vec<String>>;

/// A program that the page names.
pub(crate) struct Program {
    /// The name of its binary.
    pub(crate) name: String,
    /// The `Cargo.toml` of its package.
    pub(crate) manifest: PathBuf,
    /// True if it is the page's own; the others are workers.
    pub(crate) is_page: bool,
}

/// A new line in the page's head.
pub(super) const LINE: &str = "\n    ";

/// A piece of the built page.
enum Piece {
    /// Written as it stands.
    Text(String),
    /// The place of the first style sheet, where all of them go.
    Style,
    /// A script, and its further attributes as they are written.
    Script(PathBuf, String),
    /// A script that outlives its build: it lies beside the page, and is asked for by the build.
    ScriptBeside(PathBuf),
    /// The start of the page's program, by its name.
    Start(String),
}

impl Page {
    /// Reads `index.html`.
    pub(crate) fn read() -> Result<Self, Failure> {
        Self::parse(&read(PAGE)?).map_err(|error| format!("{PAGE}: {error}"))
    }

    /// The programs that the page names, its own first.
    pub(crate) fn programs(&self) -> &[Program] {
        &self.programs
    }

    /// The names of the programs that are workers.
    pub(crate) fn workers(&self) -> Vec<String> {
        let workers = self.programs.iter().filter(|program| !program.is_page);
        workers.map(|program| program.name.clone()).collect()
    }

    fn parse(html: &str) -> Result<Self, Failure> {
        let mut page = Self::default();
        let mut reader = Reader::from_str(html);
        // HTML does not close everything that it opens.
        reader.config_mut().check_end_names = false;
        let mut copied = 0;
        loop {
            let from = place(&reader);
            let event = reader.read_event().map_err(|error| error.to_string())?;
            let to = place(&reader);
            let (until, piece) = match &event {
                Event::Eof => break,
                Event::Comment(_) => (from, None),
                Event::Empty(tag) | Event::Start(tag) => {
                    let attributes = attributes(tag)?;
                    if attributes.contains_key("data-trunk") {
                        (from, page.asset(tag.name().as_ref(), &attributes)?)
                    } else {
                        continue;
                    }
                }
                _ => continue,
            };
            page.pieces
                .push(Piece::Text(html[copied..until].to_owned()));
            page.pieces.extend(piece);
            copied = to;
        }
        page.pieces.push(Piece::Text(html[copied..].to_owned()));
        page.programs.sort_by_key(|program| !program.is_page);
        Ok(page)
    }

    /// Notes what a tag of Trunk's asks for; returns what the built page has in its place.
    fn asset(&mut self, tag: &str, attributes: &Attributes) -> Result<Option<Piece>, Failure> {
        let value = |name: &str| {
            let value = attributes.get(name).cloned();
            value.ok_or_else(|| format!("a <{tag}> that Trunk reads has no {name}"))
        };
        if tag == "script" {
            let file = PathBuf::from(value("src")?);
            if !attributes.contains_key("data-beside") {
                let kept = attributes
                    .iter()
                    .filter(|(name, _)| !matches!(name.as_str(), "src" | "data-trunk"));
                let kept = kept.map(|(name, value)| match value.as_str() {
                    "" => format!(" {name}"),
                    value => format!(" {name}=\"{value}\""),
                });
                return Ok(Some(Piece::Script(file, kept.collect())));
            }
            self.beside.push(file.clone());
            return Ok(Some(Piece::ScriptBeside(file)));
        }
        let file = PathBuf::from(value("href")?);
        match value("rel")?.as_str() {
            "css" => {
                self.styles.push(Style::of(file, attributes));
                Ok((self.styles.len() == 1).then_some(Piece::Style))
            }
            "copy-file" => {
                self.beside.push(file);
                Ok(None)
            }
            "rust" => {
                let name = value("data-bin")?;
                let is_page = value("data-type")? == "main";
                self.programs.push(Program {
                    name: name.clone(),
                    manifest: file,
                    is_page,
                });
                Ok(is_page.then_some(Piece::Start(name)))
            }
            other => Err(format!("xtask does not know what rel=\"{other}\" asks for")),
        }
    }

    /// Copies what the page names into the folder of its build. Where the program is in parts, a part's
    /// style sheets are one file, and a sheet of several parts is one of its own.
    pub(crate) fn copy_inside(&self, inside: &Path, in_parts: bool) -> Result<(), Failure> {
        let mut sheets: BTreeMap<String, String> = BTreeMap::new();
        for style in &self.styles {
            *sheets.entry(style.built(in_parts)).or_default() += &read(&style.file)?;
        }
        for (to, text) in sheets {
            files::write(&inside.join(to), text)?;
        }
        for piece in &self.pieces {
            if let Piece::Script(file, _) = piece {
                files::copy(file, &inside.join(name(file)))?;
            }
        }
        Ok(())
    }

    /// Writes the shell of every page, and what lies beside it, into a folder. The files of its build
    /// will lie in the folder `build` there, and lie in `inside` now. What only the pages of a part
    /// need carries the part's name in `data-only`.
    pub(crate) fn write(
        &self,
        folder: &Path,
        build: &str,
        inside: &Path,
        parts: &Parts,
    ) -> Result<(), Failure> {
        for file in &self.beside {
            files::copy(file, &folder.join(name(file)))?;
        }
        let html = self
            .pieces
            .iter()
            .map(|piece| piece.html(build, inside, parts, self));
        let html = html.collect::<String>();
        // Where a tag had a line of its own and nothing took its place, the line goes.
        let lines: Vec<_> = html
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        files::write(&folder.join(PAGE), lines.join("\n") + "\n")
    }
}

impl Piece {
    fn html(&self, build: &str, inside: &Path, parts: &Parts, page: &Page) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Style => {
                let own = page.programs.iter().filter(|program| program.is_page);
                let mut tags = vec![style::tags(build, inside, parts, &page.styles)];
                tags.extend(own.map(|program| preload(build, &wasm(&program.name), "")));
                tags.join(LINE)
            }
            Self::Script(file, attributes) => {
                format!("<script src=\"./{build}/{}\"{attributes}>", name(file))
            }
            // It runs when the page has been read, before what stands behind it: nothing waits for it.
            Self::ScriptBeside(file) => {
                format!("<script defer src=\"./{}?{build}\">", name(file))
            }
            Self::Start(program) => start(program, build, inside, parts),
        }
    }
}

/// The file of a program's code.
fn wasm(program: &str) -> String {
    format!("{program}_bg.wasm")
}

/// The tag that has a file fetched before a script asks for it.
fn preload(build: &str, file: &str, attributes: &str) -> String {
    format!(
        "<link rel=\"preload\" href=\"./{build}/{file}\" as=\"fetch\" type=\"application/wasm\" \
         crossorigin{attributes} />"
    )
}

/// The tags that start a program; what it asks for first is fetched meanwhile. Its code stands above
/// the first script: it is the longest file, and the line is idle while that script is awaited.
fn start(program: &str, build: &str, inside: &Path, parts: &Parts) -> String {
    let scripts = [format!("{program}.js"), PARTS.to_owned()];
    let scripts = scripts
        .into_iter()
        .filter(|script| inside.join(script).exists());
    let mut tags: Vec<_> = scripts
        .map(|script| format!("<link rel=\"modulepreload\" href=\"./{build}/{script}\" />"))
        .collect();
    for (part, files) in parts {
        let files = files.iter().filter(|file| files::ends_in(file, "wasm"));
        let only = format!(" data-only=\"{part}\"");
        tags.extend(files.map(|file| preload(build, file, &only)));
    }
    tags.push(format!(
        "<script type=\"module\" src=\"./{build}/{program}_loader.js\"></script>"
    ));
    tags.join(LINE)
}

/// The attributes of a tag by their names.
pub(super) type Attributes = BTreeMap<String, String>;

fn attributes(tag: &BytesStart<'_>) -> Result<Attributes, Failure> {
    let attributes = tag.html_attributes().map(|attribute| {
        let attribute = attribute.map_err(|error| error.to_string())?;
        let name = attribute.key.as_ref().to_owned();
        Ok((name, attribute.value.into_owned()))
    });
    attributes.collect()
}

/// Counts the bytes of the page that have been read.
fn place(reader: &Reader<&[u8]>) -> usize {
    usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX)
}

/// The name of a file, without its folder.
pub(super) fn name(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
