//! Counting: combinations in order, and ways to fill rows.

use super::Ask;
use crate::{
    course::{Random, words::listed},
    question::{AnswerKind, Question, Replies},
    text::{phrase, sentence},
};
use bitqueens_core::bits::Choice;

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] = &[("unused", unused), ("word-of-rank", word_of_rank)];

/// Asks for the word of a rank.
fn word_of_rank(random: Option<Random>) -> Question {
    let words_of = |n, m| {
        let choice = Choice::new(n, m);
        choice.map_or_else(
            |_| Vec::new(),
            |choice| choice.words().collect::<Vec<u32>>(),
        )
    };
    let (n, m, rank) = match random {
        None => (5, 3, 6),
        Some(mut random) => {
            let draw = |random: &mut Random| {
                let n = random.from_to(4, 7);
                let m = random.from_to(2, n - 2);
                (
                    n,
                    m,
                    random.below(35) as usize % words_of(n, m).len().max(1),
                )
            };
            // Neither the first word nor the last.
            random.until(draw, |&(n, m, rank)| {
                0 < rank && rank + 1 < words_of(n, m).len()
            })
        }
    };
    let words = words_of(n, m);
    let expected = words.get(rank).copied().unwrap_or(0);
    let reason = |power: u8| {
        // Words with the same bits further left, and a 0 here.
        let above = expected >> (power + 1);
        let same = words.iter().filter(|word| **word >> (power + 1) == above);
        let n_same = same.clone().count();
        // Words are in the order of their ranks.
        let left = same.clone().filter(|word| **word < expected).count();
        let with_zero = same.filter(|word| **word >> power & 1 == 0).count();
        let so = if left < with_zero {
            phrase!(Ja "より小さいので、0", En "is less than")
        } else {
            phrase!(Ja "以上なので、1", En "is not less than")
        };
        let bit = expected >> power & 1;
        sentence!(
            Ja "左のビットが同じ {n_same} 個の中での順位は {left}、ここが 0 のものは {with_zero} 個です。{left} は {with_zero} {so} です。",
            En "Among the {n_same} {n_same:word|words} with the same bits on the left its rank is {left}, and {with_zero} of them {with_zero:has|have} a 0 here. {left} {so} {with_zero}: {bit}."
        )
    };
    let width = usize::from(n);
    Question {
        prompt: sentence!(
            Ja "{n} 個から {m} 個を選ぶ組み合わせで、順位 {rank} のワードを書いてください。順位は 0 から数えます。",
            En "Write the word of rank {rank} among the ways to choose {m} out of {n}. Ranks begin with 0."
        ),
        answer: sentence!(
            Ja "{expected} です。",
            En "{expected}.";
            expected = format!("{expected:0width$b}")
        ),
        ..Question::of_bits(n, expected, reason)
    }
}

/// Asks in how many ways some rows are filled with no column used twice.
fn unused(random: Option<Random>) -> Question {
    let drawn = random.and_then(|random| {
        let boards = (5..=12_u64).flat_map(|n| (2..=5_u64).map(move |k| (n, k)));
        random.in_turn(&boards.collect::<Vec<_>>())
    });
    let (n, k) = drawn.unwrap_or((7, 3));
    let ways: Vec<u64> = (n + 1 - k..=n).rev().collect();
    let total: u64 = ways.iter().product();
    Question::new(
        AnswerKind::Number,
        total,
        sentence!(
            Ja "N = {n} の盤で、上の {k} 行にクイーンを 1 つずつ置きます。列は重ねませんが、斜めは確かめません。置き方は何通りありますか。",
            En "The top {k} rows of a board with N = {n} get a queen each. No column is used twice, and diagonals are not tested. In how many ways can that be done?"
        ),
        Replies::Any(sentence!(
            Ja "行0では {n} 列から選べます。1 行下りるごとに、選べる列は 1 つ減ります。",
            En "Row 0 has {n} columns to choose from, and each row one fewer than the row above."
        )),
        sentence!(
            Ja "{ways} = {total} です。",
            En "{ways} = {total}.";
            ways = listed(&ways, " × ")
        ),
    )
}
