//! A function that calls itself.

use crate::{
    pages::learn::{Question, Random, words::listed},
    question::AnswerKind,
    text::sentence,
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
    let calls = calls.map(|(n, value)| format!("f({n}) = {value}"));
    let (ja, en) = (listed(calls.clone(), "、"), listed(calls, ", "));
    Question::told(
        AnswerKind::Number,
        value.into(),
        sentence!(
            "`f(0)` は {first}、ほかの `f(n)` は `2 * f(n - 1) + {more}` です。`f({n})` の値はいくつですか。",
            "`f(0)` is {first}, and every other `f(n)` is `2 * f(n - 1) + {more}`. What is the value of `f({n})`?"
        ),
        vec![sentence!(
            "`f({n})` は `f({0})` の値を待ちます。`f(0)` までたどり、そこから順に戻ってください。",
            "`f({n})` waits for the value of `f({0})`. Go down to `f(0)`, and come back from there.",
            n - 1
        )],
        sentence!("{ja} です。", "{en}."),
    )
}
