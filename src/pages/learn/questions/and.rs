//! AND with the mask.

use super::side;
use crate::{
    pages::learn::{Given, Question, Random},
    question::AnswerKind,
    text::sentence,
};
use bitqueens_core::bits::{Width, Word};

/// Asks for the mask of a board in decimal.
pub(crate) fn mask_value(random: Option<Random>) -> Question {
    let n = random.map_or(6, |mut random| random.from_to(3, 20));
    let mask = side(n).mask();
    let above = mask + 1;
    Question::told(
        AnswerKind::Number,
        mask.into(),
        sentence!(
            "N = {n} の盤の `mask` は、10 進数でいくつですか。",
            "With N = {n}, which number is `mask` in decimal?"
        ),
        vec![sentence!(
            "`1 << {n}` は、2 を {n} 回かけた数です。そこから 1 を引きます。",
            "`1 << {n}` is 2 to the power of {n}. Take 1 away from it."
        )],
        sentence!(
            "`1 << {n}` は {above} なので、1 を引いて {mask} です。",
            "`1 << {n}` is {above}. With 1 taken away it is {mask}."
        ),
    )
}

/// Asks for a word cut to a board.
pub(crate) fn cut(random: Option<Random>) -> Question {
    let (n, x) = random.map_or((5, 0b1101_1001), |mut random| {
        // A bit beyond the board is 1, so that something is cut.
        let n = random.from_to(4, 7);
        (n, random.below(256) | 1 << n)
    });
    let expected = x & side(n).mask();
    let reason = |power: u8| {
        let worth = 1_u32 << power;
        if n <= power {
            sentence!(
                "{worth} の位は盤の外です。`mask` が 0 なので、0 になります。",
                "The {worth}s place lies beyond the board. The mask is 0 there, and so is the result."
            )
        } else {
            sentence!(
                "{worth} の位は盤の中です。`mask` が 1 なので、`x` のビットが残ります。",
                "The {worth}s place is on the board. The mask is 1 there, and the bit of `x` stays."
            )
        }
    };
    Question {
        name: "mask & x",
        prompt: sentence!(
            "N = {n} の盤です。`mask = (1 << {n}) - 1` のとき、`mask & x` を書いてください。",
            "N = {n}, and `mask = (1 << {n}) - 1`. Write `mask & x`."
        ),
        given: Given::Words(vec![("x", Word::cut(x, Width::BYTE))]),
        answer: sentence!(
            "`mask` の 1 は右の {n} 個なので、{} です。",
            "The mask has {n} ones on the right, so it is {}.",
            Word::cut(expected, Width::BYTE)
        ),
        ..Question::of_bits(8, expected, reason)
    }
}
