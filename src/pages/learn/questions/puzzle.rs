//! The puzzle: a queen, her lines, and one queen a row.

use super::{bits_where, side};
use crate::{
    draw::Board,
    pages::learn::{Given, ORDER, Question, Random, words::listed},
    text::sentence,
};

/// Asks which squares of another row a queen attacks.
pub(crate) fn reach(random: Option<Random>) -> Question {
    let (n, queen, asked) = random.map_or((5, (1, 3), 3), |mut random| {
        let n = random.from_to(4, 8);
        let queen = (random.from_to(0, n - 1), random.from_to(0, n - 1));
        let further = random.from_to(1, n - 1);
        (n, queen, (queen.0 + further) % n)
    });
    let (row, column) = queen;
    let rows = asked.abs_diff(row);
    let attacks = |of: u8| of == column || of.abs_diff(column) == rows;
    let column_of = |power: u8| ORDER.column(power, n);
    let mut board = Board::loose(side(n), &[queen]);
    for square in &mut board.squares {
        square.in_work = square.row == asked;
    }
    let reason = |of: u8| {
        let (ja, en) = match () {
            () if of == column => ("縦の線が通ります", "her column runs through it"),
            () if attacks(of) => (
                "行と列が同じだけ離れているので、斜めの線が通ります",
                "it is as many columns away as rows, so a diagonal runs through it",
            ),
            () => (
                "縦の線も斜めの線も通りません",
                "neither her column nor a diagonal runs through it",
            ),
        };
        sentence!("列{of}は、{ja}。", "Column {of}: {en}.")
    };
    let attacked = (0..n).filter(|of| attacks(*of));
    let (ja, en) = (listed(attacked.clone(), "、"), listed(attacked, ", "));
    Question {
        prompt: sentence!(
            "クイーンは行{row}・列{column}にいます。行{asked}のマスのうち、このクイーンが効くマスを 1、効かないマスを 0 にしてください。",
            "The queen stands in row {row}, column {column}. Mark each square of row {asked}: 1 where she attacks it, 0 where she does not."
        ),
        given: Given::Board(board),
        answer: sentence!("効くのは列 {ja} です。", "She attacks these columns: {en}."),
        ..Question::of_bits(
            n,
            bits_where(n, |power| attacks(column_of(power))),
            |power| reason(column_of(power)),
        )
    }
}
