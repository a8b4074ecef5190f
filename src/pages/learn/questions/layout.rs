//! The N = 5 layout, row by row.

use super::{placement, row_of_solution, side, solution};
use crate::{
    draw::Cover,
    pages::learn::{Given, ORDER, Question, Random, queens::column_of, words::listed},
    question::{RowTask, TargetWord},
    text::{binary, sentence},
};
use bitqueens_core::solver::{Line, OpenRow};

/// Asks which columns the queens above a row use.
pub(crate) fn used(random: Option<Random>) -> Question {
    let row = OpenRow::from(placement(random, 5, "4-2-0-3"));
    let word = TargetWord::Line(Line::Down);
    let task = RowTask { word, row };
    let (size, here) = (row.placement().size(), row.row());
    let bits = binary(task.expected(), size);
    Question {
        name: "down",
        prompt: sentence!(
            "N = {size} の盤です。探索は行{here}に来ました。上のクイーンが使った列を 1 にした `down` を書いてください。",
            "N = {size}. The search has come to row {here}. Write `down`, with a 1 for each column that a queen above has used."
        ),
        given: Given::Row {
            row,
            cover: Cover::On,
        },
        answer: sentence!("`down` は {bits} です。", "`down` is {bits}."),
        ..Question::of_bits(size.get(), task.expected(), |power| {
            task.explain(power, ORDER)
        })
    }
}

/// Asks for a row of a solution that is given by its columns.
pub(crate) fn from_list(random: Option<Random>) -> Question {
    let (n, which, row) = row_of_solution(random);
    let queens = solution(side(n), which);
    let column = |queen: &u32| column_of(*queen, side(n));
    let columns = listed(queens.iter().map(column), " ");
    let bit = queens.get(usize::from(row)).copied().unwrap_or(0);
    let column = column(&bit);
    Question {
        name: "bit",
        prompt: sentence!(
            "N = {n} の解を、列の番号で `{columns}` と書きました。行{row}の `bit` を書いてください。",
            "A solution of N = {n} is written as the columns `{columns}`. Write the `bit` of row {row}."
        ),
        answer: sentence!(
            "行{row}は列{column}なので、{} です。",
            "Row {row} has column {column}, so it is {}.",
            binary(bit, side(n))
        ),
        ..Question::of_bits(n, bit, |power| {
            let here = ORDER.column(power, n);
            sentence!(
                "{} の位は列{here}です。行{row}のクイーンは列{column}にいます。",
                "The {}s place is column {here}. The queen of row {row} stands in column {column}.",
                1_u32 << power
            )
        })
    }
}
