//! What the symmetries leave to be searched: the edges, the ring.

use super::{Ask, bits_where, side, solution};
use crate::{
    course::{ORDER, Random, picture::squares_of_bits},
    draw::{Board, attacks},
    question::{Given, Question},
    text::{phrase, sentence},
};
use bitqueens_core::solver::Size;

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] = &[("inside", inside), ("last-row", last_row)];

/// Boards, row 0's queen and a row in which squares are left out: N, her power, the row.
fn edge_rows() -> Vec<(u8, u8, u8)> {
    let boards = (6..=12_u8).flat_map(|n| (1..n / 2).map(move |bit| (n, bit)));
    // The last row, and one that meets an edge nearer to a corner than the queen, where there is one.
    let rows = boards.flat_map(|(n, bit)| [(n, bit, n - 1), (n, bit, n - bit)]);
    let mut rows: Vec<_> = rows.collect();
    rows.dedup();
    rows
}

/// Asks which squares of a row at an edge are left, with row 0's queen on a bit.
fn last_row(random: Option<Random>) -> Question {
    let drawn = random.and_then(|random| random.in_turn(&edge_rows()));
    let (side, bit, row) = drawn.unwrap_or((8, 3, 7));
    let size = Size::new(side).unwrap_or(Size::FIRST_SCREEN);
    let last = side - 1;
    // How far a square of an edge is from a corner; `None` where it is on no edge.
    let distance = |power: u8| {
        if row == last {
            Some(power.min(last - power))
        } else {
            (power == 0 || power == last).then_some(row.min(last - row))
        }
    };
    let is_left = |power: u8| distance(power).is_none_or(|distance| bit <= distance);
    let expected = bits_where(side, is_left);
    let reason = |power: u8| {
        let so = if is_left(power) {
            phrase!(Ja "ので使います", En "so it is used")
        } else {
            phrase!(Ja "ので外します", En "so it is left out")
        };
        match distance(power) {
            Some(near) => sentence!(
                Ja "角までの距離は {near} マス、行0のクイーンは {queen} マスな{so}。",
                En "It is {near} from a corner and row 0's queen {queen}, {so}.";
                queen = bit
            ),
            None => sentence!(
                Ja "どの辺のマスでもない{so}。",
                En "It is on no edge, {so}."
            ),
        }
    };
    let mut board = Board::loose(size, &[(0, last - bit)]);
    board.ask_row(row);
    let width = usize::from(side);
    Question {
        prompt: sentence!(
            Ja "N = {side} で、行0のクイーンがこのマスにいます。ほかのクイーンの効き筋は考えません。行{row}で使うマスを 1 にしてください。",
            En "On this board of N = {side}, row 0 has its queen here. Leave attack lines aside. Set the bits of row {row} that are still used."
        ),
        given: Given::Board(board),
        answer: sentence!(
            Ja "角からの距離が {bit} より小さい辺のマスを外して、{expected} です。",
            En "Without the squares of the edges that are less than {bit} from a corner: {expected}.";
            expected = format!("{expected:0width$b}")
        ),
        ..Question::of_bits(side, expected, reason)
    }
}

/// The queens of a solution on the two outer lines of each side.
fn ring(n: u8, which: u32) -> Vec<(u8, u8)> {
    let is_inside = |line: u8| 2 <= line && line < n - 2;
    squares_of_bits(solution(side(n), which), side(n))
        .into_iter()
        .filter(|(row, column)| !is_inside(*row) || !is_inside(*column))
        .collect()
}

/// Asks which squares of a row inside of a ring are free.
fn inside(random: Option<Random>) -> Question {
    let (n, which, row) = match random {
        None => (8, 9, 2),
        // The row has its queen inside, so a square is free.
        Some(mut random) => random.until(
            |random| {
                let n = random.from_to(7, 9);
                (n, random.below(92), random.from_to(2, n - 3))
            },
            |&(n, which, row)| ring(n, which).iter().all(|(of, _)| *of != row),
        ),
    };
    let size = side(n);
    let is_inside = |line: u8| 2 <= line && line < n - 2;
    let ring = ring(n, which);
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
                Ja "列{column}は輪のマスです。",
                En "Column {column} is a square of the ring."
            ),
            (true, Some((of, at))) => sentence!(
                Ja "行{of}・列{at}のクイーンが効いています。",
                En "The queen in row {of}, column {at} attacks it."
            ),
            (true, None) => sentence!(
                Ja "輪のどのクイーンも効いていません。",
                En "No queen of the ring attacks it."
            ),
        }
    };
    let mut board = Board::loose(size, &ring);
    board.ask_attacks(row);
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            Ja "N = {n} の輪が埋まりました。内側の行{row}で空いているマスを 1 にしてください。輪のマスは 0 です。",
            En "The ring of N = {n} is filled. Set the bits of the free squares inside, in row {row}. Squares of the ring are 0."
        ),
        given: Given::Board(board),
        answer: sentence!(
            Ja "{expected} です。",
            En "{expected}.";
            expected = format!("{expected:0width$b}")
        ),
        ..Question::of_bits(n, expected, reason)
    }
}
