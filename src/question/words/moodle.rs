//! The words of a file for Moodle.

use crate::text::{Sentence, phrases, sentence};
use bitqueens_core::solver::Size;

phrases! {
    CATEGORY: Ja "同じ種類の問題を、番号を変えて並べたものです。小テストには、このカテゴリから「ランダム問題」を 1 つ追加してください。受験者ごとに別の問題が出ます。",
        En "Questions of one kind, drawn from different seeds. Add one random question from this category to a quiz: each pupil gets another one.";
    SEVERAL_WRONG: Ja "2 ビット以上が違うか、桁数が違います。下の理由を、左のビットから順に比べてください。",
        En "More than one bit is wrong, or the number of digits is. Compare the reasons below, from the leftmost bit on.";
    WRITE_SQUARE: Ja "行と列を、`2,5` のように数で答えてください。どちらも 0 から数えます。",
        En "Answer with the row and the column, such as `2,5`, both counted from 0.";
}

/// Says how bits are typed.
pub fn write_bits(n_bits: u8) -> Sentence {
    sentence!(
        Ja "0 と 1 を {n_bits} 桁、いちばん上の位を左にして答えてください。",
        En "Answer with {n_bits} digits, each 0 or 1, the highest bit at the left."
    )
}

/// Names a board, and the signs on it.
pub fn board(size: Size, signs: &Sentence) -> Sentence {
    sentence!(Ja "N = {size} の盤（{signs}）", En "The board of N = {size} ({signs})")
}

pub fn row(row: u8) -> Sentence {
    sentence!(Ja "行{row}", En "row {row}")
}

pub fn column(column: u8) -> Sentence {
    sentence!(Ja "列{column}", En "column {column}")
}
