//! The images of a board, and the classes that they make.

use std::cmp::Ordering;

use super::{Ask, side, solution};
use crate::{
    course::{BoardSymmetry, ORDER, Random, picture::squares_of_bits},
    draw::Board,
    question::{AnswerKind, Given, Question, Replies},
    text::{Phrase, phrase, sentence},
};
use bitqueens_core::{counting::half_turn_fixed, solver::Solutions};

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] = &[
    ("burnside", burnside),
    ("edge-row", edge_row),
    ("half-turn", half_turn),
    ("mirrored-queen", mirrored_queen),
    ("turned", turned),
];

/// Asks for a row of a board turned by a quarter to the right.
fn turned(random: Option<Random>) -> Question {
    let (size, bits, row) = match random {
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
    let queens = squares_of_bits(bits, size);
    // The queen of the column that becomes the row.
    let from = queens.iter().position(|(_, column)| *column == row);
    // The bit's column of the turned board was this row, counted from the bottom.
    let reason = |old_row: u8| {
        if Some(usize::from(old_row)) == from {
            sentence!(
                Ja "もとの行{old_row}・列{row}にクイーンがいます。回すと、ここに来ます。",
                En "A queen stands in row {old_row}, column {row} of the board; the turn brings her here."
            )
        } else {
            sentence!(
                Ja "ここに来るのは、もとの行{old_row}・列{row}です。クイーンはいません。",
                En "Row {old_row}, column {row} of the board comes here, and no queen stands there."
            )
        }
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            Ja "この盤を右に 90 度回します。新しい行{row}のビットを予想してください。",
            En "Turn this board by a quarter to the right. Predict the bits of the new row {row}."
        ),
        given: Given::Board(Board::loose(size, &queens)),
        answer: sentence!(
            Ja "新しい行{row}は、もとの列{row}を下から読んだもので、{result} です。",
            En "The new row {row} is the old column {row} read from below: {result}.";
            result = format!("{result:0width$b}")
        ),
        ..Question::of_bits(n, result, reason)
    }
}

/// Asks where a queen comes to stand in the mirror of a long diagonal.
fn mirrored_queen(random: Option<Random>) -> Question {
    let (n, row, column, falls) = match random {
        None => (7, 1, 4, true),
        Some(mut random) => {
            let n = random.from_to(5, 8);
            let falls = random.below(2) == 0;
            let row = random.from_to(0, n - 1);
            // Any column but the mirror's own.
            let further = random.from_to(1, n - 1);
            let own = if falls { row } else { n - 1 - row };
            (n, row, (own + further) % n, falls)
        }
    };
    let (to_row, to_column) = if falls {
        (column, row)
    } else {
        (n - 1 - column, n - 1 - row)
    };
    let power = ORDER.column(to_column, n);
    let expected = 1_u64 << power;
    let line = if falls {
        phrase!(Ja "左上から右下へ", En "from the top left to the bottom right")
    } else {
        phrase!(Ja "右上から左下へ", En "from the top right to the bottom left")
    };
    let reason = |of: u8| {
        let square = if of == power {
            phrase!(Ja "ここに来ます。", En "to this square.")
        } else {
            phrase!(Ja "別のマスに来ます。", En "to another square.")
        };
        sentence!(
            Ja "行{row}・列{column}のクイーンは{square}",
            En "The mirror takes the queen in row {row}, column {column} {square}"
        )
    };
    let mut asked = Board::loose(side(n), &[(row, column)]);
    asked.ask_row(to_row);
    Question {
        prompt: sentence!(
            Ja "行{row}・列{column}のクイーンを、{line}の長い対角線で折り返すと、行{to_row}に来ます。そのマスを 1 にしてください。",
            En "The mirror in the long diagonal {line} takes the queen in row {row}, column {column} to row {to_row}. Set the bit of her square there."
        ),
        given: Given::Board(asked),
        answer: sentence!(
            Ja "行{to_row}・列{to_column}です。2 つのマスは斜めで互いに効きます。",
            En "Row {to_row}, column {to_column}. The two squares attack each other on a diagonal."
        ),
        ..Question::of_bits(n, expected, reason)
    }
}

/// Asks for a row below the middle of a board that a half turn leaves as it is.
fn half_turn(random: Option<Random>) -> Question {
    let turn = BoardSymmetry::new(2, false);
    let n = 6;
    let drawn = random.and_then(|random| {
        let sides = (4..=8_u8).flat_map(|n| {
            let n_boards = half_turn_fixed(side(n), side(n).mask());
            let boards = 0..u32::try_from(n_boards).unwrap_or(0);
            boards.flat_map(move |which| (0..n / 2).map(move |below| (n, which, below)))
        });
        random.in_turn(&sides.collect::<Vec<_>>())
    });
    let (n, which, below) = drawn.unwrap_or((n, 1, 2));
    let size = side(n);
    let boards = Solutions::new(size).map(|solution| solution.bits().to_vec());
    let boards: Vec<Vec<u32>> = boards
        .filter(|board| turn.of(board, size) == *board)
        .collect();
    let board = &boards[which as usize % boards.len()];
    let rows = n / 2;
    let row = n - 1 - below % rows;
    let (above, expected) = (n - 1 - row, board[usize::from(row)]);
    let shown = squares_of_bits(board.iter().copied(), size);
    let shown: Vec<_> = shown.into_iter().filter(|(of, _)| *of < n - rows).collect();
    let reason = |power: u8| {
        let column = ORDER.column(power, n);
        let from = n - 1 - column;
        let stands = stands(expected >> power & 1 == 1);
        sentence!(
            Ja "180 度回すと、行{above}・列{from}がここに来ます。{stands}。",
            En "A half turn brings row {above}, column {from} here, and {stands}."
        )
    };
    let mut asked = Board::loose(size, &shown);
    asked.ask_row(row);
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            Ja "N = {n} のこの解は、180 度回しても変わりません。下の {rows} 行は隠してあります。行{row}のビットを予想してください。",
            En "A half turn leaves this solution of N = {n} as it is. Its last {rows} rows are hidden. Predict the bits of row {row}."
        ),
        given: Given::Board(asked),
        answer: sentence!(
            Ja "行{row}は、行{above}を左右に反転した {expected} です。",
            En "Row {row} is row {above} mirrored: {expected}.";
            expected = format!("{expected:0width$b}")
        ),
        ..Question::of_bits(n, expected, reason)
    }
}

/// Asks for the number of classes.
fn burnside(random: Option<Random>) -> Question {
    // How many classes there are of 8, 4 and 2 boards: N = 8, or drawn.
    let [of_8, of_4, of_2] = match random {
        None => [11, 1, 0],
        // Classes of two sizes or more.
        Some(mut random) => random.until(
            |random| [random.below(50), random.below(8), random.below(6)],
            |[of_8, of_4, of_2]| *of_8 != 0 && of_4 + of_2 != 0,
        ),
    };
    let quarter = 2 * of_2;
    let half = 4 * of_4 + quarter;
    let total = 8 * of_8 + half;
    let unique = of_8 + of_4 + of_2;
    Question::new(
        AnswerKind::Number,
        u64::from(unique),
        sentence!(
            Ja "ある盤で、解は {total} 個、180 度回しても変わらない解は {half} 個、そのうち 90 度回しても変わらない解は {quarter} 個です。ユニーク解は何個ですか。",
            En "A board has {total} {total:solution|solutions}. A half turn leaves {half} of them as they are, and a quarter turn {quarter} of those. How many fundamental solutions are there?"
        ),
        Replies::Any(sentence!(
            Ja "8 通りの動かし方のそれぞれで変わらない解の数を足し、8 で割ります。180 度の回転は 1 つ、90 度の回転は右と左の 2 つです。",
            En "Add the solutions that each of the 8 ways leaves as they are, and divide by 8. One of the ways is a half turn, and two are quarter turns."
        )),
        sentence!(
            Ja "({total} + {half} + 2 × {quarter}) / 8 を計算します。同値類は、大きさ 8 が {of_8} 個、大きさ 4 が {of_4} 個、大きさ 2 が {of_2} 個で、合わせて {unique} 個です。",
            En "Work out ({total} + {half} + 2 × {quarter}) / 8. There are {of_8} {of_8:class|classes} of 8, {of_4} of 4 and {of_2} of 2, together {unique}."
        ),
    )
}

/// Asks for row 0 of the image that has another edge on top.
fn edge_row(random: Option<Random>) -> Question {
    let (n, which, turns, mirrored) = random.map_or((6, 2, 3, false), |mut random| {
        let (n, which) = (random.from_to(5, 7), random.below(40));
        (n, which, random.from_to(1, 3), random.below(2) == 1)
    });
    let size = side(n);
    let board = solution(size, which);
    let image = BoardSymmetry { turns, mirrored };
    let (own, expected) = (board[0], image.of(&board, size)[0]);
    // The square of the board that comes to a bit of the new row 0.
    let from = |power: u8| {
        let column = ORDER.column(power, n);
        let column = if mirrored { n - 1 - column } else { column };
        match turns {
            1 => (n - 1 - column, 0),
            2 => (n - 1, n - 1 - column),
            _ => (column, n - 1),
        }
    };
    let reason = |power: u8| {
        let (row, column) = from(power);
        let stands = stands(expected >> power & 1 == 1);
        sentence!(
            Ja "ここに来るのは、もとの行{row}・列{column}です。{stands}。",
            En "Row {row}, column {column} of the board comes here, and {stands}."
        )
    };
    let turn = match turns {
        1 => {
            phrase!(Ja "右に 90 度回して左の辺を上に", En "Turn this board by a quarter to the right, so that its left edge is on top")
        }
        2 => {
            phrase!(Ja "180 度回して下の辺を上に", En "Turn this board by a half, so that its bottom edge is on top")
        }
        _ => {
            phrase!(Ja "左に 90 度回して右の辺を上に", En "Turn this board by a quarter to the left, so that its right edge is on top")
        }
    };
    let then = if mirrored {
        phrase!(Ja "し、さらに左右を反転します", En ", and then mirror it from left to right")
    } else {
        phrase!(Ja "します", En "")
    };
    let order = match expected.cmp(&own) {
        Ordering::Less => phrase!(Ja "より小さい数です", En "less than"),
        Ordering::Equal => phrase!(Ja "と同じなので、行1で比べます", En "as much as"),
        Ordering::Greater => phrase!(Ja "より大きい数です", En "more than"),
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            Ja "この盤を、{turn}{then}。新しい行0のビットを予想してください。",
            En "{turn}{then}. Predict the bits of the new row 0."
        ),
        given: Given::Board(Board::loose(size, &squares_of_bits(board, size))),
        answer: sentence!(
            Ja "{expected} です。もとの行0の {own} {order}。",
            En "{expected}, {order} the old row 0, {own}.";
            expected = format!("{expected:0width$b}"), own = format!("{own:0width$b}")
        ),
        ..Question::of_bits(n, expected, reason)
    }
}

/// Says whether a queen stands on a square.
const fn stands(is_queen: bool) -> Phrase {
    if is_queen {
        phrase!(Ja "クイーンがいます", En "a queen stands there")
    } else {
        phrase!(Ja "クイーンはいません", En "no queen stands there")
    }
}
