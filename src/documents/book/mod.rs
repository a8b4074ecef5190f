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

use std::{error::Error, fs, path::Path};

use super::Document;
use crate::{
    course::{CoursePart, at_hand, part_about, part_title},
    pages::{learn::words as list, lesson::words as course},
    question::still::{Markup, Node},
    text::{Lang, words as shared},
};
use bitqueens_course::{Glossary, Term};
use chapter::Chapter;
use markup::{BookXhtml, page};

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
        let written = |file: String, title: &str, body: Vec<Node>, depth| {
            BookPage::new(file, title, &body, depth, lang)
        };
        let title_page = self.title_page();
        let mut pages = vec![written("title.xhtml".into(), self.title(), title_page, 0)];
        for (part, chapters) in self.parts() {
            let title = part_title(part).in_lang(lang);
            let about = Node::paragraph(part_about(part).in_lang(lang));
            let body = Node::of("section", [Node::around("h1", title), about]);
            let file = format!("part-{}.xhtml", part.name());
            pages.push(written(
                file,
                title,
                vec![body.with("epub:type", "part")],
                0,
            ));
            for of in chapters {
                let file = format!("{}.xhtml", of.slug);
                pages.push(written(file, &of.title, vec![of.body.clone()], 1));
            }
        }
        let terms = shared::TERMS.in_lang(lang);
        pages.push(written(
            "glossary.xhtml".into(),
            terms,
            self.glossary_page(),
            0,
        ));
        for (part, chapters) in self.parts() {
            let title = format!(
                "{}{}{}",
                course::ANSWERS.in_lang(lang),
                shared::COLON.in_lang(lang),
                part_title(part).in_lang(lang)
            );
            let mut body = vec![Node::around("h1", &title)];
            body.extend(chapters.map(|of| of.answers.clone()));
            pages.push(written(chapter::answers_file(part), &title, body, 0));
        }
        pages
    }

    fn title_page(&self) -> Vec<Node> {
        let lines = [words::ABOUT, words::ASKED, words::ON_THE_SITE];
        let license = Node::around("p.meaning", words::LICENSE.in_lang(self.lang));
        let page = Node::of("section", [Node::around("h1", self.title())])
            .then(lines.map(|line| Node::paragraph(line.in_lang(self.lang))))
            .then([license]);
        vec![page.with("epub:type", "titlepage")]
    }

    fn glossary_page(&self) -> Vec<Node> {
        let title = Node::around("h1", shared::TERMS.in_lang(self.lang));
        let groups = self.glossary.0.iter().flat_map(|group| {
            let terms = group.terms.iter().flat_map(|term| self.term(term));
            [Node::around("h2", &group.title), Node::of("dl", terms)]
        });
        let page = Node::of("section", [title]).then(groups);
        vec![page.with("epub:type", "glossary")]
    }

    fn term(&self, of: &Term) -> [Node; 2] {
        let lang = self.lang;
        let sign = (!of.sign.is_empty()).then(|| [Node::text(" "), Node::Code(of.sign.clone())]);
        let also = (!of.also.is_empty()).then(|| {
            let also = format!("{}{}", list::ALSO.in_lang(lang), of.also);
            Node::around("p.meaning", also)
        });
        let lesson = self
            .chapters
            .iter()
            .find(|(_, chapter)| chapter.slug == of.lesson);
        let lesson = lesson.map(|(_, chapter)| {
            let lesson = format!("{}{}", list::ITS_LESSON.in_lang(lang), chapter.title);
            let link = chapter::link(&format!("{}.xhtml", chapter.slug), lesson);
            Node::of("p", [link])
        });
        [
            Node::around("dt", &of.name)
                .then(sign.into_iter().flatten())
                .with("id", &of.slug),
            Node::of("dd", [Node::paragraph(&of.meaning)]).then(also.into_iter().chain(lesson)),
        ]
    }
}

/// A page of a book, with its drawings by the names of their files.
struct BookPage {
    file: String,
    title: String,
    xhtml: String,
    figures: Vec<(String, String)>,
    /// How deep it stands in the table of contents: 0 or 1.
    depth: u8,
}

impl BookPage {
    fn new(file: String, title: &str, body: &[Node], depth: u8, lang: Lang) -> Self {
        let mut xhtml = BookXhtml::of(file.trim_end_matches(".xhtml"), lang);
        let body = xhtml.write(body);
        Self {
            xhtml: page(lang, title, &body),
            figures: xhtml.figures,
            title: title.to_owned(),
            depth,
            file,
        }
    }
}
