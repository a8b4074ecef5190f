//! Burnside's lemma.

use super::width;
use crate::{
    pages::learn::{Given, Question, Random, words::number::reason_of_place},
    text::sentence,
};

/// Asks for the number of classes.
pub(crate) fn burnside(drawn: Option<Random>) -> Question {
    // How many classes there are of 8, 4 and 2 boards: N = 8, or drawn.
    let [of_8, of_4, of_2] = match drawn {
        None => [11, 1, 0],
        Some(mut random) => [random.below(50), random.below(8), random.below(6)],
    };
    let quarter = 2 * of_2;
    let half = 4 * of_4 + quarter;
    let total = 8 * of_8 + half;
    let unique = of_8 + of_4 + of_2;
    let n_bits = width(6).get();
    Question {
        name: "unique",
        prompt: sentence!(
            "ある盤で、解は {total} 個、180 度回しても変わらない解は {half} 個、そのうち 90 度回しても変わらない解は {quarter} 個です。ユニーク解の数を 2 進数で答えてください。",
            "A board has {total} solutions. A half turn leaves {half} of them as they are, and a quarter turn {quarter} of those. Write the number of fundamental solutions in binary."
        ),
        given: Given::Places,
        answer: sentence!(
            "({total} + {half} + 2 × {quarter}) / 8 = {unique} です。8 個の組が {of_8}、4 個の組が {of_4}、2 個の組が {of_2} あります。",
            "({total} + {half} + 2 × {quarter}) / 8 = {unique}: classes of 8: {of_8}, of 4: {of_4}, of 2: {of_2}."
        ),
        ..Question::of_bits(n_bits, unique, |power| reason_of_place(1 << power, unique))
    }
}
