//! Why the lowest bit, and what another order changes.

use super::{row_of_solution, side, solution, width};
use crate::{
    pages::learn::{Given, Question, Random},
    text::{binary, sentence},
};
use bitqueens_core::bits::Word;

/// Asks for a row of the solution that the other order finds at the same place of its list.
pub(crate) fn other_order(random: Option<Random>) -> Question {
    let (n, which, row) = row_of_solution(random);
    let queens = solution(side(n), which);
    let bit = queens.get(usize::from(row)).copied().unwrap_or(1);
    let power = u8::try_from(bit.trailing_zeros()).unwrap_or(0);
    let image = n - 1 - power;
    let expected = 1_u32 << image;
    let number = which + 1;
    Question {
        name: "bit",
        prompt: sentence!(
            "N = {n} で、最下位のビットから試すと、{number} 番目の解の行{row}は `bit` のとおりです。最上位のビットから試すと、{number} 番目の解の行{row}はどうなりますか。",
            "With N = {n} and the lowest bit first, row {row} of solution {number} is `bit`. What is row {row} of solution {number} with the highest bit first?"
        ),
        given: Given::Words(vec![("bit", Word::cut(bit, width(n)))]),
        answer: sentence!(
            "左右反転して {} です。",
            "Mirrored, it is {}.",
            binary(expected, side(n))
        ),
        ..Question::of_bits(n, expected, |_| {
            sentence!(
                "解は左右反転した順に並びます。{} の位にあった 1 は、{expected} の位に移ります。",
                "The lists mirror each other: the 1 in the {}s place moves to the {expected}s place.",
                1_u32 << power
            )
        })
    }
}
