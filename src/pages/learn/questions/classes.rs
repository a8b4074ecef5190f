//! Classes of 8, 4 and 2.

use super::side;
use crate::{
    draw::Board,
    pages::learn::{BoardSymmetry, Given, ORDER, Question, Random, queens::squares_of},
    text::sentence,
};
use bitqueens_core::solver::Solutions;

/// Asks for a row below the middle of a board that a half turn leaves as it is.
pub(crate) fn half_turn(drawn: Option<Random>) -> Question {
    let turn = BoardSymmetry::new(2, false);
    let n = 6;
    let (n, which, below) = drawn.map_or((n, 1, 2), |mut random| {
        (random.from_to(4, 8), random.below(64), random.from_to(0, 7))
    });
    let size = side(n);
    let boards = Solutions::new(size).map(|solution| solution.bits().to_vec());
    let boards: Vec<Vec<u32>> = boards
        .filter(|board| turn.of(board, size) == *board)
        .collect();
    let board = &boards[which as usize % boards.len()];
    let rows = n / 2;
    let row = n - 1 - below % rows;
    let (above, expected) = (n - 1 - row, board[usize::from(row)]);
    let shown = squares_of(board.iter().copied(), size);
    let shown: Vec<_> = shown.into_iter().filter(|(of, _)| *of < n - rows).collect();
    let reason = |power: u8| {
        let column = ORDER.column(power, n);
        let from = n - 1 - column;
        let (ja, en) = if expected >> power & 1 == 1 {
            ("クイーンがいます", "a queen stands there")
        } else {
            ("クイーンはいません", "no queen stands there")
        };
        sentence!(
            "180 度回すと、行{above}・列{from}がここに来ます。{ja}。",
            "A half turn brings row {above}, column {from} here, and {en}."
        )
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            "N = {n} のこの解は、180 度回しても変わりません。下の {rows} 行は隠してあります。行{row}のビットを予想してください。",
            "A half turn leaves this solution of N = {n} as it is. Its last {rows} rows are hidden. Predict the bits of row {row}."
        ),
        given: Given::Board(Board::loose(size, &shown)),
        answer: sentence!(
            "行{row}は、行{above}を左右に反転した {expected:0width$b} です。",
            "Row {row} is row {above} mirrored: {expected:0width$b}."
        ),
        ..Question::of_bits(n, expected, reason)
    }
}
