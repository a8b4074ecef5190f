//! A program read a line at a time, and what its arrays keep.

use super::{Ask, side};
use crate::{
    course::{Random, picture::squares_of, words::list},
    draw::Board,
    question::{AnswerKind, Given, Question, Replies},
    text::{binary, sentence, words::COMMA},
};
use bitqueens_core::solver::Placement;

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] =
    &[("rows-that-wait", rows_that_wait), ("turns", turns)];

/// How a small loop changes its variable.
#[derive(Clone, Copy)]
enum Change {
    Double,
    Add(u32),
}

/// The values of the variable, from the first to the one that ends the loop.
fn values(first: u32, end: u32, change: Change) -> Vec<u32> {
    let next = |value: &u32| match change {
        Change::Double => value + value,
        Change::Add(more) => value + more,
    };
    let mut values = vec![first];
    while let Some(last) = values.last().filter(|last| **last < end) {
        values.push(next(last));
    }
    values
}

/// Asks what a variable holds after a small loop.
fn turns(random: Option<Random>) -> Question {
    let (first, end, change) = random.map_or((5, 30, Change::Add(7)), |mut random| {
        let draw = |random: &mut Random| {
            let change = match random.below(2) {
                0 => Change::Double,
                _ => Change::Add(3 + random.below(9)),
            };
            (1 + random.below(9), 15 + random.below(60), change)
        };
        random.until(draw, |&(first, end, change)| {
            (4..=6).contains(&values(first, end, change).len())
        })
    });
    let line = match change {
        Change::Double => "x = x + x".to_owned(),
        Change::Add(more) => format!("x += {more}"),
    };
    let code = format!("x = {first}; while x < {end} {{ {line}; }}");
    let values = values(first, end, change);
    let held = values.last().copied().unwrap_or(first);
    Question::new(
        AnswerKind::Number,
        u64::from(held),
        sentence!(
            Ja "`{code}` を実行します。`x` は最後にいくつになりますか。",
            En "`{code}` is carried out. What does `x` hold at the end?"
        ),
        Replies::Any(sentence!(
            Ja "中かっこの中を実行する前に、そのつど `x < {end}` を確かめます。成り立たなくなったときの値で終わります。",
            En "Each time, `x < {end}` is tested before the line in braces. It ends with the value for which that does not hold."
        )),
        sentence!(
            Ja "`x` は順に {all} になります。",
            En "`x` holds {all}.";
            all = list(values, COMMA)
        ),
    )
}

/// The rows whose bitmap holds a 1 after this many queens, by their place from the left of a word.
fn waiting_rows(placement: Placement) -> u64 {
    let n = placement.size().get();
    let waits = |row: u8, power: u8| placement.above(row).free() >> power >> 1 != 0;
    let rows = (0..).zip(placement.powers());
    rows.filter(|(row, power)| waits(*row, **power))
        .fold(0, |word, (row, _)| word | 1 << (n - 1 - row))
}

/// Asks in which rows something is left to try.
fn rows_that_wait(random: Option<Random>) -> Question {
    let placement = random.map_or_else(
        || Placement::named("4-2-0-3", side(5)).unwrap_or(Placement::empty(side(5))),
        |mut random| {
            let draw = |random: &mut Random| {
                let n = random.from_to(5, 8);
                random.placement(side(n))
            };
            // Some rows wait, and some do not.
            random.until(draw, |placement| {
                let n_waiting = waiting_rows(*placement).count_ones();
                2 < placement.n_queens() && 0 < n_waiting && n_waiting < placement.n_queens().into()
            })
        },
    );
    let (size, expected) = (placement.size(), waiting_rows(placement));
    let n = size.get();
    let reason = |power: u8| {
        let row = n - 1 - power;
        if placement.n_queens() <= row {
            sentence!(Ja "行{row}には、まだクイーンがいません。", En "Row {row} has no queen yet.")
        } else if expected >> power & 1 == 1 {
            sentence!(
                Ja "行{row}では、クイーンより左に空いているマスがあります。",
                En "In row {row} a square to the left of the queen is free."
            )
        } else {
            sentence!(
                Ja "行{row}では、クイーンより左に空いているマスがありません。",
                En "In row {row} no square to the left of the queen is free."
            )
        }
    };
    let bits = u32::try_from(expected).unwrap_or(0);
    Question {
        prompt: sentence!(
            Ja "N = {n} の探索が、いま最後のクイーンを置いたところです。まだ下の行へは進んでいません。`bitmap[row]` に 1 が残っている行を 1 にしてください。左端のビットが行0です。どの行でも、右のマスから試します。",
            En "The search of N = {n} has just placed the last of these queens, and has not gone down yet. Set the bits of the rows whose `bitmap[row]` still holds a 1. The leftmost bit is row 0. In each row the squares are tried from the right."
        ),
        given: Given::Board(Board::loose(size, &squares_of(&placement))),
        answer: sentence!(
            Ja "クイーンより左に空いているマスが残る行は {bits} です。",
            En "The rows with a free square left of the queen are {bits}.";
            bits = binary(bits, size)
        ),
        ..Question::of_bits(n, expected, reason)
    }
}
