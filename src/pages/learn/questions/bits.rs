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
                Ja "負の数なので、-128 の位は 1 です。",
                En "The number is negative, so the -128s place is 1."
            ),
            (_, bit) => sentence!(
                Ja "-128 に {rest} を足すと -{magnitude} です。{worth} の位は {bit} です。",
                En "-128 and {rest} make -{magnitude}: the {worth}s place is {bit}.";
                rest, magnitude, worth, bit
            ),
        }
    };
    Question {
        name: "x",
        prompt: sentence!(
            Ja "符号付きで -{magnitude} と読む、8 ビットの `x` を書いてください。",
            En "Write the 8 bits of `x` that are -{magnitude} as a signed number.";
            magnitude
        ),
        given: Given::Signed(Vec::new()),
        answer: sentence!(
            Ja "{expected} です。-128 + {rest} = -{magnitude} です。",
            En "{expected}: -128 + {rest} = -{magnitude}.";
            expected = format!("{expected:08b}"), rest, magnitude
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for a word after an operation on one of its bits.
pub(crate) fn one_bit(random: Option<Random>) -> Question {
    let value = |which: u32, x: u32, n: u8| match which {
        0 => ("x | 1 << n", x | 1 << n),
        1 => ("x & ~(1 << n)", x & !(1 << n)),
        2 => ("x ^ 1 << n", x ^ 1 << n),
        _ => ("x >> n & 1", x >> n & 1),
    };
    // The test of a bit comes to 1 alone, so it is one in eight.
    let formulas = [0, 1, 2, 0, 1, 2, 2, 3];
    // The bit changes.
    let tests = |&(which, x, n): &(u32, u32, u8)| {
        let (_, expected) = value(which, x, n);
        expected != 0 && expected != x
    };
    let own = (1, 0b1011_0110, 4);
    let (which, x, n) = random.map_or(own, |mut random| {
        let which = random.choose(&formulas).unwrap_or(0);
        random.until(
            |random| (which, random.below(256), random.from_to(0, 7)),
            tests,
        )
    });
    let bit = 1_u32 << n;
    let (formula, expected) = value(which, x, n);
    let reason = |power: u8| {
        let (was, is) = (x >> power & 1, expected >> power & 1);
        match (which, power) {
            (3, 0) => sentence!(
                Ja "`x` の {n} 番のビットは {is} です。",
                En "Bit {n} of `x` is {is}.";
                n, is
            ),
            (3, _) => sentence!(Ja "`& 1` で切られるので 0 です。", En "`& 1` cuts it off."),
            _ if power == n => sentence!(
                Ja "{n} 番のビットは {was} から {is} になります。",
                En "Bit {n} was {was} and becomes {is}.";
                n, was, is
            ),
            _ => sentence!(
                Ja "{power} 番のビットは変わらず、{was} です。",
                En "Bit {power} does not change: it is {was}.";
                power, was
            ),
        }
    };
    Question {
        prompt: sentence!(
            Ja "`n` は {n} です。`{formula}` を予想してください。",
            En "`n` is {n}. Predict `{formula}`.";
            n, formula
        ),
        given: Given::Words(vec![("x", byte(x))]),
        answer: sentence!(
            Ja "1 << {n} = {bit} なので、{expected} です。",
            En "1 << {n} = {bit}, so it is {expected}.";
            n, bit = format!("{bit:08b}"), expected = format!("{expected:08b}")
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Asks for an arithmetic shift.
pub(crate) fn arithmetic(random: Option<Random>) -> Question {
    let draw = |random: &mut Random| {
        // Three in four are negative.
        let highest = if random.below(4) == 0 { 0 } else { 128 };
        (highest + random.below(128), random.from_to(1, 3))
    };
    // -1 stays as it is.
    let tests = |&(x, places): &(u32, u8)| x >> places != 0 && x != 255;
    let (x, places) = random.map_or((0b1011_0100, 2), |mut random| random.until(draw, tests));
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
                Ja "もとの {from} 番のビットが来ます。",
                En "It was bit {from} before.";
                from = power + places
            )
        } else {
            sentence!(
                Ja "最上位のビットと同じ {sign} が入ります。",
                En "A copy of the highest bit comes in: {sign}.";
                sign
            )
        }
    };
    let [before, after] = [x, expected].map(|value| byte(value).value_in(View::Signed));
    Question {
        prompt: sentence!(
            Ja "`x` は 8 ビットの符号付きの数です。`x >> {places}` を予想してください。",
            En "`x` is a signed number of 8 bits. Predict `x >> {places}`.";
            places
        ),
        given: Given::Signed(vec![("x", byte(x))]),
        answer: sentence!(
            Ja "{expected} です。{before} が {after} になります。",
            En "{expected}: {before} becomes {after}.";
            expected = format!("{expected:08b}"), before, after
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// Formulas without brackets, with those that say how they are read, and how they are misread.
const FORMULAS: [[&str; 3]; 8] = [
    ["a | b << 1", "a | (b << 1)", "(a | b) << 1"],
    ["a & b | c", "(a & b) | c", "a & (b | c)"],
    ["a | b & c", "a | (b & c)", "(a | b) & c"],
    ["~a & b", "(~a) & b", "~(a & b)"],
    ["a ^ b & c", "a ^ (b & c)", "(a ^ b) & c"],
    ["a & b << 1", "a & (b << 1)", "(a & b) << 1"],
    ["a & ~b | c", "(a & (~b)) | c", "a & (~b | c)"],
    ["a | b ^ c", "a | (b ^ c)", "(a | b) ^ c"],
];

/// What a formula of `a`, `b` and `c` comes to in 8 bits. A test works out every formula.
fn evaluated(formula: &str, words: [u32; 3]) -> u32 {
    let scope = Scope::new(width(8), View::Unsigned);
    let names = ["a", "b", "c"].into_iter().zip(words);
    let scope = names.fold(scope, |scope, (name, value)| scope.with(name, value));
    scope
        .evaluate(formula)
        .map_or(0, |evaluation| evaluation.result.value())
}

/// Asks for the value of a formula without brackets.
pub(crate) fn precedence(random: Option<Random>) -> Question {
    let ([formula, read, _], words) = match random {
        None => (FORMULAS[2], [0b1000_0001, 0b0011_1100, 0b0101_0101]),
        Some(mut random) => {
            let formula = random.choose(&FORMULAS).unwrap_or(FORMULAS[0]);
            let [_, read, misread] = formula;
            let words = random.until(
                |random| [(); 3].map(|()| random.below(256)),
                |words| {
                    let value = evaluated(read, *words);
                    value != 0 && value != evaluated(misread, *words) && !words.contains(&value)
                },
            );
            (formula, words)
        }
    };
    let names: Vec<_> = ["a", "b", "c"]
        .into_iter()
        .zip(words)
        .filter(|(name, _)| formula.contains(name))
        .collect();
    let expected = evaluated(formula, words);
    let reason = |power: u8| {
        let (worth, bit) = (1_u32 << power, expected >> power & 1);
        sentence!(
            Ja "`{read}` の順に計算すると、{worth} の位は {bit} です。",
            En "It is read as `{read}`, and its {worth}s place is {bit}.";
            read, worth, bit
        )
    };
    let given = names.iter().map(|(name, value)| (*name, byte(*value)));
    Question {
        prompt: sentence!(
            Ja "`{formula}` を予想してください。",
            En "Predict `{formula}`.";
            formula
        ),
        given: Given::Words(given.collect()),
        answer: sentence!(
            Ja "{read} = {expected} です。",
            En "{read} = {expected}.";
            read, expected = format!("{expected:08b}")
        ),
        ..Question::of_bits(8, expected, reason)
    }
}
