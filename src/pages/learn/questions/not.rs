//! Inverting a word that is longer than the board.

use crate::{
    pages::learn::{Given, Question, Random},
    question::AnswerKind,
    text::sentence,
};
use bitqueens_core::bits::{Width, Word};

/// Asks how many ones of an inverted word are no squares of the board.
pub(crate) fn beyond(random: Option<Random>) -> Question {
    let (n, width, taken) = random.map_or((5, Width::BYTE, 0b10110), |mut random| {
        let n = random.from_to(4, 8);
        let bits = [8_u8, 16, 32];
        let width = random.choose(&bits).and_then(|bits| Width::new(bits).ok());
        (n, width.unwrap_or(Width::BYTE), random.below(1 << n))
    });
    let bits = width.get();
    let beyond = bits - n;
    let mut question = Question::told(
        AnswerKind::Number,
        beyond.into(),
        sentence!(
            "N = {n} の行で置けないマスを、{bits} ビットの `x` で表しています。`~x` の 1 のうち、盤の外にあるものはいくつですか。",
            "`x` marks the forbidden squares of a row with N = {n}, in {bits} bits. How many ones of `~x` lie beyond the board?"
        ),
        vec![sentence!(
            "`x` は {bits} ビットです。盤の外の位はすべて 0 で、反転すると 1 になります。",
            "`x` has {bits} bits. Beyond the board every place is 0, and inverted it is 1."
        )],
        sentence!(
            "{bits} - {n} = {beyond} で、盤の外の位の数と同じです。",
            "{bits} - {n} = {beyond}, as many as there are places beyond the board."
        ),
    );
    if width == Width::BYTE {
        question.given = Given::Words(vec![("x", Word::cut(taken, width))]);
    }
    question
}
