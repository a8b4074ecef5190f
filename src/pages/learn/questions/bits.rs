//! Further operations on bits: negative numbers, single bits, right shifts, precedence.

use super::{byte, width};
use crate::{
    pages::learn::Random,
    question::{Given, Question},
    text::sentence,
};
use bitqueens_core::bits::{Scope, View};

/// Asks for the bits of a negative number.
pub(crate) fn signed_word(random: Option<Random>) -> Question {
    let magnitude = random.map_or(13, |mut random| 1 + random.below(128));
    let expected = 256 - magnitude;
    let rest = 128 - magnitude;
    let reason = |power: u8| {
        let worth = 1_u32 << power;
        match (power, expected >> power & 1) {
            (7, _) => sentence!(
                "負の数なので、-128 の位は 1 です。",
                "The number is negative, so the -128s place is 1."
            ),
            (_, bit) => sentence!(
                "-128 に {rest} を足すと -{magnitude} です。{worth} の位は {bit} です。",
                "-128 and {rest} make -{magnitude}: the {worth}s place is {bit}."
            ),
        }
    };
    Question {
        name: "x",
        prompt: sentence!(
            "符号付きで -{magnitude} と読む、8 ビットの `x` を書いてください。",
            "Write the 8 bits of `x` that are -{magnitude} as a signed number."
        ),
        given: Given::Signed(Vec::new()),
        answer: sentence!(
            "{expected:08b} です。-128 + {rest} = -{magnitude} です。",
            "{expected:08b}: -128 + {rest} = -{magnitude}."
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for a word after an operation on one of its bits.
pub(crate) fn one_bit(random: Option<Random>) -> Question {
    let (which, x, n) = random.map_or((1, 0b1011_0110, 4), |mut random| {
        (random.below(4), random.below(256), random.from_to(0, 7))
    });
    let bit = 1_u32 << n;
    let (formula, expected) = match which {
        0 => ("x | 1 << n", x | bit),
        1 => ("x & ~(1 << n)", x & !bit),
        2 => ("x ^ 1 << n", x ^ bit),
        _ => ("x >> n & 1", x >> n & 1),
    };
    let reason = |power: u8| {
        let (was, is) = (x >> power & 1, expected >> power & 1);
        match (which, power) {
            (3, 0) => sentence!(
                "`x` の {n} 番のビットは {is} です。",
                "Bit {n} of `x` is {is}."
            ),
            (3, _) => sentence!("`& 1` で切られるので 0 です。", "`& 1` cuts it off."),
            _ if power == n => sentence!(
                "{n} 番のビットは {was} から {is} になります。",
                "Bit {n} was {was} and becomes {is}."
            ),
            _ => sentence!(
                "{power} 番のビットは変わらず、{was} です。",
                "Bit {power} does not change: it is {was}."
            ),
        }
    };
    Question {
        prompt: sentence!(
            "`n` は {n} です。`{formula}` を予想してください。",
            "`n` is {n}. Predict `{formula}`."
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!(
            "1 << {n} = {bit:08b} なので、{expected:08b} です。",
            "1 << {n} = {bit:08b}, so it is {expected:08b}."
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for an arithmetic shift.
pub(crate) fn arithmetic(random: Option<Random>) -> Question {
    let (x, places) = random.map_or((0b1011_0100, 2), |mut random| {
        // Three in four are negative.
        let highest = if random.below(4) == 0 { 0 } else { 128 };
        (highest + random.below(128), random.from_to(1, 3))
    });
    let sign = x >> 7;
    let copies = if sign == 1 {
        0xff << (8 - places) & 0xff
    } else {
        0
    };
    let expected = x >> places | copies;
    let reason = |power: u8| {
        if power + places < 8 {
            sentence!(
                "もとの {} 番のビットが来ます。",
                "It was bit {} before.",
                power + places
            )
        } else {
            sentence!(
                "最上位のビットと同じ {sign} が入ります。",
                "A copy of the highest bit comes in: {sign}."
            )
        }
    };
    let [before, after] = [x, expected].map(|value| byte(value).value_in(View::Signed));
    Question {
        prompt: sentence!(
            "`x` は 8 ビットの符号付きの数です。`x >> {places}` を予想してください。",
            "`x` is a signed number of 8 bits. Predict `x >> {places}`."
        ),
        given: Given::Signed(vec![("x", byte(x))]),
        answer: sentence!(
            "{expected:08b} です。{before} が {after} になります。",
            "{expected:08b}: {before} becomes {after}."
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Formulas without brackets, and with those that say how they are read.
const FORMULAS: [[&str; 2]; 8] = [
    ["a | b << 1", "a | (b << 1)"],
    ["a & b | c", "(a & b) | c"],
    ["a | b & c", "a | (b & c)"],
    ["~a & b", "(~a) & b"],
    ["a ^ b & c", "a ^ (b & c)"],
    ["a & b << 1", "a & (b << 1)"],
    ["a & ~b | c", "(a & (~b)) | c"],
    ["a | b ^ c", "a | (b ^ c)"],
];

/// Asks for the value of a formula without brackets.
pub(crate) fn precedence(random: Option<Random>) -> Question {
    let ([formula, read], words) = match random {
        None => (FORMULAS[2], [0b1000_0001, 0b0011_1100, 0b0101_0101]),
        Some(mut random) => {
            let formula = random.choose(&FORMULAS).unwrap_or(FORMULAS[0]);
            (formula, [(); 3].map(|()| random.below(256)))
        }
    };
    let names: Vec<_> = ["a", "b", "c"]
        .into_iter()
        .zip(words)
        .filter(|(name, _)| formula.contains(name))
        .collect();
    let scope = Scope::new(width(8), View::Unsigned);
    let scope = names
        .iter()
        .fold(scope, |scope, (name, value)| scope.with(name, *value));
    // A test works out every formula.
    let expected = scope
        .evaluate(formula)
        .map_or(0, |evaluation| evaluation.result.value());
    let reason = |power: u8| {
        let (worth, bit) = (1_u32 << power, expected >> power & 1);
        sentence!(
            "`{read}` の順に計算すると、{worth} の位は {bit} です。",
            "It is read as `{read}`, and its {worth}s place is {bit}."
        )
    };
    let given = names.iter().map(|(name, value)| (*name, byte(*value)));
    Question {
        prompt: sentence!("`{formula}` を予想してください。", "Predict `{formula}`."),
        given: Given::Words(given.collect()),
        answer: sentence!("{read} = {expected:08b} です。", "{read} = {expected:08b}."),
        ..Question::of_bits(8, expected, reason)
    }
}
