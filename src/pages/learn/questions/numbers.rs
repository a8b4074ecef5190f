//! Words by themselves: their hexadecimal digits, the operators, and sets.

use super::{byte, width};
use crate::{
    pages::learn::{Random, words::list},
    question::{Given, Question},
    text::{Phrase, phrase, sentence, words::COMMA},
};
use bitqueens_core::bits::Word;

/// The two digits of a word of 8 bits, as they are called.
const DIGITS: [Phrase; 2] = [phrase!(Ja "右", En "right"), phrase!(Ja "左", En "left")];

/// A lamp, off and on.
const STATES: [Phrase; 2] = [
    phrase!(Ja "消えています", En "off"),
    phrase!(Ja "ついています", En "on"),
];

/// Asks for the bits of two hexadecimal digits.
pub(crate) fn hexadecimal(random: Option<Random>) -> Question {
    // A letter is among the digits, and read from the right they are another word.
    let tests = |x: &u32| {
        let digits = [x >> 4, x & 15];
        digits[0] != digits[1] && !digits.contains(&0) && digits.iter().any(|of| 9 < *of)
    };
    let draw = |random: &mut Random| random.below(256);
    let x = random.map_or(0xd5, |mut random| random.until(draw, tests));
    let digit = |power: u8| x >> (power / 4 * 4) & 15;
    let [high, low] = [digit(4), digit(0)];
    Question {
        name: "x",
        prompt: sentence!(
            Ja "16 進数の `{x}` を、8 ビットの `x` に直してください。",
            En "Write `{x}` as the 8 bits of `x`.";
            x = format!("{x:#04x}")
        ),
        answer: sentence!(
            Ja "{high_digit} は {high}、{low_digit} は {low} なので、{x} です。",
            En "{high_digit} is {high} and {low_digit} is {low}, so it is {x}.";
            high_digit = format!("{high:x}"), high = format!("{high:04b}"),
            low_digit = format!("{low:x}"), low = format!("{low:04b}"), x = byte(x)
        ),
        ..Question::of_bits(8, x, |power| {
            let (value, worth) = (digit(power), 1_u32 << (power % 4));
            sentence!(
                Ja "{side}の桁の {digit} は {value} です。その {worth} の位は {bit} です。",
                En "The digit on the {side}, {digit}, is {value}. Its {worth}s place is {bit}.";
                side = DIGITS[usize::from(power / 4)], digit = format!("{value:x}"), value, worth,
                bit = x >> power & 1
            )
        })
    }
}

/// Asks for what an operator makes of two words.
pub(crate) fn operators(random: Option<Random>) -> Question {
    let draw = |random: &mut Random| (random.below(4), [random.below(256), random.below(256)]);
    let values = |[a, b]: [u32; 2]| [a & b, a | b, a ^ b, !a & b];
    // Each operator comes to another word, none of them given or 0.
    let tests = |&(_, of): &(u32, [u32; 2])| {
        let words = [&[0][..], &of, &values(of)].concat();
        (1..words.len()).all(|at| !words[..at].contains(&words[at]))
    };
    let own = (2, [0b1101_0010, 0b0111_0110]);
    let (which, of) = random.map_or(own, |mut random| random.until(draw, tests));
    let which = usize::try_from(which).unwrap_or(0);
    let formula = ["a & b", "a | b", "a ^ b", "~a & b"][which];
    let expected = values(of)[which];
    let reason = |power: u8| {
        let [a, b] = of.map(|word| word >> power & 1);
        sentence!(
            Ja "{worth} の位は、`a` が {a}、`b` が {b} なので、`{formula}` では {result} です。",
            En "In the {worth}s place, `a` has {a} and `b` has {b}: `{formula}` gives {result}.";
            worth = 1_u32 << power, a, b, formula, result = expected >> power & 1
        )
    };
    Question {
        prompt: sentence!(
            Ja "`{formula}` を予想してください。",
            En "Predict `{formula}`.";
            formula
        ),
        given: Given::Words(vec![("a", byte(of[0])), ("b", byte(of[1]))]),
        answer: sentence!(
            Ja "{formula} = {word} です。",
            En "{formula} = {word}.";
            formula, word = byte(expected)
        ),
        ..Question::of_bits(8, expected, reason)
    }
}

/// The switches that are pressed, one after the other.
const PRESSED: [&str; 3] = ["aba", "bab", "abb"];

/// Asks which lamps are on after some switches.
pub(crate) fn lamps(random: Option<Random>) -> Question {
    let own = (0, [0b01_1010, 0b11_0100, 0b01_0011]);
    let press = |which: u32| {
        let which = usize::try_from(which).unwrap_or(0);
        PRESSED.get(which).copied().unwrap_or_default()
    };
    let flips = |which: u32, [_, a, b]: [u32; 3]| {
        let switch = move |of| if of == 'a' { a } else { b };
        press(which).chars().map(switch)
    };
    let lit = |which, of: [u32; 3]| flips(which, of).fold(of[0], |lamps, switch| lamps ^ switch);
    // Another word than those that are given, and than those of the misreadings: all switches once, and lamps that only
    // go on.
    let tests = |&(which, [s, a, b]): &(u32, [u32; 3])| {
        let lamps = lit(which, [s, a, b]);
        a != b && ![0, s, a, b, s ^ a ^ b, s | a | b].contains(&lamps)
    };
    let (which, of) = random.map_or(own, |mut random| {
        let draw = |random: &mut Random| (random.below(3), [(); 3].map(|()| random.below(64)));
        random.until(draw, tests)
    });
    let width = width(6);
    let expected = lit(which, of);
    let reason = |lamp: u8| {
        let times = flips(which, of)
            .filter(|word| word >> lamp & 1 == 1)
            .count();
        let state = STATES[usize::from(of[0] >> lamp & 1 == 1)];
        sentence!(
            Ja "ランプ {lamp} は、はじめは{state}。{times} 回切り替わります。",
            En "Lamp {lamp} is {state} at first, and is flipped {times} {times:time|times}.";
            lamp, state, times
        )
    };
    let names = ["s", "a", "b"].into_iter();
    let pressed = press(which).chars().map(|switch| format!("`{switch}`"));
    let pressed = list(pressed, COMMA);
    let sum = press(which)
        .chars()
        .fold("s".to_owned(), |sum, switch| format!("{sum} ^ {switch}"));
    Question {
        prompt: sentence!(
            Ja "ついているランプは `s` です。スイッチを {pressed} の順に押します。`a` と `b` は、切り替わるランプの集合です。ついているランプのワードを書いてください。",
            En "`s` is the set of lamps that are on. Switches are pressed in this order: {pressed}. `a` and `b` are the lamps that they flip. Write the set of lamps that are on then.";
            pressed
        ),
        given: Given::Words(names.zip(of.map(|word| Word::cut(word, width))).collect()),
        answer: sentence!(
            Ja "{sum} = {lamps} です。",
            En "{sum} = {lamps}.";
            sum, lamps = Word::cut(expected, width)
        ),
        ..Question::of_bits(6, expected, reason)
    }
}
