//! The operations of a mask: set, clear, extract, any, all.

use crate::{
    pages::learn::{Given, Question, Random},
    text::sentence,
};
use bitqueens_core::bits::{Width, Word};

/// Asks for what a mask makes of a word; the reader chooses the operation.
pub(crate) fn operation(random: Option<Random>) -> Question {
    let (which, x, m) = random.map_or((1, 0b1101_0110, 0b0011_1100), |mut random| {
        (random.below(4), random.below(256), 1 + random.below(255))
    });
    let (formula, ja, en, expected) = match which {
        0 => ("x | m", "立てた", "set", x | m),
        1 => ("x & ~m", "消した", "cleared", x & !m),
        2 => ("x & m", "取り出した", "extracted, all others 0", x & m),
        _ => ("x ^ m", "反対にした", "flipped", x ^ m),
    };
    let reason = |power: u8| {
        let (x, m) = (x >> power & 1, m >> power & 1);
        let worth = 1_u32 << power;
        let result = expected >> power & 1;
        sentence!(
            "{worth} の位は、`x` が {x}、`m` が {m} なので、`{formula}` では {result} です。",
            "In the {worth}s place, `x` has {x} and `m` has {m}: `{formula}` gives {result}."
        )
    };
    Question {
        prompt: sentence!(
            "`x` のビットのうち、`m` の 1 のところだけを{ja}ワードを書いてください。",
            "Write the word in which the bits of `x` under the ones of `m` are {en}."
        ),
        given: Given::Words(vec![
            ("x", Word::cut(x, Width::BYTE)),
            ("m", Word::cut(m, Width::BYTE)),
        ]),
        answer: sentence!(
            "{formula} = {} です。",
            "{formula} = {}.",
            Word::cut(expected, Width::BYTE)
        ),
        ..Question::of_bits(8, expected, reason)
    }
}
