//! The folder that the documents are written into.

use std::{fmt::Write, fs, io, iter, path::PathBuf};

use serde_json::{Value, json};

use super::{
    Document,
    book::Book,
    moved::Moved,
    not_found::not_found,
    preview,
    report::Report,
    shell::{NOT_FOUND, NOT_FOUND_NAME, PlainPage, Shell},
    words,
};
use crate::{
    course::at_hand,
    draw::escaped,
    site::{Address, Route, SiteFile},
    text::Lang,
};
use bitqueens_course::{CourseFile, reader};

/// The folder of the preview pictures. Its name stays from build to build.
const PICTURES: &str = "previews";

/// A built site, and where it will be.
#[derive(Clone, Debug)]
pub struct SiteFolder {
    pub folder: PathBuf,
    /// The whole address of that folder on its host, with `/` at its end, where that is known.
    pub url: Option<String>,
}

impl SiteFolder {
    /// Writes every document, their pictures, and what leads to them.
    pub fn write(&self) -> io::Result<()> {
        let shell = Shell::read(&self.folder)?;
        let beside = self.folder.join(shell.program());
        // A site built by another builder lacks the course.
        if !beside
            .join(CourseFile::List.name(Lang::AT_TOP.tag()))
            .exists()
        {
            reader::write(&reader::folder(), &beside).map_err(io::Error::other)?;
        }
        let documents = Document::all();
        for document in &documents {
            let root = document.address().here().root();
            let html = shell.document(document, &head(document, self), &root);
            let html = html.map_err(io::Error::other)?;
            let file = format!("{}index.html", document.address().path());
            self.write_file(&file, without_empty_lines(&html))?;
            if document.language() == Lang::AT_TOP {
                let picture = document.picture();
                let png = preview::png(&picture).map_err(io::Error::other)?;
                self.write_file(&document.picture_name(), png)?;
            }
        }
        for moved in Moved::all() {
            self.write_moved(&moved, &shell)?;
        }
        self.write_not_found(&shell)?;
        for file in SiteFile::all() {
            self.write_site_file(file, &shell)?;
        }
        self.write_file("robots.txt", self.robots())?;
        if let Some(url) = &self.url {
            self.write_file("sitemap.xml", sitemap(&documents, url))?;
        }
        Ok(())
    }

    /// Writes the page at the address of a lesson that became part of another one.
    fn write_moved(&self, moved: &Moved, shell: &Shell) -> io::Result<()> {
        let address = moved.address();
        let to = self.address_from(&address, &moved.to());
        let page = PlainPage {
            title: moved.title(),
            head: &tag("link", &[("rel", "canonical"), ("href", &to)]),
            language: moved.language(),
            styles: Some(Route::Lesson),
        };
        let page = shell.without_program(&page, &moved.content(), &address.here().root());
        let page = page.map_err(io::Error::other)?;
        self.write_file(&format!("{}index.html", address.path()), page)
    }

    /// Writes the page for unknown addresses, one in the folder of each language: some hosts show the nearest.
    fn write_not_found(&self, shell: &Shell) -> io::Result<()> {
        let root = self.path();
        for lang in Lang::ALL {
            let title = words::NOT_FOUND.in_lang(lang);
            let page = shell.not_found(title, lang, &not_found(&root, lang), &root);
            let home = Address::default().in_language(lang).path();
            self.write_file(&format!("{home}404.html"), page.map_err(io::Error::other)?)?;
        }
        self.write_file(&format!("{}{NOT_FOUND_NAME}", shell.program()), NOT_FOUND)
    }

    /// Writes a book or a report.
    fn write_site_file(&self, file: SiteFile, shell: &Shell) -> io::Result<()> {
        let (path, lang) = (file.path(), file.language());
        let root = "../".repeat(path.matches('/').count());
        let content = match Report::of(file, &root) {
            Some(report) => {
                let page = PlainPage {
                    title: report.title,
                    head: "",
                    language: lang,
                    styles: Some(Route::Learn),
                };
                let page = shell.without_program(&page, &report.content, &root);
                page.map_err(io::Error::other)?.into_bytes()
            }
            None => {
                let book = Book::new(lang, self.url.as_deref());
                book.archive().map_err(io::Error::other)?
            }
        };
        self.write_file(&path, content)
    }

    /// The address of a document as another one names it: the whole address where the site's is known.
    pub(super) fn address(&self, from: &Document, to: &Document) -> String {
        self.address_from(from.address(), to.address())
    }

    fn address_from(&self, from: &Address, to: &Address) -> String {
        match &self.url {
            Some(url) => format!("{url}{to}"),
            None => to.href(from.here()),
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
        let address = escaped(&format!("{url}{}", document.address()));
        format!("  <url><loc>{address}</loc></url>\n")
    });
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{}</urlset>\n",
        entries.collect::<String>()
    )
}

/// A tag of the head, on a line of its own.
fn tag(name: &str, attributes: &[(&str, &str)]) -> String {
    let attributes = attributes.iter();
    let attributes = attributes.map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)));
    format!("\n    <{name}{}>", attributes.collect::<String>())
}

/// The tags of the head behind the title.
pub(super) fn head(document: &Document, site: &SiteFolder) -> String {
    let (title, description) = (document.title(), document.description());
    let address = site.address(document, document);
    let picture = site.picture(document);
    let mut head = String::new();
    let mut tag = |name: &str, attributes: &[(&str, &str)]| head += &tag(name, attributes);
    let mut meta = |name, content| tag("meta", &[("name", name), ("content", content)]);
    meta("description", &description);
    if !document.is_listed() {
        meta("robots", "noindex");
    }
    tag("link", &[("rel", "canonical"), ("href", &address)]);
    // Search engines take whole addresses alone for these.
    let versions = iter::once(document.clone()).chain(document.others());
    for version in versions.filter(|_| site.url.is_some()) {
        let address = site.address(document, &version);
        let language = version.language().tag();
        let alternate = [
            ("rel", "alternate"),
            ("hreflang", language),
            ("href", &address),
        ];
        tag("link", &alternate);
    }
    for (property, content) in [
        ("og:type", "website"),
        ("og:title", &title),
        ("og:description", &description),
        ("og:url", &address),
        ("og:image", &picture),
        ("og:locale", document.language().tag()),
    ] {
        tag("meta", &[("property", property), ("content", content)]);
    }
    let large = [("name", "twitter:card"), ("content", "summary_large_image")];
    tag("meta", &large);
    // `</script>` in a text would end the block.
    let data = structured(document, site, &title, &description)
        .to_string()
        .replace('<', "\\u003c");
    write!(
        head,
        "\n    <script type=\"application/ld+json\">{data}</script>"
    )
    .ok();
    head
}

/// The document in the vocabulary of schema.org.
fn structured(document: &Document, site: &SiteFolder, title: &str, description: &str) -> Value {
    let language = document.language();
    let is_course = document.address().route == Route::Learn && document.address().tail.is_empty();
    let mut data = json!({
        "@context": "https://schema.org",
        "@type": if is_course { "Course" } else { "LearningResource" },
        "name": title,
        "description": description,
        "url": site.address(document, document),
        "image": site.picture(document),
        "inLanguage": language.tag(),
    });
    if let Some(lesson) = document.lesson() {
        data["timeRequired"] = json!(format!("PT{}M", lesson.minutes));
        data["learningResourceType"] = json!("lesson");
        data["position"] = json!(at_hand::list(language).index(lesson) + 1);
        let course = Document::of(Route::Learn, language);
        data["isPartOf"] = json!({
            "@type": "Course",
            "name": course.title(),
            "description": course.description(),
            "url": site.address(document, &course),
        });
    }
    data
}
