//! The course as a book: an EPUB whose pages, links, figures and answers are whole.

use crate::{course_texts::course_list, texts::assert_japanese_signs};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{Cursor, Read as _},
};

use bitqueens::{documents::book::Book, text::Lang};
use roxmltree::{Document, Node};
use zip::{CompressionMethod, ZipArchive};

const PACKAGE: &str = "EPUB/package.opf";

/// The files of a book by their names, the first one's name and whether it is stored as it is.
fn files(lang: Lang, url: Option<&str>) -> (BTreeMap<String, Vec<u8>>, (String, bool)) {
    let bytes = Book::new(lang, url).archive().unwrap();
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let first = {
        let file = archive.by_index(0).unwrap();
        let is_stored = file.compression() == CompressionMethod::Stored;
        (file.name().to_owned(), is_stored)
    };
    let n_files = archive.len();
    let names = (0..n_files).map(|at| {
        let mut file = archive.by_index(at).unwrap();
        let mut content = Vec::new();
        file.read_to_end(&mut content).unwrap();
        (file.name().to_owned(), content)
    });
    (names.collect(), first)
}

fn text(files: &BTreeMap<String, Vec<u8>>, name: &str) -> String {
    let content = files
        .get(name)
        .unwrap_or_else(|| panic!("{name} is missing"));
    // The parser takes no document type, which says nothing here.
    String::from_utf8(content.clone())
        .unwrap()
        .replace("<!DOCTYPE html>", "")
}

fn is_of(name: &str, kind: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, end)| end == kind)
}

fn elements<'a>(document: &'a Document, name: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    document
        .descendants()
        .filter(move |node| node.has_tag_name(name) || node.tag_name().name() == name)
}

#[test]
fn the_package_names_every_file_of_the_book_and_puts_the_pages_in_order() {
    for lang in Lang::ALL {
        let (files, first) = files(lang, None);
        assert_eq!(first, ("mimetype".to_owned(), true));
        assert_eq!(files["mimetype"], b"application/epub+zip");
        assert!(text(&files, "META-INF/container.xml").contains(PACKAGE));
        let package = text(&files, PACKAGE);
        let package = Document::parse(&package).unwrap();
        let items = elements(&package, "item");
        let items: BTreeMap<_, _> = items
            .map(|item| {
                (
                    item.attribute("id").unwrap(),
                    item.attribute("href").unwrap(),
                )
            })
            .collect();
        let named: BTreeSet<_> = items.values().map(|href| format!("EPUB/{href}")).collect();
        let own = ["mimetype", "META-INF/container.xml", PACKAGE];
        let there = files.keys().filter(|name| !own.contains(&name.as_str()));
        assert_eq!(named, there.cloned().collect());
        let order = elements(&package, "itemref").map(|of| items[of.attribute("idref").unwrap()]);
        let order: Vec<_> = order.collect();
        let pages = items.values().filter(|href| is_of(href, "xhtml")).count();
        assert_eq!(
            order.len(),
            pages,
            "every page is in the reading order once"
        );
        let lessons: Vec<_> = course_list()
            .lessons
            .iter()
            .map(|of| format!("{}.xhtml", of.slug))
            .collect();
        let in_order = order
            .iter()
            .filter(|name| lessons.iter().any(|of| of == *name));
        assert!(
            in_order.eq(lessons.iter()),
            "lessons stand in the order of the course"
        );
    }
}

/// Readers that go by EPUB 2 know no other table of contents than this one.
#[test]
fn older_readers_find_the_same_table_of_contents() {
    for lang in Lang::ALL {
        let (files, _) = files(lang, None);
        let [package, ncx, nav] =
            [PACKAGE, "EPUB/toc.ncx", "EPUB/nav.xhtml"].map(|name| text(&files, name));
        let [package, ncx, nav] = [&package, &ncx, &nav].map(|text| Document::parse(text).unwrap());
        let item = elements(&package, "item").find(|of| of.attribute("href") == Some("toc.ncx"));
        let item = item.unwrap();
        assert_eq!(
            item.attribute("media-type"),
            Some("application/x-dtbncx+xml")
        );
        let spine = elements(&package, "spine").next().unwrap();
        assert_eq!(spine.attribute("toc"), item.attribute("id"));
        let id = elements(&package, "identifier").next().unwrap().text();
        let uid = elements(&ncx, "meta").find(|of| of.attribute("name") == Some("dtb:uid"));
        assert_eq!(uid.unwrap().attribute("content"), id);
        let depth = |node: Node, name| {
            node.ancestors()
                .filter(|of| of.tag_name().name() == name)
                .count()
        };
        let points = elements(&ncx, "navPoint").enumerate().map(|(at, point)| {
            assert_eq!(point.attribute("playOrder"), Some(&*(at + 1).to_string()));
            let child = |name| {
                point
                    .children()
                    .find(|of| of.tag_name().name() == name)
                    .unwrap()
            };
            let label = child("navLabel").first_element_child().unwrap().text();
            let to = child("content").attribute("src");
            (
                depth(point, "navPoint"),
                label.map(str::to_owned),
                to.map(str::to_owned),
            )
        });
        let toc = elements(&nav, "nav")
            .find(|of| of.attribute("id") == Some("toc"))
            .unwrap();
        let links = toc.descendants().filter(|of| of.tag_name().name() == "a");
        let links = links.map(|link| {
            (
                depth(link, "li"),
                link.text().map(str::to_owned),
                link.attribute("href").map(str::to_owned),
            )
        });
        let links: Vec<_> = links.collect();
        assert_eq!(points.collect::<Vec<_>>(), links);
        assert!(course_list().lessons.len() < links.len());
    }
}

#[test]
fn every_page_is_well_formed_every_link_arrives_and_every_figure_has_words() {
    let url = "https://school.example/queens/";
    for (lang, url) in Lang::ALL.into_iter().zip([None, Some(url)]) {
        let (files, _) = files(lang, url);
        let texts = files
            .keys()
            .filter(|name| is_of(name, "xhtml") || is_of(name, "svg"));
        let texts: BTreeMap<_, _> = texts
            .map(|name| (name.as_str(), text(&files, name)))
            .collect();
        let mut documents = BTreeMap::new();
        for (name, text) in &texts {
            let document = Document::parse(text);
            let document = document.unwrap_or_else(|error| panic!("{name}: {error}"));
            documents.insert(*name, document);
        }
        let ids = |name: &str| {
            let of = documents
                .get(name)
                .unwrap_or_else(|| panic!("{name} is missing"));
            of.descendants()
                .filter_map(|node| node.attribute("id"))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        for (name, document) in &documents {
            let own = ids(name);
            assert_eq!(
                own.len(),
                own.iter().collect::<BTreeSet<_>>().len(),
                "{name} names an id twice"
            );
            for link in elements(document, "a") {
                let href = link.attribute("href").unwrap();
                assert!(
                    link.descendants()
                        .any(|node| node.text().is_some_and(|text| !text.trim().is_empty()))
                );
                if url.is_some_and(|url| href.starts_with(url)) {
                    continue;
                }
                let (file, id) = href.split_once('#').unwrap_or((href, ""));
                let file = if file.is_empty() {
                    (*name).to_owned()
                } else {
                    format!("EPUB/{file}")
                };
                let there = ids(&file);
                assert!(
                    id.is_empty() || there.iter().any(|of| of == id),
                    "{name} leads to {href}"
                );
            }
            for image in elements(document, "img") {
                assert!(
                    !image.attribute("alt").unwrap().trim().is_empty(),
                    "{name}: a figure without words"
                );
                let file = format!("EPUB/{}", image.attribute("src").unwrap());
                assert!(files.contains_key(&file), "{name} shows {file}");
            }
            // A drawing inside of a page stands among words that say the same; one of its own says it itself.
            for drawing in elements(document, "svg") {
                let title = elements(document, "title").next().and_then(|of| of.text());
                let is_hidden = drawing.attribute("aria-hidden") == Some("true");
                assert!(is_of(name, "svg") != is_hidden && title.is_some(), "{name}");
            }
        }
    }
}

#[test]
fn every_question_leads_to_its_answer_and_the_answer_back() {
    for lang in Lang::ALL {
        let (files, _) = files(lang, None);
        let pages = files.keys().filter(|name| is_of(name, "xhtml"));
        let pages: String = pages.map(|name| text(&files, name)).collect();
        let questions = pages.matches("class=\"question\"").count();
        let exercises: usize = course_list()
            .lessons
            .iter()
            .map(|of| of.n_exercises + of.n_quizzes)
            .sum();
        assert!(exercises < questions, "{questions}");
        assert_eq!(
            pages
                .matches("<p class=\"to-answer\"><a href=\"answers-")
                .count(),
            questions
        );
        let answers = pages.matches("<p class=\"to-question\"><a href=").count();
        assert_eq!(answers, questions);
    }
}

#[test]
fn the_japanese_book_has_the_signs_of_japanese() {
    let (files, _) = files(Lang::Ja, None);
    for name in files.keys().filter(|name| is_of(name, "xhtml")) {
        assert_japanese_signs(name, &text(&files, name));
    }
}

#[test]
fn the_reason_of_an_opening_is_said_once() {
    for lang in Lang::ALL {
        let (files, _) = files(lang, None);
        let pages = files.keys().filter(|name| name.contains("/answers-"));
        let mut n_openings = 0;
        for page in pages {
            let text = text(&files, page);
            let answers = Document::parse(&text).unwrap();
            let is_opening = |of: &Node| {
                let id = of.attribute("id");
                id.is_some_and(|id| id.contains("-opening-"))
            };
            for of in elements(&answers, "section").filter(is_opening) {
                let items = of.descendants().filter(|of| of.has_tag_name("li"));
                let items: Vec<_> = items.filter_map(|of| of.text()).collect();
                assert!(items.is_empty(), "{page}: {items:?}");
                n_openings += 1;
            }
        }
        assert!(0 < n_openings);
    }
}

#[test]
fn the_same_course_makes_the_same_book() {
    let bytes = || Book::new(Lang::En, None).archive().unwrap();
    assert!(bytes() == bytes());
}
