//! The ring first.

use super::{bits_where, side, solution};
use crate::{
    draw::{Board, attacks},
    pages::learn::{Given, ORDER, Question, Random, queens::squares_of},
    text::sentence,
};

/// Asks which squares of a row inside of a ring are free.
pub(crate) fn inside(drawn: Option<Random>) -> Question {
    let (n, which, row) = match drawn {
        None => (8, 9, 2),
        Some(mut random) => {
            let n = random.from_to(7, 8);
            (n, random.below(92), random.from_to(2, n - 3))
        }
    };
    let size = side(n);
    let is_inside = |line: u8| 2 <= line && line < n - 2;
    let ring: Vec<(u8, u8)> = squares_of(solution(size, which), size)
        .into_iter()
        .filter(|(row, column)| !is_inside(*row) || !is_inside(*column))
        .collect();
    let attacker = |column: u8| ring.iter().find(|queen| attacks(**queen, (row, column)));
    let is_free = |power: u8| {
        let column = ORDER.column(power, n);
        is_inside(column) && attacker(column).is_none()
    };
    let expected = bits_where(n, is_free);
    let reason = |power: u8| {
        let column = ORDER.column(power, n);
        match (is_inside(column), attacker(column)) {
            (false, _) => sentence!(
                "列{column}は輪のマスです。",
                "Column {column} is a square of the ring."
            ),
            (true, Some((of, at))) => sentence!(
                "行{of}・列{at}のクイーンが効いています。",
                "The queen in row {of}, column {at} attacks it."
            ),
            (true, None) => sentence!(
                "輪のどのクイーンも効いていません。",
                "No queen of the ring attacks it."
            ),
        }
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            "N = {n} の輪が埋まりました。内側の行{row}で空いているマスを 1 にしてください。輪のマスは 0 です。",
            "The ring of N = {n} is filled. Set the bits of the free squares inside, in row {row}. Squares of the ring are 0."
        ),
        given: Given::Board(Board::loose(size, &ring)),
        answer: sentence!("{expected:0width$b} です。", "{expected:0width$b}."),
        ..Question::of_bits(n, expected, reason)
    }
}
