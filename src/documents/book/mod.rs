//! The course as a book: an EPUB 3 in each language, from the lessons and their questions.
//!
//! ```text
//! Book      the chapters in reading order, and the whole address of the site, where links may lead to it
//! chapter   a lesson, its questions, and the answers that stand at the end of the book
//! figure    a picture of the course: an SVG beside the chapter with words for it, or a table
//! join      the figures of the fast count
//! package   the files of an EPUB in one archive, its metadata, navigation and cover
//! markup    texts as XHTML
//! ```

mod chapter;
mod cover;
mod figure;
mod join;
mod markup;
mod package;
pub mod words;

use std::{error::Error, fmt::Write, fs, path::Path};

use super::Document;
use crate::{
    course::{CoursePart, at_hand, part_about, part_title},
    pages::{learn::words as list, lesson::words as course},
    text::{Lang, words as shared},
};
use bitqueens_course::Glossary;
use chapter::Chapter;
use markup::{escaped, page, prose};

/// A file of a book, by its way from the folder of the package document.
struct BookFile {
    name: String,
    content: Vec<u8>,
}

impl BookFile {
    fn new(name: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Self {
            name: name.into(),
            content: content.into(),
        }
    }
}

/// The course in one language.
pub struct Book {
    lang: Lang,
    /// The lessons in reading order, with the part of each.
    chapters: Vec<(CoursePart, Chapter)>,
    glossary: &'static Glossary,
}

impl Book {
    /// Reads the course. `url` is the whole address of the site with `/` at its end: with it the links to the stepper
    /// and to other pages lead there; without it they are words.
    pub fn new(lang: Lang, url: Option<&str>) -> Self {
        let documents = Document::all().into_iter();
        let documents: Vec<_> = documents.filter(|of| of.language() == lang).collect();
        let chapter = |document: &Document| {
            let open = document.open_lesson()?;
            let number = at_hand::list(lang).index(open.entry) + 1;
            Some((open.lesson.part, Chapter::of(open, number, url, lang)))
        };
        Self {
            lang,
            chapters: documents.iter().filter_map(chapter).collect(),
            glossary: documents
                .iter()
                .find_map(Document::glossary)
                .expect("the course has a glossary"),
        }
    }

    /// Writes a book in each language into a folder.
    pub fn write_all(folder: &Path, url: Option<&str>) -> Result<(), Box<dyn Error + Send + Sync>> {
        fs::create_dir_all(folder)?;
        for lang in Lang::ALL {
            let name = format!("bitqueens-{}.epub", lang.tag());
            fs::write(folder.join(name), Self::new(lang, url).archive()?)?;
        }
        Ok(())
    }

    /// The bytes of the book: the same whenever the same course is written.
    pub fn archive(&self) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
        package::archive(self)
    }

    fn title(&self) -> &'static str {
        list::CONTENTS.in_lang(self.lang)
    }

    /// The parts with their chapters.
    fn parts(&self) -> impl Iterator<Item = (CoursePart, impl Iterator<Item = &Chapter>)> {
        CoursePart::ALL.into_iter().map(|part| {
            let chapters = self.chapters.iter().filter(move |(of, _)| *of == part);
            (part, chapters.map(|(_, chapter)| chapter))
        })
    }

    /// The pages in reading order, each with the title that the table of contents shows.
    fn pages(&self) -> Vec<BookPage> {
        let lang = self.lang;
        let written = |file: String, title: &str, body: &str, depth| BookPage {
            xhtml: page(lang, title, body),
            file,
            title: title.to_owned(),
            depth,
        };
        let mut pages = vec![written(
            "title.xhtml".into(),
            self.title(),
            &self.title_page(),
            0,
        )];
        for (part, chapters) in self.parts() {
            let (title, about) = (part_title(part), part_about(part));
            let body = format!(
                "<section epub:type=\"part\"><h1>{}</h1><p>{}</p></section>",
                escaped(title.in_lang(lang)),
                escaped(about.in_lang(lang))
            );
            let file = format!("part-{}.xhtml", part.name());
            pages.push(written(file, title.in_lang(lang), &body, 0));
            for chapter in chapters {
                let file = format!("{}.xhtml", chapter.slug);
                pages.push(written(file, &chapter.title, &chapter.body, 1));
            }
        }
        let terms = shared::TERMS.in_lang(lang);
        pages.push(written(
            "glossary.xhtml".into(),
            terms,
            &self.glossary_page(),
            0,
        ));
        for (part, chapters) in self.parts() {
            let title = format!(
                "{}{}{}",
                course::ANSWERS.in_lang(lang),
                course::COLON.in_lang(lang),
                part_title(part).in_lang(lang)
            );
            let answers: String = chapters.map(|chapter| chapter.answers.clone()).collect();
            let body = format!("<h1>{}</h1>{answers}", escaped(&title));
            pages.push(written(chapter::answers_file(part), &title, &body, 0));
        }
        pages
    }

    fn title_page(&self) -> String {
        let lang = self.lang;
        format!(
            "<section epub:type=\"titlepage\"><h1>{}</h1><p>{}</p><p>{}</p><p>{}</p><p class=\"meaning\">{}</p></section>",
            escaped(self.title()),
            escaped(words::ABOUT.in_lang(lang)),
            escaped(words::ASKED.in_lang(lang)),
            escaped(words::ON_THE_SITE.in_lang(lang)),
            escaped(words::LICENSE.in_lang(lang)),
        )
    }

    fn glossary_page(&self) -> String {
        let lang = self.lang;
        let mut body = format!(
            "<section epub:type=\"glossary\"><h1>{}</h1>",
            escaped(shared::TERMS.in_lang(lang))
        );
        for group in &self.glossary.0 {
            // A text takes whatever is written to it.
            write!(body, "<h2>{}</h2><dl>", escaped(&group.title)).ok();
            for term in &group.terms {
                let sign = match &*term.sign {
                    "" => String::new(),
                    sign => format!(" <code>{}</code>", escaped(sign)),
                };
                let also = match &*term.also {
                    "" => String::new(),
                    also => format!(
                        " <span class=\"meaning\">{}{}</span>",
                        escaped(list::ALSO.in_lang(lang)),
                        escaped(also)
                    ),
                };
                let lesson = self.chapters.iter().find(|(_, of)| of.slug == term.lesson);
                let lesson = lesson.map_or_else(String::new, |(_, of)| {
                    format!(
                        " <a href=\"{}.xhtml\">{}{}</a>",
                        of.slug,
                        escaped(list::ITS_LESSON.in_lang(lang)),
                        escaped(&of.title)
                    )
                });
                write!(
                    body,
                    "<dt id=\"{}\">{}{sign}</dt><dd>{}{also}{lesson}</dd>",
                    term.slug,
                    escaped(&term.name),
                    prose(&term.meaning)
                )
                .ok();
            }
            body += "</dl>";
        }
        body + "</section>"
    }

    fn figures(&self) -> impl Iterator<Item = BookFile> {
        let figures = self.chapters.iter().flat_map(|(_, of)| &of.figures);
        figures.map(|(name, svg)| BookFile::new(name.clone(), svg.clone()))
    }
}

/// A page of a book.
struct BookPage {
    file: String,
    title: String,
    xhtml: String,
    /// How deep it stands in the table of contents: 0 or 1.
    depth: u8,
}
