//! What a call keeps.

use super::side;
use crate::{
    draw::{Board, Cover},
    pages::learn::{Given, ORDER, Question, Random},
    question::{RowTask, TargetWord},
    text::{binary, sentence},
};
use bitqueens_core::solver::{OpenRow, Placement};

/// Asks for the bitmap that waits in a row the search comes back to.
pub(crate) fn waiting(random: Option<Random>) -> Question {
    let row = random.map_or_else(
        || OpenRow::from(Placement::empty(side(5))).with_tried(2),
        |mut random| {
            let n = random.from_to(4, 8);
            let mut placement = random.placement(side(n));
            while placement.free() == 0 {
                placement = placement.above(placement.n_queens() - 1);
            }
            let n_tried = 1 + random.below(placement.free().count_ones());
            OpenRow::from(placement).with_tried(n_tried)
        },
    );
    let task = RowTask {
        word: TargetWord::Bitmap,
        row,
    };
    let (n, here) = (row.placement().size(), row.row());
    let last = ORDER.column(u8::try_from(row.tried().ilog2()).unwrap_or(0), n.get());
    let bits = binary(task.expected(), n);
    Question {
        name: "bitmap",
        prompt: sentence!(
            "N = {n} で、探索が行{here}に戻ってきました。行{here}では、右から順に列{last}まで試し終えています。待っていた行{here}の `bitmap` を書いてください。",
            "With N = {n} the search has come back to row {here}, where the free squares from the right up to column {last} have been tried. Write the `bitmap` of row {here} that waited."
        ),
        given: Given::Board(Board::of_row(&row, Cover::On, ORDER)),
        answer: sentence!(
            "まだ試していない空きは {bits} です。",
            "The free squares that are still to be tried are {bits}."
        ),
        ..Question::of_bits(n.get(), task.expected(), |power| task.explain(power, ORDER))
    }
}
