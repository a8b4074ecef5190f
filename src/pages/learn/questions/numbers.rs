//! Words by themselves: their hexadecimal digits.

use super::byte;
use crate::{
    pages::learn::Random,
    question::Question,
    text::{Phrase, phrase, sentence},
};

/// The two digits of a word of 8 bits, as they are called.
const DIGITS: [Phrase; 2] = [phrase!(Ja "右", En "right"), phrase!(Ja "左", En "left")];

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
