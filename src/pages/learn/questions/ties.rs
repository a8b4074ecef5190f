//! Edges at equal distance.

use std::cmp::Ordering;

use super::{side, solution};
use crate::{
    draw::Board,
    pages::learn::{BoardSymmetry, Given, ORDER, Question, Random, queens::squares_of},
    text::sentence,
};

/// Asks for row 0 of the image that has another edge on top.
pub(crate) fn edge_row(drawn: Option<Random>) -> Question {
    let (n, which, turns, mirrored) = drawn.map_or((6, 2, 3, false), |mut random| {
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
        let (ja, en) = if expected >> power & 1 == 1 {
            ("クイーンがいます", "a queen stands there")
        } else {
            ("クイーンはいません", "no queen stands there")
        };
        sentence!(
            "ここに来るのは、もとの行{row}・列{column}です。{ja}。",
            "Row {row}, column {column} of the board comes here, and {en}."
        )
    };
    let (turn_ja, turn_en) = match turns {
        1 => (
            "右に 90 度回して左の辺を上に",
            "Turn this board by a quarter to the right, so that its left edge is on top",
        ),
        2 => (
            "180 度回して下の辺を上に",
            "Turn this board by a half, so that its bottom edge is on top",
        ),
        _ => (
            "左に 90 度回して右の辺を上に",
            "Turn this board by a quarter to the left, so that its right edge is on top",
        ),
    };
    let (then_ja, then_en) = if mirrored {
        (
            "し、さらに左右を反転します",
            ", and then mirror it from left to right",
        )
    } else {
        ("します", "")
    };
    let (order_ja, order_en) = match expected.cmp(&own) {
        Ordering::Less => ("より小さい数です", "less than"),
        Ordering::Equal => ("と同じなので、行1で比べます", "as much as"),
        Ordering::Greater => ("より大きい数です", "more than"),
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            "この盤を、{turn_ja}{then_ja}。新しい行0のビットを予想してください。",
            "{turn_en}{then_en}. Predict the bits of the new row 0."
        ),
        given: Given::Board(Board::loose(size, &squares_of(board, size))),
        answer: sentence!(
            "{expected:0width$b} です。もとの行0の {own:0width$b} {order_ja}。",
            "{expected:0width$b}, {order_en} the old row 0, {own:0width$b}."
        ),
        ..Question::of_bits(n, expected, reason)
    }
}
