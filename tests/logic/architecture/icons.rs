//! One set of icons: they are drawn by the style sheets. No letter of a font stands for one.

use super::{
    catches, keeps,
    source::Source,
    styles::{rules_of, sheets},
};

/// Letters that look like icons, each font's its own.
const SIGNS: &str = "✓✔✗✘✕✖■□▪▶▷▸▹◀◁◂◃▲△▴▼▽▾→←↑↓↕↔⇄➜☰⋮⋯⏸⏵★☆♛♕○●◯≠⊕";

/// Where a letter is what the page is about, or where no style sheet goes, each with its reason.
const LETTERS: [(&str, &str); 5] = [
    ("src/draw/view/bit_rows.rs", "the marks of the board"),
    ("src/draw/cells_layout.rs", "the marks of the board"),
    ("src/documents/preview/", "the marks of the board"),
    ("src/documents/book/", "a book has a style sheet of its own"),
    ("src/question/moodle/", "a course system has its own"),
];

/// Tells whether a text is a sign, or has one before or behind its words. Between words it is a part of a sentence.
fn has_icon(text: &str) -> bool {
    let is_sign = |sign: char| SIGNS.contains(sign);
    let begins = text.starts_with(is_sign) && text.chars().nth(1).is_none_or(|next| next == ' ');
    begins || text.ends_with(is_sign) && text.trim_end_matches(is_sign).ends_with(' ')
}

fn letters_for_icons(source: &Source) -> Vec<String> {
    let is_page = source.path.starts_with("src/");
    if !is_page
        || LETTERS
            .iter()
            .any(|(place, _)| source.path.starts_with(place))
    {
        return Vec::new();
    }
    // A key has its sign as its name.
    let names_keys = source.code.contains("KeyHelp");
    let literals = source
        .literals
        .iter()
        .map(|literal| literal.trim_matches('"'));
    let found = literals.filter(|literal| {
        has_icon(literal) && !(names_keys && ["→", "←", "↑", "↓"].contains(literal))
    });
    let fault = |literal| format!("{}: {literal}", source.path);
    found.map(fault).collect()
}

#[test]
fn no_letter_stands_for_an_icon() {
    keeps(letters_for_icons);
    let right = "html! { <p>{ \"a → b\" }{ \"× 10\" }</p> }";
    for wrong in [
        "f(\"✓ {time}\")",
        "f(\" ✗\")",
        "f(\"↑\")",
        "f(\"|◂\", \"▸ a\")",
    ] {
        catches(
            letters_for_icons,
            "src/pages/count/view/mod.rs",
            wrong,
            right,
        );
    }
}

#[test]
fn no_style_sheet_writes_an_icon() {
    for (path, sheet) in sheets() {
        let written = rules_of(&sheet, "content").into_iter();
        let written: Vec<_> = written
            .filter(|value| value.contains(|sign| SIGNS.contains(sign)))
            .collect();
        assert!(written.is_empty(), "{}: {written:?}", path.display());
    }
}
