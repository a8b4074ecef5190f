//! Every method of the ladder in one picture.

use super::placement;
use crate::{
    pages::learn::{Question, Random, queens::squares_of, words::listed},
    text::sentence,
};

/// Asks which flags of the sums row + column some queens set.
pub(crate) fn flags(random: Option<Random>) -> Question {
    let placement = placement(random, 4, "1-3");
    let n = placement.size().get();
    let queens = squares_of(placement.bits(), placement.size());
    let n_flags = 2 * n - 1;
    let expected = queens
        .iter()
        .fold(0, |flags, (row, column)| flags | 1_u64 << (row + column));
    let squares = || queens.iter();
    let ja = squares().map(|(row, column)| format!("行{row}・列{column}"));
    let en = squares().map(|(row, column)| format!("({row}, {column})"));
    let sums = squares().map(|(row, column)| format!("{row} + {column} = {}", row + column));
    let (ja, en) = (listed(ja, "、"), listed(en, ", "));
    let (sums_ja, sums_en) = (listed(sums.clone(), "、"), listed(sums, ", "));
    let reason = |sum: u8| match queens.iter().find(|(row, column)| row + column == sum) {
        Some((row, column)) => sentence!(
            "行{row}・列{column}のクイーンの和が {sum} です。",
            "The queen in row {row}, column {column} has the sum {sum}."
        ),
        None => sentence!(
            "和が {sum} のクイーンはいません。",
            "No queen has the sum {sum}."
        ),
    };
    Question {
        prompt: sentence!(
            "N = {n} の盤で、クイーンは{ja}にいます。行 + 列で引く斜めのフラグ {n_flags} 個のうち、立っているものを 1 にしてください。右端が 0 番です。",
            "N = {n}, with queens at {en} (row, column). Of the {n_flags} flags for row + column, mark with a 1 those that are set. Flag 0 is the rightmost."
        ),
        answer: sentence!("和は {sums_ja} です。", "The sums are {sums_en}."),
        ..Question::of_bits(n_flags, expected, reason)
    }
}
