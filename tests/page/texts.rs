//! What a translator and extensions find on a page: texts that stand alone, notation that they leave.

use std::sync::OnceLock;

use bitqueens::documents::Document;

use crate::{documents::written, page_at};

/// An element that is open while a page is read from the top.
struct Element<'a> {
    tag: &'a str,
    start: &'a str,
    text: bool,
    elements: bool,
    translated: bool,
}

const VOID: [&str; 9] = [
    "area", "br", "col", "hr", "img", "input", "link", "meta", "wbr",
];

/// Reads the elements of a page, and calls `closed` with each at its end, with what it holds.
fn read<'a>(html: &'a str, mut closed: impl FnMut(&Element<'a>)) {
    let mut open: Vec<Element<'a>> = Vec::new();
    for piece in html.split('<').skip(1) {
        let (start, text) = piece.split_once('>').unwrap();
        if let Some(tag) = start.strip_prefix('/') {
            let element = open.pop().unwrap();
            assert_eq!(element.tag, tag, "{}", element.start);
            closed(&element);
        } else if !start.starts_with('!') {
            if let Some(above) = open.last_mut() {
                above.elements = true;
            }
            let tag = start.split([' ', '/', '\n']).next().unwrap();
            let above = open.last().is_none_or(|above| above.translated);
            let translated = match start.split_once("translate=\"") {
                Some((_, rest)) => rest.starts_with("yes"),
                None => above,
            };
            if !VOID.contains(&tag) && !start.ends_with('/') {
                open.push(Element {
                    tag,
                    start,
                    text: false,
                    elements: false,
                    translated,
                });
            }
        }
        if let Some(element) = open.last_mut() {
            element.text |= !text.trim().is_empty();
        }
    }
    assert!(
        open.is_empty(),
        "<{}> stays open",
        open.last().unwrap().start
    );
}

/// Every document from the element of the program on, and pages in states that no document shows.
fn pages() -> &'static [(String, String)] {
    // Each test reads the same files, and they run at once.
    static PAGES: OnceLock<Vec<(String, String)>> = OnceLock::new();
    PAGES.get_or_init(read_pages)
}

fn read_pages() -> Vec<(String, String)> {
    let documents = written().iter().filter_map(|(path, text)| {
        let (_, app) = text.split_once("<div id=\"app\"")?;
        let (app, _) = app.split_once("</body>")?;
        // The page for unknown addresses has a script behind its text.
        let app = app.split("<script").next()?;
        Some((path.clone(), format!("<div id=\"app\"{app}")))
    });
    let documents: Vec<_> = documents.collect();
    assert!(Document::all().len() <= documents.len());
    let states = [
        "step/#n=8&at=894&open=compare",
        "step/#n=8&at=499&predict=1",
        "step/#n=5&at=22&sheet=1",
        "step/#n=8&at=894&view=tree",
        "write/#stage=half-row",
        "solve/#n=6&queens=1.3&lines=1",
        "bits/#w=8&x=44&y=6&e=x | y",
        "bits/#w=8&x=44&part=combination",
        "ja/bits/#w=8&x=44&part=ones",
        "ladder/flags/#walk-n=6&walk-at=9",
        "ladder/symmetry-check/#gallery=8",
        "learn/mask/#sheet=1&questions=6",
        "learn/test/#part=words&seed=3",
        "count/#n=18",
    ];
    let states = states.map(|hash| (hash.to_owned(), format!("<main>{}</main>", page_at(hash))));
    documents.into_iter().chain(states).collect()
}

/// Yew changes the texts that it made and inserts before them. A translator puts others in their place.
#[test]
fn a_text_stands_alone_in_its_element() {
    // Yew draws nothing in a report.
    let drawn = pages().iter();
    for (path, html) in drawn.filter(|(path, _)| !path.starts_with("access/")) {
        read(html, |element| {
            let alone = !(element.text && element.elements);
            assert!(
                alone,
                "{path}: <{}> holds a text beside elements",
                element.start
            );
        });
    }
}

#[test]
fn a_translator_leaves_bits_code_and_boards() {
    for (path, html) in pages() {
        read(html, |element| {
            let is_notation = matches!(element.tag, "code" | "kbd" | "svg")
                || element.start.contains("data-bit=")
                || element.start.contains("role=\"gridcell\"")
                || element.start.contains("class=\"worth\"");
            let left = !is_notation || !element.translated;
            assert!(left, "{path}: <{}> is translated", element.start);
        });
    }
}

/// Keyboards correct, capitalize and complete what is typed, and translators change it; Safari goes by `autocorrect` alone.
#[test]
fn what_is_typed_into_a_field_stays_as_it_is_typed() {
    let mut n_fields = 0;
    for (path, html) in pages() {
        let is_chosen = |start: &&str| {
            let kinds = ["range", "checkbox", "radio", "file"];
            !kinds
                .iter()
                .any(|kind| start.contains(&format!("type=\"{kind}\"")))
        };
        let fields = html
            .split('<')
            .filter(|start| start.starts_with("input ") || start.starts_with("textarea "))
            .map(|start| start.split_once('>').unwrap().0)
            .filter(is_chosen);
        for field in fields {
            n_fields += 1;
            for own in [
                "autocapitalize=\"off\"",
                "autocomplete=\"off\"",
                "autocorrect=\"off\"",
                "spellcheck=\"false\"",
                "translate=\"no\"",
            ] {
                assert!(field.contains(own), "{path}: <{field}> lacks {own}");
            }
        }
    }
    assert!(100 < n_fields, "{n_fields} fields");
}

/// A field of type `number` changes under the wheel of a mouse, and takes no digits of an input method.
#[test]
fn a_number_in_a_field_changes_by_typing_alone() {
    for (path, html) in pages() {
        assert!(!html.contains("type=\"number\""), "{path}");
    }
}

/// The text of a page in lines, one a block; code has a letter in its place, and a drawing nothing. Behind them what is said
/// of elements.
fn lines(html: &str) -> String {
    let mut lines = String::new();
    let mut labels = String::new();
    let mut notation = 0;
    for piece in html.split('<').skip(1) {
        let (start, text) = piece.split_once('>').unwrap();
        let tag = start.trim_start_matches('/').split([' ', '/', '\n']).next();
        let is_end = start.starts_with('/');
        for label in ["aria-label", "alt", "title"].map(|name| format!(" {name}=\"")) {
            if let Some((_, label)) = start.split_once(&label) {
                labels.push_str(label.split('"').next().unwrap());
                labels.push('\n');
            }
        }
        match tag.unwrap() {
            "svg" | "code" | "kbd" | "pre" if is_end => notation -= 1,
            "svg" | "code" | "kbd" | "pre" => {
                notation += 1;
                lines.push('x');
            }
            "a" | "span" | "strong" | "em" | "sub" | "sup" => {}
            _ => lines.push('\n'),
        }
        if notation == 0 {
            lines.push_str(text);
        }
    }
    lines + "\n" + &labels
}

/// Tells whether a letter or a sign is one of Japanese alone.
fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3001}' | '\u{3002}' | '\u{3041}'..='\u{30fe}' | '\u{4e00}'..='\u{9fff}' | '（' | '）')
}

/// The commas, colons and brackets of another script beside Japanese, and its spaces behind a sentence, each with what
/// stands around it. The course of study names its parts like `(3)` and `ア(ア)`.
fn foreign_signs(line: &str) -> Vec<String> {
    let letters: Vec<char> = line.chars().collect();
    let is_foreign = |at: usize| {
        let mut before = letters[..at].iter().rev();
        let mut after = letters[at + 1..].iter();
        let before = before.find(|letter| !letter.is_whitespace());
        let after = after.find(|letter| !letter.is_whitespace());
        let is_followed = after.is_some();
        let [before, after] =
            [before, after].map(|letter| letter.copied().is_some_and(is_japanese));
        match letters[at] {
            ',' | ';' | ':' | '(' => before || after,
            ')' => before,
            ' ' => at.checked_sub(1).is_some_and(|at| letters[at] == '。') && is_followed,
            _ => false,
        }
    };
    let found = (0..letters.len()).filter(|at| is_foreign(*at));
    let around = found.map(|at| {
        letters[at.saturating_sub(12)..letters.len().min(at + 12)]
            .iter()
            .collect()
    });
    let is_of_study = |around: &String| {
        ["(3)", "(ア)", "(イ)"]
            .iter()
            .any(|part| around.contains(part))
    };
    around.filter(|around| !is_of_study(around)).collect()
}

/// Fails at a text of a Japanese page that has signs of another script.
#[track_caller]
pub(crate) fn assert_japanese_signs(path: &str, html: &str) {
    for line in lines(html).lines() {
        assert_eq!(foreign_signs(line), Vec::<String>::new(), "{path}: {line}");
    }
}

#[test]
fn a_japanese_text_has_the_signs_of_japanese() {
    let japanese = pages().iter().filter(|(path, _)| path.starts_with("ja/"));
    let japanese: Vec<_> = japanese.collect();
    assert!(Document::all().len() / 3 < japanese.len());
    for (path, html) in japanese {
        assert_japanese_signs(path, html);
    }
}
