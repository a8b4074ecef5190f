//! Words stand in the files for words; an icon is drawn, and no letter stands for one.

use bitqueens::text::Lang;

use super::{
    keeps,
    source::{Source, sources},
};

/// Where words stand outside of the files for words, each with its reason.
const ELSEWHERE: [(&str, &str); 2] = [
    ("course/src/model/lang.rs", "a language says its own name"),
    (
        "src/pages/learn/questions/",
        "the sentences of a question hold the numbers that it is made of",
    ),
];

fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

fn words_elsewhere(source: &Source) -> Vec<String> {
    if source.has_part("words") || source.path.starts_with("xtask/") {
        return Vec::new();
    }
    let is_excepted = ELSEWHERE
        .iter()
        .any(|(path, _)| source.path.starts_with(path));
    let japanese = source.literals.iter();
    let japanese = japanese.filter(|literal| !is_excepted && literal.contains(is_japanese));
    let mut found: Vec<_> = japanese.map(|words| format!("holds {words}")).collect();
    // In a view, a string alone in braces is a text between tags.
    let mut literals = source.literals.iter();
    for (place, token) in source.tokens.iter().enumerate() {
        if token != "\"\"" {
            continue;
        }
        let literal = literals.next().unwrap();
        let n_letters = literal.chars().filter(|one| one.is_alphabetic()).count();
        let is = |place: Option<usize>, sign: &str| {
            place
                .and_then(|place| source.tokens.get(place))
                .is_some_and(|token| token == sign)
        };
        let alone = is(place.checked_sub(1), "{") && is(Some(place + 1), "}");
        if source.is_view() && alone && 1 < n_letters {
            found.push(format!("says \"{literal}\" by itself"));
        }
    }
    found
}

#[test]
fn words_stand_in_the_files_for_words() {
    let wrong = [
        ("src/pages/x/state.rs", "const X: &str = \"行\";"),
        (
            "src/draw/view/x.rs",
            "fn f() { html! { <p>{ \"Next\" }</p> } }",
        ),
    ];
    keeps(words_elsewhere, &wrong);
    for (path, reason) in ELSEWHERE {
        let mut own = sources()
            .iter()
            .filter(|source| source.path.starts_with(path));
        let needed = own.any(|source| source.literals.iter().any(|of| of.contains(is_japanese)));
        assert!(needed, "{path} needs no exception: {reason}");
    }
}

/// Rows and columns whose number stands apart from what is said of them. Japanese is written `行0から`.
fn numbers_apart(source: &Source) -> Vec<String> {
    let is_apart = |behind: &str| {
        let word = behind.trim_start_matches(|digit: char| digit.is_ascii_digit());
        word.len() < behind.len()
            && word
                .strip_prefix(' ')
                .is_some_and(|word| word.starts_with(is_japanese))
    };
    let has_one = |text: &&String| {
        let mut names = text.match_indices(['行', '列']);
        names.any(|(place, name)| is_apart(&text[place + name.len()..]))
    };
    source.literals.iter().filter(has_one).cloned().collect()
}

#[test]
fn the_number_of_a_row_stands_at_its_word() {
    let wrong = "const X: &str = \"行0 からさらに上へ\";";
    keeps(numbers_apart, &[("src/pages/x/words.rs", wrong)]);
}

/// A language that is named by its tag, as a second list of them would.
fn tags_elsewhere(source: &Source) -> Vec<String> {
    let is_tag = |literal: &&String| Lang::ALL.iter().any(|lang| lang.tag() == literal.as_str());
    let tags = source.literals.iter().filter(is_tag);
    let elsewhere = source.path != "course/src/model/lang.rs";
    tags.filter(|_| elsewhere).cloned().collect()
}

#[test]
fn the_languages_are_one_list() {
    let wrong = "const LANGUAGES: [&str; 2] = [\"ja\", \"en\"];";
    keeps(tags_elsewhere, &[("xtask/src/x.rs", wrong)]);
}

/// Letters that look like icons, each font's its own. `stylelint` keeps them out of the sheets.
const SIGNS: &str = "✓✔✗✘✕✖■□▪▶▷▸▹◀◁◂◃▲△▴▼▽▾→←↑↓↕↔⇄➜☰⋮⋯⏸⏵★☆♛♕○●◯≠⊕";

/// Where a letter is what the page is about, or where no style sheet goes, each with its reason.
const LETTERS: [(&str, &str); 5] = [
    ("src/draw/view/bit_rows.rs", "the marks of the board"),
    ("src/draw/cells_layout.rs", "the marks of the board"),
    ("src/documents/preview/", "the marks of the board"),
    ("src/documents/book/", "a book has a style sheet of its own"),
    ("src/question/moodle/", "a course system has its own"),
];

/// Texts that are a sign, or have one before or behind their words; between words it is a part of a sentence.
fn letters_for_icons(source: &Source) -> Vec<String> {
    let mut letters = LETTERS.iter();
    if !source.path.starts_with("src/") || letters.any(|(place, _)| source.path.starts_with(place))
    {
        return Vec::new();
    }
    let is_sign = |sign: char| SIGNS.contains(sign);
    let has_icon = |text: &&String| {
        let second = text.chars().nth(1);
        let begins = text.starts_with(is_sign) && second.is_none_or(|next| next == ' ');
        begins || text.ends_with(is_sign) && text.trim_end_matches(is_sign).ends_with(' ')
    };
    // A key has its sign as its name.
    let is_key = |text: &&String| source.names("KeyHelp") && "→←↑↓".contains(text.as_str());
    let icons = source.literals.iter().filter(has_icon);
    icons.filter(|text| !is_key(text)).cloned().collect()
}

#[test]
fn no_letter_stands_for_an_icon() {
    let file = "src/pages/count/view/mod.rs";
    let wrong = [
        (file, "const X: &str = \"✓ {time}\";"),
        (file, "const X: &str = \" ✗\";"),
        (file, "const X: &str = \"↑\";"),
    ];
    keeps(letters_for_icons, &wrong);
}
