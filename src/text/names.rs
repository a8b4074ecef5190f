//! Names of squares, bits and frames, for those who hear the page.

use super::{Lang, Phrase, line_phrase};
use bitqueens_core::solver::{Line, Size};

/// A square's name: its row, its column, what it is, and which lines run through it.
pub fn square_name(row: u8, column: u8, mark: Phrase, lines: &[Line], lang: Lang) -> String {
    let by: Vec<_> = lines
        .iter()
        .map(|line| line_phrase(*line).in_lang(lang))
        .collect();
    let mark = mark.in_lang(lang);
    match (lang, by.is_empty()) {
        (Lang::Ja, true) => format!("行{row}、列{column}、{mark}"),
        (Lang::Ja, false) => format!("行{row}、列{column}、{mark}、{}", by.join("と")),
        (Lang::En, true) => format!("row {row}, column {column}, {mark}"),
        (Lang::En, false) => {
            format!(
                "row {row}, column {column}, {mark} along {}",
                by.join(" and ")
            )
        }
    }
}

/// A bit's name: its word, its power of two, its value and the column it stands for.
pub fn bit_name(word: &str, power: u8, on: bool, column: Option<u8>, lang: Lang) -> String {
    let value = u8::from(on);
    match (lang, column) {
        (Lang::Ja, Some(column)) => format!("{word} のビット{power}、{value}、列{column}"),
        (Lang::Ja, None) => format!("{word} のビット{power}、{value}、盤の外"),
        (Lang::En, Some(column)) => format!("{word}, bit {power}: {value}, column {column}"),
        (Lang::En, None) => format!("{word}, bit {power}: {value}, off the board"),
    }
}

/// The title of an embedded stepper, for those who hear the page around it.
pub fn embed_title(size: Size, lang: Lang) -> String {
    match lang {
        Lang::Ja => format!("Bitqueens：N = {size} のステップ実行"),
        Lang::En => format!("Bitqueens: stepping N = {size}"),
    }
}
