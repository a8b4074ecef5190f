//! Sentences about a number: questions, reasons and answers.

use super::listed;
use crate::{
    pages::learn::{NumberTask, Side, Trick},
    question::words::right_answer,
    text::{Phrase, Sentence, phrase, phrases, sentence},
};

pub fn prompt(task: &NumberTask) -> Sentence {
    let (x, name) = (task.x, task.name());
    match task.trick {
        Trick::Number => sentence!(
            Ja "{value} を {width} ビットの 2 進数で表してください。",
            En "Write {value} as {width} bits.";
            value = x.value(), width = x.width()
        ),
        Trick::Inverted | Trick::Negated | Trick::LowestBit | Trick::WithoutLowest => sentence!(
            Ja "`x = {x}` のとき、`{name}` のビットを予想してください。",
            En "`x = {x}`. Predict the bits of `{name}`.";
            x, name
        ),
        Trick::Mirrored => sentence!(
            Ja "行 `{x}` を左右反転すると、どうなりますか。",
            En "Mirror the row `{x}` left to right. What does it become?";
            x
        ),
    }
}

pub fn answer(task: &NumberTask) -> Sentence {
    let (x, result) = (task.x, task.result());
    match task.trick {
        Trick::Number => sentence!(
            Ja "{value} = {result} です。",
            En "{value} = {result}.";
            value = x.value(), result
        ),
        Trick::Mirrored => sentence!(
            Ja "{x} を左右反転すると {result} です。",
            En "{x} mirrored is {result}.";
            x, result
        ),
        Trick::Inverted | Trick::Negated | Trick::LowestBit | Trick::WithoutLowest => {
            let (name, value) = (task.name(), result.value().into());
            right_answer(name, name, &result.to_string(), value)
        }
    }
}

/// Says that the place worth `worth` is in a number, or is not.
pub fn reason_of_place(worth: u32, number: u32) -> Sentence {
    let worths = (0..u32::BITS).rev().map(|power| 1_u32 << power);
    let parts = listed(worths.filter(|part| number & part != 0), " + ");
    let parts = if parts.is_empty() { "0" } else { &parts };
    let so = if number & worth == 0 {
        phrase!(Ja "使いません", En "is not in it")
    } else {
        phrase!(Ja "使います", En "is in it")
    };
    sentence!(
        Ja "{number} = {parts} です。{worth} は{so}。",
        En "{number} = {parts}: {worth} {so}.";
        number, parts, worth, so
    )
}

/// Says which bits change places when a word is mirrored.
pub fn reason_of_mirror(power: u8, image: u8) -> Sentence {
    if power == image {
        return MIDDLE.into();
    }
    let (worth, image) = (1_u64 << power, 1_u64 << image);
    sentence!(
        Ja "左右反転すると、{worth} の位と {image} の位が入れ替わります。",
        En "Mirrored, the bits worth {worth} and {image} change places.";
        worth, image
    )
}

/// Says what happens to a bit on a side of the lowest 1.
pub const fn reason_of_lowest(trick: Trick, side: Side) -> Phrase {
    match (trick, side) {
        (Trick::Negated, Side::Left) => NEGATED_LEFT,
        (Trick::Negated, Side::At) => NEGATED_AT,
        (Trick::Negated, Side::Right) => NEGATED_RIGHT,
        (Trick::WithoutLowest, Side::Left) => CLEARED_LEFT,
        (Trick::WithoutLowest, Side::At) => CLEARED_AT,
        (Trick::WithoutLowest, Side::Right) => CLEARED_RIGHT,
        (_, Side::Left) => LOWEST_LEFT,
        (_, Side::At) => LOWEST_AT,
        (_, Side::Right) => LOWEST_RIGHT,
    }
}

phrases! {
    MIDDLE: Ja "真ん中のビットは、左右反転しても動きません。", En "The middle bit stays where it is.";

    INVERTED_ONE: Ja "もとが 1 なので、反転して 0 になります。", En "It was 1, so inverted it is 0.";
    INVERTED_ZERO: Ja "もとが 0 なので、反転して 1 になります。盤の外でも同じです。",
        En "It was 0, so inverted it is 1, beyond the board too.";

    NEGATED_LEFT: Ja "最下位の 1 より左は、反転したままです。+1 の桁上がりはここまで来ません。",
        En "Left of the lowest 1 the bits stay inverted: the carry of the +1 does not come so far.";
    NEGATED_AT: Ja "ここは最下位の 1 です。反転して 0 になり、桁上がりが止まって 1 に戻ります。",
        En "This is the lowest 1: inverted it is 0, and the carry stops here and makes it 1 again.";
    NEGATED_RIGHT: Ja "最下位の 1 より右は、反転して 1 になり、桁上がりが通って 0 に戻ります。",
        En "Right of the lowest 1 the zeros become ones, and the carry passes and makes them 0 again.";

    CLEARED_LEFT: Ja "最下位の 1 より左は、x と x - 1 が同じです。そのまま残ります。",
        En "Left of the lowest 1, x and x - 1 are alike: the bit stays.";
    CLEARED_AT: Ja "ここは最下位の 1 です。x - 1 では桁借りされて 0 になり、消えます。",
        En "This is the lowest 1: in x - 1 it is borrowed from and becomes 0, so it is cleared.";
    CLEARED_RIGHT: Ja "最下位の 1 より右は、x では 0 です。AND をとると 0 のままです。",
        En "Right of the lowest 1, x has zeros, and AND keeps them 0.";

    LOWEST_LEFT: Ja "最下位の 1 より左は、x と -x が反対です。AND をとると 0 になります。",
        En "Left of the lowest 1, x and -x are opposite, so AND gives 0.";
    LOWEST_AT: Ja "ここは最下位の 1 です。x でも -x でも 1 なので、1 が残ります。",
        En "This is the lowest 1: it is 1 in x and in -x, so it stays.";
    LOWEST_RIGHT: Ja "最下位の 1 より右は、x でも -x でも 0 です。",
        En "Right of the lowest 1 both x and -x are 0.";
}
