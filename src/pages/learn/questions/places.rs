//! Place values.

use crate::{
    pages::learn::{Question, Random, words::listed},
    question::AnswerKind,
    text::sentence,
};
use bitqueens_core::bits::{View, Width, Word};

/// Asks for a binary number in decimal.
pub(crate) fn decimal(random: Option<Random>) -> Question {
    let x = random.map_or(0b0010_1101, |mut random| 3 + random.below(253));
    let word = Word::cut(x, Width::BYTE);
    let places = word.places(View::Unsigned).filter(|place| place.is_set);
    let sum = listed(places.map(|place| place.worth), " + ");
    Question::told(
        AnswerKind::Number,
        x.into(),
        sentence!(
            "2 進数の `{word}` は、10 進数でいくつですか。",
            "Which number is `{word}` in decimal?"
        ),
        vec![sentence!(
            "右から 1、2、4、8、16、32、64、128 の位です。1 のある位だけを足します。",
            "From the right the places are worth 1, 2, 4, 8, 16, 32, 64 and 128. Add those that hold a 1."
        )],
        sentence!("{sum} = {x} です。", "{sum} = {x}."),
    )
}
