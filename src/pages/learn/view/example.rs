//! A question worked out, then one whose rest is left to the reader.

use yew::prelude::*;

use super::exercise::{button, question};
use crate::{
    draw::Hover,
    pages::learn::{BlockAction, Example, Level, words::example as words},
    question::AnswerKind,
    text::{Lang, words as shared},
};

/// The example of this number in the lesson.
pub(super) fn example(
    number: usize,
    example: &Example,
    (hover, on_hover): (Option<Hover>, Callback<Option<Hover>>),
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let heading = format!("example-{number}");
    let button = |name, class, label, action| button((name, class), label, action, send, lang);
    let (level, name, how, buttons) = match example.level {
        Level::Worked => (
            "worked",
            words::WORKED,
            None,
            html! {
                <>
                    { button("fade", "main", words::FADE, BlockAction::Fade) }
                    { button("another-example", "", words::ANOTHER, BlockAction::Draw) }
                </>
            },
        ),
        Level::Faded => (
            "faded",
            words::FADED,
            Some(match example.drill.question.kind() {
                AnswerKind::Bits(_) => words::FADED_BITS,
                AnswerKind::Order(_) => words::FADED_LINES,
                AnswerKind::Number | AnswerKind::Square(_) | AnswerKind::Choice(_) => {
                    words::FADED_REASON
                }
            }),
            html! {
                <>
                    { button("check-example", "main", shared::CHECK, BlockAction::Check) }
                    { button("reveal-example", "", shared::REVEAL, BlockAction::Reveal) }
                    { button("another-example", "", words::ANOTHER, BlockAction::Draw) }
                    { button("back-to-example", "", words::BACK, BlockAction::Restore) }
                </>
            },
        ),
    };
    html! {
        <section
            class="example"
            aria-labelledby={heading.clone()}
            data-example={level}
            data-seed={example.drill.seed.to_string()}
            data-solved={example.drill.answer.is_right().to_string()}
        >
            <h2 id={heading}>{ name.in_lang(lang) }</h2>
            if let Some(how) = how {
                <p>{ how.in_lang(lang) }</p>
            }
            { question(&example.drill, example.said.as_ref(), (hover, on_hover), buttons, send, lang) }
        </section>
    }
}
