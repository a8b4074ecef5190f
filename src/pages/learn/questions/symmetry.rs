//! The eight images of a solution.

use super::{side, solution};
use crate::{
    draw::Board,
    pages::learn::{BoardSymmetry, Given, Question, Random, queens::squares_of},
    text::sentence,
};
use bitqueens_core::solver::Solutions;

/// Asks for a row of a board turned by a quarter to the right.
pub(crate) fn turned(drawn: Option<Random>) -> Question {
    let (size, bits, row) = match drawn {
        None => (side(5), solution(side(5), 0), 1),
        Some(mut random) => {
            let size = side(random.from_to(5, 7));
            let boards = u32::try_from(Solutions::new(size).count()).unwrap_or(0);
            let board = solution(size, random.below(boards));
            (size, board, random.from_to(0, size.get() - 1))
        }
    };
    let result = BoardSymmetry::new(1, false).of(&bits, size)[usize::from(row)];
    let n = size.get();
    let queens = squares_of(bits, size);
    // The queen of the column that becomes the row.
    let from = queens.iter().position(|(_, column)| *column == row);
    // The bit's column of the turned board was this row, counted from the bottom.
    let reason = |old_row: u8| {
        if Some(usize::from(old_row)) == from {
            sentence!(
                "もとの行{old_row}・列{row}にクイーンがいます。回すと、ここに来ます。",
                "A queen stands in row {old_row}, column {row} of the board; the turn brings her here."
            )
        } else {
            sentence!(
                "ここに来るのは、もとの行{old_row}・列{row}です。クイーンはいません。",
                "Row {old_row}, column {row} of the board comes here, and no queen stands there."
            )
        }
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            "この盤を右に 90 度回します。新しい行{row}のビットを予想してください。",
            "Turn this board by a quarter to the right. Predict the bits of the new row {row}."
        ),
        given: Given::Board(Board::loose(size, &queens)),
        answer: sentence!(
            "新しい行{row}は、もとの列{row}を下から読んだもので、{result:0width$b} です。",
            "The new row {row} is the old column {row} read from below: {result:0width$b}."
        ),
        ..Question::of_bits(n, result, reason)
    }
}
