//! Backtracking, and the whole tree of N = 4.

use super::{side, width};
use crate::{
    pages::learn::{Given, Question, Random},
    text::{Sentence, binary},
};
use bitqueens_core::{
    bits::Word,
    solver::{Machine, Phase, Size},
};

/// The names of what the rows still have to try.
const LEFT_TO_TRY: [&str; 8] = [
    "free[0]", "free[1]", "free[2]", "free[3]", "free[4]", "free[5]", "free[6]", "free[7]",
];

/// Asks for the next queen after a dead end.
pub(crate) fn go_back(random: Option<Random>) -> Question {
    let (n, skipped) = random.map_or((5, 1), |mut random| {
        (random.from_to(5, 7), random.below(150))
    });
    let mut machine = dead_end(side(n), skipped);
    let row = machine.row().unwrap_or(0);
    let words = (0..=row).map(|row| machine.words(row).bitmap);
    let free: Vec<u32> = words.collect();
    while machine.advance().is_some_and(|phase| phase != Phase::Place) {}
    let (bit, to) = (machine.bit(), machine.row().unwrap_or(0));
    let names = LEFT_TO_TRY.into_iter().zip(&free);
    let width = width(n);
    let reason = Sentence {
        ja: format!(
            "下から見て、試すマスが残っている最初の行は行{to}です。そこのいちばん右の 1 に置きます。"
        ),
        en: format!(
            "From below, the first row with a square left to try is row {to}. The queen goes to its rightmost 1."
        ),
    };
    Question {
        name: "bit",
        n_bits: n,
        expected: bit.into(),
        prompt: Sentence {
            ja: format!(
                "N = {n} の探索が、行{row}で行き止まりに着きました。`free` の 1 は、その行でまだ試していないマスです。次に置くクイーンの `bit` を書いてください。"
            ),
            en: format!(
                "With N = {n} the search is at a dead end in row {row}. A 1 in `free` is a square of that row that is still to be tried. Write the `bit` of the next queen that is placed."
            ),
        },
        given: Given::Words(
            names
                .map(|(name, free)| (name, Word::cut(*free, width)))
                .collect(),
        ),
        reasons: vec![reason; n.into()],
        answer: Sentence {
            ja: format!("行{to}まで戻り、{} に置きます。", binary(bit, side(n))),
            en: format!(
                "The search goes back to row {to} and places a queen on {}.",
                binary(bit, side(n))
            ),
        },
    }
}

/// The search at a dead end after which it goes on; so many of them are skipped, from the first
/// again where there are fewer.
fn dead_end(size: Size, skipped: u32) -> Machine {
    let mut found = Vec::new();
    let (mut machine, mut last) = (Machine::new(size), 0);
    while let Some(phase) = machine.advance() {
        if phase == Phase::Place {
            last = found.len();
        }
        let row = machine.row().unwrap_or(0);
        if phase == Phase::Free && machine.words(row).bitmap == 0 {
            found.push(machine.clone());
        }
    }
    // Nothing is placed any more after those behind the last placement.
    found.truncate(last);
    let index = usize::try_from(skipped).unwrap_or(0) % found.len().max(1);
    found.into_iter().nth(index).unwrap_or(machine)
}
