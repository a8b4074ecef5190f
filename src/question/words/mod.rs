//! The words of a question.

mod rows;

use bitqueens_core::solver::Size;

use crate::text::{Sentence, phrases, sentence};

/// Says that an answer is right: of bits how many they are.
pub fn right(n_bits: Option<u8>) -> Sentence {
    match n_bits {
        None => RIGHT.into(),
        Some(n_bits) => sentence!(
            "{n_bits} ビットとも合っています。",
            "All {n_bits} bits are right."
        ),
    }
}

/// Says how many bits of an answer are wrong.
pub fn n_wrong(n_bits: u8, n_wrong: usize) -> Sentence {
    match n_wrong {
        1 => sentence!(
            "{n_bits} ビットのうち 1 ビットが違います。",
            "One of {n_bits} bits is wrong."
        ),
        _ => sentence!(
            "{n_bits} ビットのうち {n_wrong} ビットが違います。",
            "{n_wrong} of {n_bits} bits are wrong."
        ),
    }
}

/// Asks for a word of a row before it is shown.
pub fn ask_word(name: &str, row: u8, size: Size) -> Sentence {
    sentence!(
        "行{row}の {name} を予想してください。盤の {size} 列の、1 列に 1 ビットです。",
        "Predict {name} of row {row}: one bit for each of the board's {size} columns."
    )
}

phrases! {
    RIGHT: "合っています。", "Right.";
    NOT_RIGHT: "違います。", "Not yet.";
    NOTHING_GIVEN: "まず答えてから、確かめてください。", "Give an answer first, then check it.";
    ANSWER_RIGHT: "正解です。", "Right.";
    ANSWER_WRONG: "違います。", "Wrong.";
    NEXT_MARKS: "もう一度確かめると、違うビットに印が付きます。", "The next check marks the wrong bits.";
    NEXT_EXPLAINS: "もう一度確かめると、理由を表示します。", "The next check says why.";

    YOUR_NUMBER: "予想する数", "Your number";
    YOUR_ANSWER: "答え", "Your answer";
    PRESS_SQUARE: "予想するマスを押します（矢印キーで選び、Enter）。",
        "Press the square that you expect (arrow keys and Enter).";
    PRESS_LINES: "順番に押します。もう一度押すと、外れます。",
        "Press them in their order. Press one again to take it out.";
    ANSWER: "答え", "Answer";
    RIGHT_LINE: "正しい行", "correct";
    WRONG_LINE: "壊した行", "broken";
    LINE_NAMES: "使う名前は、`row`、`n`、`mask`、`bit`、`solutions` と、行ごとの値を持つ配列 `board[row]`、`left[row]`、`down[row]`、`right[row]`、`bitmap[row]` です。",
        "The names are `row`, `n`, `mask`, `bit`, `solutions`, and the arrays with a value for each row: `board[row]`, `left[row]`, `down[row]`, `right[row]`, `bitmap[row]`.";
}

/// Names the field for a line of the loop, by its number from 1.
pub fn line_field(number: usize) -> Sentence {
    sentence!("{number} 行目", "Line {number}")
}

/// Says where the queens of a board stand.
pub fn queens_at(size: Size, squares: &str) -> Sentence {
    sentence!(
        "N = {size} の盤のクイーン：{squares}",
        "Queens on the board of N = {size}: {squares}"
    )
}

/// Says the right answer, with the formula that makes it.
pub fn right_answer(name: &str, formula: &str, binary: &str, decimal: u64) -> Sentence {
    let word = with_formula(name, formula);
    sentence!(
        "{word} = {binary}（10 進数で {decimal}）",
        "{word} = {binary}, {decimal} in decimal"
    )
}

/// Says the right bits of a word that goes on beyond the board: those on it alone.
pub fn right_bits_on_board(name: &str, formula: &str, binary: &str, decimal: u64) -> Sentence {
    let word = with_formula(name, formula);
    sentence!(
        "{word} の、盤の中のビットは {binary}（10 進数で {decimal}）",
        "{word}: its bits on the board are {binary}, {decimal} in decimal"
    )
}

fn with_formula(name: &str, formula: &str) -> String {
    if formula == name {
        name.to_owned()
    } else {
        format!("{name} = {formula}")
    }
}

/// Says a square.
pub fn square(row: u64, column: u64) -> Sentence {
    sentence!("行{row}・列{column}", "row {row}, column {column}")
}

/// Says an answer that was chosen.
pub fn quoted(Sentence { ja, en }: &Sentence) -> Sentence {
    sentence!("「{ja}」", "\"{en}\"")
}

/// Asks for the words of a row on paper.
pub fn ask_on_paper(row: u8) -> Sentence {
    sentence!(
        "行{row}の `left`、`down`、`right`、`mask`、`bitmap`、`bit` を書き入れてください。`bitmap` は、空いていてまだ試していないマスです。`bit` は、最後に取り出した 1 です（なければ 0）。",
        "Write in `left`, `down`, `right`, `mask`, `bitmap` and `bit` of row {row}. `bitmap` holds the free squares that are still to be tried; `bit` is the 1 taken last, or 0 where there is none."
    )
}

/// A bit that the reader sets, as it is heard: its place, what it holds, and what a check said.
pub fn answer_bit(power: u8, on: bool, column: Option<u8>, verdict: Option<bool>) -> Sentence {
    let worth = 1_u64 << power;
    let value = u8::from(on);
    let (column_ja, column_en) = column.map_or_else(Default::default, |column| {
        (format!("列{column}、"), format!("column {column}, "))
    });
    let (ja, en) = match verdict {
        None => ("", ""),
        Some(true) => ("、合っています", ", right"),
        Some(false) => ("、違います", ", wrong"),
    };
    sentence!(
        "{column_ja}{worth} の位、{value}{ja}",
        "{column_en}the bit worth {worth}, {value}{en}"
    )
}
