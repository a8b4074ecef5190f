//! The files of an EPUB 3 in one archive.

use std::{
    error::Error,
    io::{Cursor, Write as _},
};

use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use super::{Book, BookFile, BookPage, cover, markup, words};
use crate::{documents::preview, draw::escaped, question::still::Node};

/// The folder of the package document.
const FOLDER: &str = "EPUB";
const STYLE: &str = include_str!("book.css");
/// The table of contents for readers that go by EPUB 2, as those of many devices do.
const NCX: &str = "toc.ncx";
const CONTAINER: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
    <container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\"><rootfiles>\
    <rootfile full-path=\"EPUB/package.opf\" media-type=\"application/oebps-package+xml\"/>\
    </rootfiles></container>\n";
/// When the form of the book was last changed: with the clock no two archives would be alike.
const MODIFIED: &str = "2026-11-29T00:00:00Z";

pub(super) fn archive(book: &Book) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let pages = book.pages();
    let lang = book.lang;
    let image = Node::of("img", []).with("src", "cover.png");
    let image = image.with("alt", words::COVER_ALT.in_lang(lang));
    let cover = Node::of("section", [Node::of("p.cover", [image])]).with("epub:type", "cover");
    let title = words::COVER.in_lang(lang);
    let cover_page = BookPage::new("cover.xhtml".into(), title, &[cover], 0, lang);
    let mut files = vec![
        BookFile::new("book.css", STYLE),
        BookFile::new("cover.png", preview::png(&cover::svg())?),
        BookFile::new(cover_page.file, cover_page.xhtml),
        BookFile::new("nav.xhtml", navigation(book, &pages)),
        BookFile::new(NCX, older_navigation(book, &pages)),
    ];
    files.extend(
        pages
            .iter()
            .map(|page| BookFile::new(&*page.file, &*page.xhtml)),
    );
    let figures = pages.iter().flat_map(|page| &page.figures);
    files.extend(figures.map(|(name, svg)| BookFile::new(&**name, &**svg)));
    let package = package_document(book, &pages, &files);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    // The type of the file comes first, as it is.
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    archive.start_file("mimetype", stored)?;
    archive.write_all(b"application/epub+zip")?;
    archive.start_file("META-INF/container.xml", packed)?;
    archive.write_all(CONTAINER.as_bytes())?;
    files.push(BookFile::new("package.opf", package));
    for file in &files {
        archive.start_file(format!("{FOLDER}/{}", file.name), packed)?;
        archive.write_all(&file.content)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// The elements of a table of contents: those around a page and around the pages below it.
struct Nesting {
    item: &'static str,
    below: Option<&'static str>,
}

impl Nesting {
    /// The pages in it, and below a part its lessons. `open` writes a page's own element and leaves it open.
    fn of(self, pages: &[BookPage], open: impl Fn(usize, &BookPage) -> String) -> String {
        let Self { item, below } = self;
        let tag = |end: &str| below.map_or_else(String::new, |below| format!("<{end}{below}>"));
        let mut items = String::new();
        let mut depth = 0;
        for (at, page) in pages.iter().enumerate() {
            if depth < page.depth {
                items += &tag("");
            }
            items += &open(at, page);
            depth = page.depth;
            let next = pages.get(at + 1).map_or(0, |next| next.depth);
            if next <= depth {
                items.extend(["</", item, ">"]);
            }
            if next < depth {
                items.extend([&*tag("/"), "</", item, ">"]);
            }
        }
        items
    }
}

/// The table of contents.
fn navigation(book: &Book, pages: &[BookPage]) -> String {
    let lang = book.lang;
    let nesting = Nesting {
        item: "li",
        below: Some("ol"),
    };
    let items = nesting.of(pages, |_, page| {
        format!("<li><a href=\"{}\">{}</a>", page.file, escaped(&page.title))
    });
    let contents = escaped(words::CONTENTS.in_lang(lang));
    let body = format!(
        "<nav epub:type=\"toc\" id=\"toc\"><h1>{contents}</h1><ol>{items}</ol></nav>\
         <nav epub:type=\"landmarks\" hidden=\"hidden\"><ol>\
         <li><a epub:type=\"toc\" href=\"#toc\">{contents}</a></li>\
         <li><a epub:type=\"bodymatter\" href=\"{}\">{}</a></li></ol></nav>",
        pages[1].file,
        escaped(&pages[1].title)
    );
    markup::page(lang, words::CONTENTS.in_lang(lang), &body)
}

fn older_navigation(book: &Book, pages: &[BookPage]) -> String {
    let nesting = Nesting {
        item: "navPoint",
        below: None,
    };
    let points = nesting.of(pages, |at, page| {
        format!(
            "<navPoint id=\"p{at}\" playOrder=\"{}\"><navLabel><text>{}</text></navLabel><content src=\"{}\"/>",
            at + 1,
            escaped(&page.title),
            page.file
        )
    });
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <ncx xmlns=\"http://www.daisy.org/z3986/2005/ncx/\" version=\"2005-1\" xml:lang=\"{}\">\n\
         <head><meta name=\"dtb:uid\" content=\"{}\"/></head>\n\
         <docTitle><text>{}</text></docTitle>\n\
         <navMap>{points}</navMap>\n\
         </ncx>\n",
        book.lang.tag(),
        identifier(book),
        escaped(book.title()),
    )
}

fn identifier(book: &Book) -> String {
    format!("urn:bitqueens:course:{}", book.lang.tag())
}

/// What the book is, its files, and their order.
fn package_document(book: &Book, pages: &[BookPage], files: &[BookFile]) -> String {
    let lang = book.lang;
    let tag = lang.tag();
    let items = files.iter().enumerate().map(|(at, file)| {
        let (media_type, properties) = match file.name.rsplit_once('.') {
            _ if file.name == "nav.xhtml" => ("application/xhtml+xml", " properties=\"nav\""),
            _ if file.name == "cover.png" => ("image/png", " properties=\"cover-image\""),
            Some((_, "css")) => ("text/css", ""),
            Some((_, "svg")) => ("image/svg+xml", ""),
            Some((_, "ncx")) => ("application/x-dtbncx+xml", ""),
            _ if file.content.windows(5).any(|at| at == b"<svg ") => {
                ("application/xhtml+xml", " properties=\"svg\"")
            }
            _ => ("application/xhtml+xml", ""),
        };
        format!(
            "<item id=\"f{at}\" href=\"{}\" media-type=\"{media_type}\"{properties}/>\n",
            file.name
        )
    });
    let items: String = items.collect();
    let ncx = files.iter().position(|file| file.name == NCX);
    let ncx = ncx.map_or_else(String::new, |at| format!(" toc=\"f{at}\""));
    let order = ["cover.xhtml", "nav.xhtml"].into_iter();
    let order = order.chain(pages.iter().map(|page| &*page.file));
    let order = order.filter_map(|name| files.iter().position(|file| file.name == name));
    let order: Vec<_> = order
        .map(|at| format!("<itemref idref=\"f{at}\"/>"))
        .collect();
    let order = order.concat();
    let features = [
        "alternativeText",
        "structuralNavigation",
        "tableOfContents",
        "readingOrder",
        "displayTransformability",
    ];
    let features = features.map(|feature| {
        format!("<meta property=\"schema:accessibilityFeature\">{feature}</meta>\n")
    });
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\" xml:lang=\"{tag}\">\n\
         <metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n\
         <dc:identifier id=\"id\">{}</dc:identifier>\n\
         <dc:title>{}</dc:title>\n\
         <dc:language>{tag}</dc:language>\n\
         <dc:creator>Bitqueens contributors</dc:creator>\n\
         <dc:description>{}</dc:description>\n\
         <dc:rights>MIT OR Apache-2.0</dc:rights>\n\
         <meta property=\"dcterms:modified\">{MODIFIED}</meta>\n\
         <meta property=\"schema:accessMode\">textual</meta>\n\
         <meta property=\"schema:accessMode\">visual</meta>\n\
         <meta property=\"schema:accessModeSufficient\">textual</meta>\n\
         {}<meta property=\"schema:accessibilityHazard\">none</meta>\n\
         <meta property=\"schema:accessibilitySummary\">{}</meta>\n\
         </metadata>\n\
         <manifest>\n{items}</manifest>\n\
         <spine{ncx}>{order}</spine>\n\
         </package>\n",
        identifier(book),
        escaped(book.title()),
        escaped(words::ABOUT.in_lang(lang)),
        features.concat(),
        escaped(words::ACCESSIBILITY.in_lang(lang)),
    )
}
