//! From N = 8 to N = 16: what the join gains.

use super::width;
use crate::{
    pages::learn::{Given, Question, Random, words::number::reason_of_place},
    text::sentence,
};
use bitqueens_core::bits::Word;

/// Asks how many halves fit.
pub(crate) fn ones(drawn: Option<Random>) -> Question {
    let [first, second] = match drawn {
        None => [0b1111_0110, 0b1101_1111],
        Some(mut random) => [(); 2].map(|()| random.below(256) | random.below(256)),
    };
    let fits = first & second;
    let number = fits.count_ones();
    let width = width(8);
    let n_bits = width.get();
    Question {
        prompt: sentence!(
            "西の半盤は、`d0 = {first:08b}` と `d1 = {second:08b}` の斜めの線を通ります。この 8 個の東の半盤のうち、合うものは何個ですか。個数を 2 進数で答えてください。",
            "A western half occupies the diagonals `d0 = {first:08b}` and `d1 = {second:08b}`. How many of these 8 eastern halves fit it? Write the number in binary."
        ),
        given: Given::Words(vec![
            ("d0", Word::cut(first, width)),
            ("d1", Word::cut(second, width)),
        ]),
        answer: sentence!(
            "d0 & d1 = {fits:08b} で、1 は {number} 個です。2 進数では {number:08b} です。",
            "d0 & d1 = {fits:08b} has {number} ones, {number:08b} in binary."
        ),
        ..Question::of_bits(n_bits, number, |power| reason_of_place(1 << power, number))
    }
}
