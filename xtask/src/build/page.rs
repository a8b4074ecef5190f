//! `index.html`: what it asks for in Trunk's words, and the page that is built from it.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use lol_html::{
    RewriteStrSettings, doc_comments, element,
    html_content::{ContentType, Element},
    rewrite_str,
};

use super::{Kind, PARTS, files, read, split::file_of};
use crate::Failure;

const PAGE: &str = "index.html";
/// What every page is styled by from its first picture on, in one file.
const STYLE: &str = "style.css";
/// What outlives its build lies beside the documents, under its own name.
const BESIDE: &str = "data-beside";

/// The page as it is written, and what it names.
#[derive(Default)]
pub(crate) struct Page {
    html: String,
    programs: Vec<Program>,
    /// The style sheets that hold from the first picture on.
    styles: Vec<PathBuf>,
    /// The files that lie beside the page, and those of its build.
    beside: Vec<PathBuf>,
    inside: Vec<PathBuf>,
}

/// The files of the program's parts by their names, each with the parts that need it.
pub(crate) type Parts = BTreeMap<String, BTreeSet<String>>;

/// A program that the page names.
pub(crate) struct Program {
    /// The name of its binary.
    pub(crate) name: String,
    /// The `Cargo.toml` of its package.
    pub(crate) manifest: PathBuf,
    /// True if it is the page's own; the others are workers.
    pub(crate) is_page: bool,
}

impl Program {
    /// Tells whether a build takes it apart.
    pub(crate) fn is_split(&self, kind: Kind) -> bool {
        self.is_page && kind == Kind::Release
    }
}

/// A new line in the page's head.
const LINE: &str = "\n    ";

/// What a tag asks for.
enum Asset {
    Style(PathBuf),
    /// A style sheet of another medium.
    LaterStyle(PathBuf),
    Script(PathBuf),
    /// A file, or a folder of them.
    File(PathBuf),
    Program(Program),
}

impl Asset {
    fn of(tag: &Element) -> Result<Self, Failure> {
        let value = |name: &str| {
            let missing = || format!("a <{}> that Trunk reads has no {name}", tag.tag_name());
            tag.get_attribute(name).ok_or_else(missing)
        };
        if tag.tag_name() == "script" {
            return Ok(Self::Script(value("src")?.into()));
        }
        let file = PathBuf::from(value("href")?);
        match value("rel")?.as_str() {
            "css" if tag.has_attribute("media") => Ok(Self::LaterStyle(file)),
            "css" => Ok(Self::Style(file)),
            "copy-file" | "copy-dir" => Ok(Self::File(file)),
            "rust" => Ok(Self::Program(Program {
                name: value("data-bin")?,
                manifest: file,
                is_page: value("data-type")? == "main",
            })),
            other => Err(format!("xtask does not know what rel=\"{other}\" asks for")),
        }
    }
}

impl Page {
    /// Reads `index.html`.
    pub(crate) fn read() -> Result<Self, Failure> {
        let html = read(PAGE)?;
        let page = RefCell::new(Self::default());
        let note = element!("[data-trunk]", |tag| Ok(page.borrow_mut().note(tag)?));
        rewritten(
            &html,
            RewriteStrSettings::new().append_element_content_handler(note),
        )?;
        let mut page = page.into_inner();
        page.html = html;
        page.programs.sort_by_key(|program| !program.is_page);
        Ok(page)
    }

    fn note(&mut self, tag: &Element) -> Result<(), Failure> {
        match Asset::of(tag)? {
            Asset::Style(file) => self.styles.push(file),
            Asset::Script(file) | Asset::File(file) if tag.has_attribute(BESIDE) => {
                self.beside.push(file);
            }
            Asset::LaterStyle(file) | Asset::Script(file) | Asset::File(file) => {
                self.inside.push(file);
            }
            Asset::Program(program) => self.programs.push(program),
        }
        Ok(())
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

    /// Copies what the page names into the folder of its build.
    pub(crate) fn copy_inside(&self, inside: &Path) -> Result<(), Failure> {
        let styles: Vec<_> = self.styles.iter().map(read).collect::<Result<_, _>>()?;
        files::write(&inside.join(STYLE), styles.concat())?;
        copy_all(&self.inside, inside)
    }

    /// Writes the shell of every page, and what lies beside it, into a folder. The files of its build
    /// will lie in the folder `build` there, and lie in `inside` now. What only the pages of a part
    /// need carries the names of its parts in `data-only`.
    pub(crate) fn write(
        &self,
        folder: &Path,
        build: &str,
        inside: &Path,
        parts: &Parts,
    ) -> Result<(), Failure> {
        copy_all(&self.beside, folder)?;
        let is_styled = Cell::new(false);
        let build_tag = element!("[data-trunk]", |tag| {
            match Asset::of(tag)? {
                // All of them stand in the place of the first.
                Asset::Style(_) if !is_styled.replace(true) => {
                    let style = format!("<link rel=\"stylesheet\" href=\"./{build}/{STYLE}\" />");
                    let own = self.programs.iter().filter(|program| program.is_page);
                    let code = own.map(|program| preload(build, &wasm(&program.name), ""));
                    let tags: Vec<_> = [style].into_iter().chain(code).collect();
                    tag.replace(&tags.join(LINE), ContentType::Html);
                }
                Asset::LaterStyle(file) => {
                    tag.set_attribute("rel", "stylesheet")?;
                    tag.set_attribute("href", &format!("./{build}/{}", name(&file)))?;
                    tag.remove_attribute("data-trunk");
                }
                Asset::Script(file) => {
                    let name = name(&file);
                    let address = if tag.has_attribute(BESIDE) {
                        format!("./{name}?{build}")
                    } else {
                        format!("./{build}/{name}")
                    };
                    tag.set_attribute("src", &address)?;
                    tag.remove_attribute("data-trunk");
                    tag.remove_attribute(BESIDE);
                }
                Asset::Program(program) if program.is_page => {
                    let tags = fetched_ahead(&program.name, build, inside, parts);
                    tag.replace(&tags, ContentType::Html);
                }
                Asset::Style(_) | Asset::File(_) | Asset::Program(_) => tag.remove(),
            }
            Ok(())
        });
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(build_tag)
            .append_document_content_handler(doc_comments!(|comment| {
                comment.remove();
                Ok(())
            }));
        let html = rewritten(&self.html, settings)?;
        // Where a tag had a line of its own and nothing took its place, the line goes.
        let lines: Vec<_> = html
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        files::write(&folder.join(PAGE), lines.join("\n") + "\n")
    }
}

fn rewritten(html: &str, settings: RewriteStrSettings) -> Result<String, Failure> {
    rewrite_str(html, settings).map_err(|error| format!("{PAGE}: {error}"))
}

fn copy_all(all: &[PathBuf], folder: &Path) -> Result<(), Failure> {
    all.iter()
        .try_for_each(|file| files::copy(file, &folder.join(name(file))))
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

/// The tags by which the scripts of a program and its parts are fetched before they are asked for. Its code
/// stands above the first script: it is the longest file, and the line is idle while that script is awaited.
fn fetched_ahead(program: &str, build: &str, inside: &Path, parts: &Parts) -> String {
    let scripts = [format!("{program}.js"), PARTS.to_owned()];
    let scripts = scripts
        .into_iter()
        .filter(|script| inside.join(script).exists());
    let mut tags: Vec<_> = scripts
        .map(|script| format!("<link rel=\"modulepreload\" href=\"./{build}/{script}\" />"))
        .collect();
    tags.extend(parts.iter().map(|(file, parts)| {
        let parts: Vec<_> = parts.iter().map(String::as_str).collect();
        let only = format!(" data-only=\"{}\"", parts.join(" "));
        preload(build, &file_of(file), &only)
    }));
    tags.join(LINE)
}

/// The name of a file, without its folder.
fn name(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
