//! The N = 5 layout, row by row.

use super::side;
use crate::{
    draw::Cover,
    pages::learn::{Given, ORDER, Question, Random},
    question::{RowTask, TargetWord},
    text::{Sentence, binary},
};
use bitqueens_core::solver::{Line, OpenRow, Placement, Solutions};

/// Asks which columns the queens above a row use.
pub(crate) fn used(random: Option<Random>) -> Question {
    let placement = random.map_or_else(
        || {
            let placed = [0, 2, 4, 1]
                .into_iter()
                .try_fold(Placement::empty(side(5)), Placement::with);
            placed.unwrap_or(Placement::empty(side(5)))
        },
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
        n_bits: n,
        expected: task.expected(),
        prompt: Sentence {
            ja: format!(
                "N = {size} の盤です。探索は行{here}に来ました。上のクイーンが使った列を 1 にした `down` を書いてください。"
            ),
            en: format!(
                "N = {size}. The search has come to row {here}. Write `down`, with a 1 for each column that a queen above has used."
            ),
        },
        given: Given::Row {
            row,
            cover: Cover::On,
        },
        reasons: (0..n).map(|power| task.explain(power, ORDER)).collect(),
        answer: Sentence {
            ja: format!("`down` は {bits} です。"),
            en: format!("`down` is {bits}."),
        },
    }
}

/// Asks for a row of a solution that is given by its columns.
pub(crate) fn from_list(random: Option<Random>) -> Question {
    let (n, solution, row) = random.map_or((5, 1, 1), |mut random| {
        let n = random.from_to(5, 8);
        let count = Solutions::new(side(n)).count();
        let solution = random.below(u32::try_from(count).unwrap_or(1));
        (
            n,
            usize::try_from(solution).unwrap_or(0),
            random.from_to(0, n - 1),
        )
    });
    let queens = Solutions::new(side(n))
        .nth(solution)
        .map_or_else(Vec::new, |solution| solution.bits().to_vec());
    let columns = queens.iter().map(|queen| {
        let power = u8::try_from(queen.trailing_zeros()).unwrap_or(0);
        ORDER.column(power, n).to_string()
    });
    let columns = columns.collect::<Vec<_>>();
    let bit = queens.get(usize::from(row)).copied().unwrap_or(0);
    let column = &columns[usize::from(row)];
    Question {
        name: "bit",
        n_bits: n,
        expected: bit.into(),
        prompt: Sentence {
            ja: format!("N = {n} の解を、列の番号で `{}` と書きました。行{row}の `bit` を書いてください。", columns.join(" ")),
            en: format!("A solution of N = {n} is written as the columns `{}`. Write the `bit` of row {row}.", columns.join(" ")),
        },
        given: Given::Words(Vec::new()),
        reasons: (0..n).map(|power| {
            let here = ORDER.column(power, n);
            Sentence {
                ja: format!("{} の位は列{here}です。行{row}のクイーンは列{column}にいます。", 1_u32 << power),
                en: format!("The {}s place is column {here}. The queen of row {row} stands in column {column}.", 1_u32 << power),
            }
        }).collect(),
        answer: Sentence {
            ja: format!("行{row}は列{column}なので、{} です。", binary(bit, side(n))),
            en: format!("Row {row} has column {column}, so it is {}.", binary(bit, side(n))),
        },
    }
}
