//! A function that calls itself.

use crate::{
    pages::learn::{Given, Question, Random},
    text::Sentence,
};

/// Asks for the value of a function that calls itself.
pub(crate) fn unfold(random: Option<Random>) -> Question {
    let (first, more, n) = random.map_or((1, 2, 4), |mut random| {
        (1 + random.below(3), random.below(3), random.from_to(3, 5))
    });
    let values = std::iter::successors(Some(first), |value| Some(2 * value + more));
    let values: Vec<u32> = values.take(usize::from(n) + 1).collect();
    let value = values.last().copied().unwrap_or(first);
    let calls = values.iter().enumerate();
    let calls: Vec<_> = calls
        .map(|(n, value)| format!("f({n}) = {value}"))
        .collect();
    Question {
        name: "",
        n_bits: 8,
        expected: value.into(),
        prompt: Sentence {
            ja: format!(
                "`f(0)` は {first}、ほかの `f(n)` は `2 * f(n - 1) + {more}` です。`f({n})` の値を 2 進数で書いてください。"
            ),
            en: format!(
                "`f(0)` is {first}, and every other `f(n)` is `2 * f(n - 1) + {more}`. Write the value of `f({n})` in binary."
            ),
        },
        given: Given::Places,
        reasons: Question::reasons_of_places(value, 8),
        answer: Sentence {
            ja: format!("{} です。", calls.join("、")),
            en: format!("{}.", calls.join(", ")),
        },
    }
}
