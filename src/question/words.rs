//! The words of a question.

use bitqueens_core::solver::Size;

use crate::text::{Sentence, phrases, sentence};

/// Says what a check found, of an answer of so many bits. A right answer without bits is a choice.
pub fn check_result(n_bits: usize, n_wrong: usize) -> Sentence {
    match n_wrong {
        0 if n_bits == 0 => RIGHT.into(),
        0 => sentence!(
            "{n_bits} ビットとも合っています。",
            "All {n_bits} bits are right."
        ),
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
    NEXT_MARKS: "もう一度確かめると、違うビットに印が付きます。", "The next check marks the wrong bits.";
    NEXT_EXPLAINS: "もう一度確かめると、理由を表示します。", "The next check says why.";
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
