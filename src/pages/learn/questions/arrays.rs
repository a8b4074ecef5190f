//! From calls to arrays.

use super::{side, width};
use crate::{
    pages::learn::{Given, Question, Random},
    text::{binary, sentence},
};
use bitqueens_core::bits::Word;

/// Asks which places of the second example wait for their 1.
pub(crate) fn levels(random: Option<Random>) -> Question {
    let (n, word) = random.map_or((5, 0b01101), |mut random| {
        let n = random.from_to(4, 8);
        (n, random.below(1 << n))
    });
    let expected = !word & side(n).mask();
    let reason = |power: u8| {
        let place = n - 1 - power;
        if word >> power & 1 == 1 {
            sentence!(
                "桁{place}は 1 です。0 も 1 も試したので、待っていません。",
                "Place {place} holds a 1: both digits were tried, and nothing waits."
            )
        } else {
            sentence!(
                "桁{place}は 0 です。まだ 1 が残っていて、戻ってくるのを待っています。",
                "Place {place} holds a 0: its 1 is still to be tried, so it waits."
            )
        }
    };
    Question {
        prompt: sentence!(
            "{n} 桁の書き出しで、いま `word` を書き出しました。戻ってくるのを待っている桁、つまり `next` に試す数字が残っている桁を 1 にしてください。",
            "A run over {n} digits has just printed `word`. Mark with a 1 the places that wait: those whose `next` still has a digit to try."
        ),
        given: Given::Words(vec![("word", Word::cut(word, width(n)))]),
        answer: sentence!(
            "0 の桁だけが待っているので、{} です。",
            "The places that hold a 0 wait: {}.",
            binary(expected, side(n))
        ),
        ..Question::of_bits(n, expected, reason)
    }
}
