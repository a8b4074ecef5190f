//! A row is a number.

use super::side;
use crate::{
    pages::learn::{ORDER, Question, Random, words::listed},
    text::{binary, sentence},
};

/// Asks for a word of a row whose free columns are named.
pub(crate) fn from_columns(random: Option<Random>) -> Question {
    let (n, free, ones_are_free) = random.map_or((5, 0b10010, true), |mut random| {
        let n = random.from_to(4, 8);
        let free = 1 + random.below((1 << n) - 2);
        (n, free, random.below(2) == 1)
    });
    let is_free = |column: u8| free >> ORDER.column(column, n) & 1 == 1;
    let columns = (0..n).filter(|of| is_free(*of));
    let (ja, en) = (listed(columns.clone(), "、"), listed(columns, ", "));
    let (expected, meaning_ja, meaning_en) = if ones_are_free {
        (free, "空いているマス", "a free square")
    } else {
        (free ^ side(n).mask(), "置けないマス", "a forbidden square")
    };
    let reason = |column: u8| {
        let (state_ja, state_en) = if is_free(column) {
            ("空いています", "free")
        } else {
            ("空いていません", "forbidden")
        };
        sentence!(
            "列{column}は{state_ja}。このワードの 1 は、{meaning_ja}です。",
            "Column {column} is {state_en}, and a 1 of this word means {meaning_en}."
        )
    };
    Question {
        prompt: sentence!(
            "{n} マスの行で、空いている列は {ja} です。{meaning_ja}を 1 とするワードを書いてください。",
            "In a row of {n} squares these columns are free: {en}. Write the word in which a 1 means {meaning_en}."
        ),
        answer: sentence!(
            "{meaning_ja}を 1 とすると {} です。",
            "With a 1 for {meaning_en} the word is {}.",
            binary(expected, side(n))
        ),
        ..Question::of_bits(n, expected, |power| reason(ORDER.column(power, n)))
    }
}
