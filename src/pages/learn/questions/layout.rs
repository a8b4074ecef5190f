//! The N = 5 layout, row by row.

use super::{row_of_solution, side, solution};
use crate::{
    draw::Cover,
    pages::learn::{Given, ORDER, Question, Random},
    question::{RowTask, TargetWord},
    text::{binary, sentence},
};
use bitqueens_core::solver::{Line, OpenRow, Placement};

/// Asks which columns the queens above a row use.
pub(crate) fn used(random: Option<Random>) -> Question {
    let placement = random.map_or_else(
        || Placement::named("4-2-0-3", side(5)).unwrap_or(Placement::empty(side(5))),
        |mut random| {
            let n = random.from_to(4, 8);
            random.placement(side(n))
        },
    );
    let row = OpenRow::from(placement);
    let task = RowTask {
        word: TargetWord::Line(Line::Down),
        row,
    };
    let (size, here) = (placement.size(), row.row());
    let n = size.get();
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
        ..Question::of_bits(n, task.expected(), |power| task.explain(power, ORDER))
    }
}

/// Asks for a row of a solution that is given by its columns.
pub(crate) fn from_list(random: Option<Random>) -> Question {
    let (n, which, row) = row_of_solution(random);
    let queens = solution(side(n), which);
    let columns = queens.iter().map(|queen| {
        let power = u8::try_from(queen.trailing_zeros()).unwrap_or(0);
        ORDER.column(power, n).to_string()
    });
    let columns = columns.collect::<Vec<_>>();
    let bit = queens.get(usize::from(row)).copied().unwrap_or(0);
    let column = &columns[usize::from(row)];
    Question {
        name: "bit",
        prompt: sentence!(
            "N = {n} の解を、列の番号で `{}` と書きました。行{row}の `bit` を書いてください。",
            "A solution of N = {n} is written as the columns `{}`. Write the `bit` of row {row}.",
            columns.join(" ")
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
