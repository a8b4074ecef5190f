//! The folder that the documents are written into.

use std::{fs, io, path::PathBuf};

use bitqueens_course::{CourseFile, reader};

use super::{Document, data, not_found, preview, shell::Shell, words};
use crate::text::Lang;

/// The folder of the preview pictures. Its name stays from build to build.
const PICTURES: &str = "previews";

/// A built site, and where it will be.
#[derive(Clone, Debug)]
pub struct SiteFolder {
    /// The folder, with the shell of every page in it.
    pub folder: PathBuf,
    /// The whole address of that folder on its host, with `/` at its end, where that is known.
    pub url: Option<String>,
}

impl SiteFolder {
    /// Writes every document, their pictures, and what leads to them.
    ///
    /// # Errors
    /// What the system says of a file; a shell that is none.
    pub fn write(&self) -> io::Result<()> {
        let shell = Shell::read(&self.folder)?;
        let beside = self.folder.join(shell.program());
        // Where the site was built otherwise, its builder knows nothing of the course.
        if !beside
            .join(CourseFile::List.name(Lang::AT_TOP.tag()))
            .exists()
        {
            reader::write(&reader::folder(), &beside).map_err(io::Error::other)?;
        }
        let documents = Document::all();
        for document in &documents {
            let root = document.address().here().root();
            let head = data::head(document, self)
                + &data::preloads(document, &(root.clone() + shell.program()));
            let html = shell.document(document, &head, &root);
            let html = html.map_err(io::Error::other)?;
            let file = format!("{}index.html", document.address().path());
            self.write_file(&file, without_empty_lines(&html))?;
            if document.language() == Lang::AT_TOP {
                let picture = document.picture();
                let png = preview::png(&picture).map_err(io::Error::other)?;
                self.write_file(&document.picture_name(), png)?;
            }
        }
        let root = self.path();
        let title = words::NOT_FOUND.in_lang(Lang::AT_TOP);
        let page = shell.without_program(title, &not_found::content(&root), &root);
        self.write_file("404.html", page.map_err(io::Error::other)?)?;
        self.write_file("robots.txt", self.robots())?;
        if let Some(url) = &self.url {
            self.write_file("sitemap.xml", sitemap(&documents, url))?;
        }
        Ok(())
    }

    /// The address of a document as another one names it: the whole address where the site's is known.
    pub(super) fn address(&self, from: &Document, to: &Document) -> String {
        match &self.url {
            Some(url) => format!("{url}{}", to.address()),
            None => to.address().href(from.address().here()),
        }
    }

    /// The address of a document's picture, as the document names it.
    pub(super) fn picture(&self, document: &Document) -> String {
        let root = match &self.url {
            Some(url) => url.clone(),
            None => document.address().here().root(),
        };
        root + &document.picture_name()
    }

    /// The path of the folder on its host; where the host is not known, the folder of whatever page.
    fn path(&self) -> String {
        let path = self.url.as_deref().and_then(|url| {
            let (_, behind) = url.split_once("://")?;
            behind.find('/').map(|at| behind[at..].to_owned())
        });
        path.unwrap_or_else(|| "./".to_owned())
    }

    fn robots(&self) -> String {
        let sitemap = self.url.as_ref();
        let sitemap = sitemap.map(|url| format!("\nSitemap: {url}sitemap.xml\n"));
        format!("User-agent: *\nAllow: /\n{}", sitemap.unwrap_or_default())
    }

    fn write_file(&self, name: &str, content: impl AsRef<[u8]>) -> io::Result<()> {
        let file = self.folder.join(name);
        if let Some(above) = file.parent() {
            fs::create_dir_all(above)?;
        }
        fs::write(file, content)
    }
}

impl Document {
    /// The name of its picture in the folder of the site. A picture holds no words, so all languages
    /// share it.
    fn picture_name(&self) -> String {
        let path = self.address().clone().in_language(Lang::AT_TOP).path();
        let name = path.trim_end_matches('/').replace('/', "-");
        let name = if name.is_empty() { "home" } else { &name };
        format!("{PICTURES}/{name}.png")
    }
}

/// A document without the empty lines that removed tags leave in its head.
fn without_empty_lines(html: &str) -> String {
    let (head, body) = html.split_at(html.find("<body").unwrap_or(0));
    let lines = head.lines().filter(|line| !line.trim().is_empty());
    let head: Vec<_> = lines.collect();
    head.join("\n") + "\n  " + body
}

/// The list of the documents for search engines.
fn sitemap(documents: &[Document], url: &str) -> String {
    let listed = documents.iter().filter(|document| document.is_listed());
    let entries = listed.map(|document| {
        let address = data::escaped(&format!("{url}{}", document.address()));
        format!("  <url><loc>{address}</loc></url>\n")
    });
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{}</urlset>\n",
        entries.collect::<String>()
    )
}
