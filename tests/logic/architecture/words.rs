//! Words stand in the files for words, and nowhere else.

use super::{
    catches, keeps, one,
    source::{Source, sources, sources_in},
};
use bitqueens::text::Lang;

/// Where sentences stand outside of words, each with its reason.
const SENTENCES_ELSEWHERE: [(&str, &str); 2] = [
    ("course/src/model/lang.rs", "a language says its own name"),
    (
        "src/course/questions/",
        "the sentences of a question hold the numbers that it is made of",
    ),
];

fn is_japanese(character: char) -> bool {
    matches!(character, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

/// Words between tags: a literal of more than one letter that stands in braces by itself.
fn words_of_a_view(source: &Source) -> Vec<String> {
    if !source.is_view() {
        return Vec::new();
    }
    let mut faults = Vec::new();
    for (place, _) in source.code.match_indices('{') {
        let inside = source.code[place + 1..].trim_start();
        let Some(literal) = inside.strip_prefix('"') else {
            continue;
        };
        let (literal, behind) = literal.split_once('"').unwrap_or((literal, ""));
        if !behind.trim_start().starts_with('}') {
            continue;
        }
        let n_letters = literal
            .chars()
            .filter(|letter| letter.is_alphabetic())
            .count();
        if 1 < n_letters {
            faults.push(format!("{} says \"{literal}\" by itself", source.path));
        }
    }
    if source
        .literals
        .iter()
        .any(|literal| literal.contains(is_japanese))
    {
        faults.push(format!("{} holds Japanese", source.path));
    }
    faults
}

#[test]
fn views_have_no_words_of_their_own() {
    keeps(words_of_a_view);
    let right =
        "match key { \"ArrowLeft\" => 1 } html! { <p>{ words::NEXT }{ \": \" }</p> } // 次へ";
    for wrong in [
        "html! { <p>{ \"Next\" }</p> }",
        "html! { <p>{\"Next\"}</p> }",
        "let label = \"次へ\";",
    ] {
        catches(words_of_a_view, "src/draw/view/x.rs", wrong, right);
    }
}

/// Tells whether a file holds words: it is `words.rs`, or lies in a folder `words`.
fn is_for_words(source: &Source) -> bool {
    let mut parts = source.parts();
    parts.any(|part| part == "words" || part == "words.rs")
}

fn words_elsewhere(source: &Source) -> Vec<String> {
    let holds = source
        .literals
        .iter()
        .any(|literal| literal.contains(is_japanese));
    let mut excepted = SENTENCES_ELSEWHERE.iter();
    let is_excepted = excepted.any(|(path, _)| source.path.starts_with(path));
    let fault = holds && !is_excepted && !is_for_words(source);
    one(fault.then(|| format!("{} holds words", source.path)))
}

#[test]
fn words_stand_in_the_files_for_words() {
    keeps(words_elsewhere);
    catches(
        words_elsewhere,
        "src/pages/x/state.rs",
        "f(\"行\")",
        "f(\"row\") // 行",
    );
    for allowed in [
        "src/pages/x/words.rs",
        "src/pages/x/words/faults.rs",
        "src/course/questions/and.rs",
    ] {
        assert!(words_elsewhere(&Source::new(allowed, "f(\"行\")")).is_empty());
    }
    // An exception that is none any more is to be struck off.
    for (path, reason) in SENTENCES_ELSEWHERE {
        let sources = sources();
        let mut own = sources
            .iter()
            .filter(|source| source.path.starts_with(path));
        let needed = own.any(|source| source.literals.iter().any(|of| of.contains(is_japanese)));
        assert!(needed && !reason.is_empty(), "{path} needs no exception");
    }
}

/// Rows and columns whose number stands apart from what is said of them. Japanese is written `行0から`.
fn numbers_apart(source: &Source) -> Vec<String> {
    let is_apart = |behind: &str| {
        let number = behind.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let word = number.strip_prefix(' ').unwrap_or_default();
        number.len() < behind.len() && word.starts_with(is_japanese)
    };
    let has_one = |text: &&String| {
        let mut names = text.match_indices(['行', '列']);
        names.any(|(place, name)| is_apart(&text[place + name.len()..]))
    };
    let texts = source.literals.iter().filter(has_one);
    texts
        .map(|text| format!("{} says \"{text}\"", source.path))
        .collect()
}

#[test]
fn the_number_of_a_row_stands_at_its_word() {
    keeps(numbers_apart);
    catches(
        numbers_apart,
        "src/pages/x/words.rs",
        "f(\"行0 からさらに上へ\")",
        "f(\"各行 1 つ、行0から列2 x まで\")",
    );
}

/// Where the languages stand, a line each.
const LANGUAGES: &str = "course/src/model/lang.rs";

/// A language that is named by its tag, as a second list of them would.
fn tags_elsewhere(source: &Source) -> Vec<String> {
    let quoted = Lang::ALL.map(|lang| format!("\"{}\"", lang.tag()));
    let named = source.literals.iter().filter(|of| quoted.contains(of));
    let named = named.filter(|_| source.path != LANGUAGES);
    named
        .map(|tag| format!("{} names the language {tag}", source.path))
        .collect()
}

#[test]
fn the_languages_are_one_list() {
    keeps(tags_elsewhere);
    let faults: Vec<_> = sources_in(&["xtask/src"])
        .iter()
        .flat_map(tags_elsewhere)
        .collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
    catches(
        tags_elsewhere,
        "xtask/src/x.rs",
        "for language in [\"ja\", \"en\"] {}",
        "for language in Lang::ALL {} // \"ja\"",
    );
    assert!(tags_elsewhere(&Source::new(LANGUAGES, "Ja: \"ja\";")).is_empty());
}
