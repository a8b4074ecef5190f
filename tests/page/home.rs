//! The document of the home page: six pictures with their texts.

use bitqueens::draw::FormulaState;

use crate::documents::written;

/// What stands between a start and an end, each time.
fn between<'a>(html: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    let parts = html.split(start).skip(1);
    parts.filter_map(|part| part.split(end).next()).collect()
}

/// The words of a text with its elements and pictures taken out.
fn n_words(html: &str) -> usize {
    let mut text = String::new();
    for (place, part) in html.split("<svg").enumerate() {
        let rest = part.split_once("</svg>").map_or(part, |(_, rest)| rest);
        text.push_str(if place == 0 { part } else { rest });
    }
    let shown = text
        .split('<')
        .map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    let shown = shown.collect::<Vec<_>>().join(" ");
    let words = shown.split_whitespace();
    words
        .filter(|word| word.contains(char::is_alphabetic))
        .count()
}

#[test]
fn the_document_is_six_pictures_and_fewer_than_150_words() {
    let texts = written();
    for path in ["", "ja/"] {
        let html = &texts[&format!("{path}index.html")];
        let sections = between(html, "<section", "</section>");
        let states = FormulaState::ALL.map(FormulaState::name);
        assert_eq!(between(html, " data-sets-state=\"", "\""), states);
        assert_eq!(between(html, " data-still=\"", "\""), states);
        assert!(sections.iter().all(|section| section.contains("<svg")));
        // The program begins with the first of them.
        assert!(html.contains(" data-home=\"\" data-state=\"puzzle\""));
    }
    let html = &texts["index.html"];
    let sections = between(html, "<section", "</section>");
    let ways = between(html, "class=\"home-ways\"", "</ul>");
    let n_words: usize = sections.into_iter().chain(ways).map(n_words).sum();
    assert!((90..150).contains(&n_words), "{n_words} words");
}
