//! Every method of the ladder in one picture.

use super::side;
use crate::{
    pages::learn::{ORDER, Question, Random},
    text::{Sentence, sentence},
};
use bitqueens_core::solver::Placement;

/// Asks which flags of the sums row + column some queens set.
pub(crate) fn flags(random: Option<Random>) -> Question {
    let placement = random.map_or_else(
        || Placement::named("1-3", side(4)).unwrap_or(Placement::empty(side(4))),
        |mut random| {
            let n = random.from_to(4, 8);
            random.placement(side(n))
        },
    );
    let n = placement.size().get();
    let queens: Vec<(u8, u8)> = (0..)
        .zip(placement.powers())
        .map(|(row, power)| (row, ORDER.column(*power, n)))
        .collect();
    let n_flags = 2 * n - 1;
    let expected = queens
        .iter()
        .fold(0, |flags, (row, column)| flags | 1_u64 << (row + column));
    let names = |name: fn(u8, u8) -> String, comma: &str| {
        queens
            .iter()
            .map(|(row, column)| name(*row, *column))
            .collect::<Vec<_>>()
            .join(comma)
    };
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
    let sums = |comma| {
        names(
            |row, column| format!("{row} + {column} = {}", row + column),
            comma,
        )
    };
    Question {
        prompt: Sentence {
            ja: format!(
                "N = {n} の盤で、クイーンは{}にいます。行 + 列で引く斜めのフラグ {n_flags} 個のうち、立っているものを 1 にしてください。右端が 0 番です。",
                names(|row, column| format!("行{row}・列{column}"), "、")
            ),
            en: format!(
                "N = {n}, with queens at {} (row, column). Of the {n_flags} flags for row + column, mark with a 1 those that are set. Flag 0 is the rightmost.",
                names(|row, column| format!("({row}, {column})"), ", ")
            ),
        },
        answer: Sentence {
            ja: format!("和は {} です。", sums("、")),
            en: format!("The sums are {}.", sums(", ")),
        },
        ..Question::of_bits(n_flags, expected, reason)
    }
}
