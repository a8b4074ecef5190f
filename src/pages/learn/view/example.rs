//! A question worked out, then one whose rest is left to the reader.

use yew::prelude::*;

use super::exercise::question;
use crate::{
    draw::view::{
        buttons::ButtonKind::{Main, Plain},
        html,
    },
    pages::learn::{BlockAction, Example, Level, words::example as words},
    question::{AnswerAction, AnswerKind, view::sends},
    text::{Lang, words as shared},
};

/// The example of this number in the lesson.
pub(super) fn example(
    number: usize,
    example: &Example,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let heading = format!("example-{number}");
    let (attempt, sends) = (&example.drill.attempt, sends(send, lang));
    let answer = send.reform(BlockAction::Answer);
    let (name, how, buttons) = match example.level {
        Level::Worked => (
            words::WORKED,
            None,
            html! {
                <>
                    { sends(Main, "fade", words::FADE, BlockAction::Fade) }
                    { sends(Plain, "another-example", words::ANOTHER, BlockAction::Another) }
                </>
            },
        ),
        Level::Faded => (
            words::FADED,
            Some(match attempt.question.kind {
                AnswerKind::Bits(_) => words::FADED_BITS,
                AnswerKind::Order(_) => words::FADED_LINES,
                _ => words::FADED_REASON,
            }),
            html! {
                <>
                    { sends(Main, "check-example", shared::CHECK, BlockAction::Answer(AnswerAction::Check)) }
                    { sends(Plain, "reveal-example", shared::REVEAL, BlockAction::Answer(AnswerAction::Reveal)) }
                    { sends(Plain, "another-example", words::ANOTHER, BlockAction::Another) }
                    { sends(Plain, "back-to-example", words::BACK, BlockAction::Restore) }
                </>
            },
        ),
    };
    html! {
        <section
            class="example"
            aria-labelledby={heading.clone()}
            data-example={example.level.name()}
            data-seed={example.drill.seed.to_string()}
            data-solved={attempt.is_right().to_string()}
        >
            <h2 id={heading}>{ name.in_lang(lang) }</h2>
            if let Some(how) = how {
                <p>{ how.in_lang(lang) }</p>
            }
            { question(attempt, example.said.as_ref(), buttons, &answer, lang) }
        </section>
    }
}
