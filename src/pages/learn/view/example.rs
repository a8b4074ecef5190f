//! A question worked out, then one whose rest is left to the reader.

use yew::prelude::*;

use super::exercise::{question, sends};
use crate::{
    draw::view::{
        button::ButtonKind::{Main, Plain},
        html,
    },
    pages::learn::{BlockAction, Example, Level, words::example as words},
    question::AnswerKind,
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
    let sends = sends(send, lang);
    let (name, how, buttons) = match example.level {
        Level::Worked => (
            words::WORKED,
            None,
            html! {
                <>
                    { sends(Main, "fade", words::FADE, BlockAction::Fade) }
                    { sends(Plain, "another-example", words::ANOTHER, BlockAction::Draw) }
                </>
            },
        ),
        Level::Faded => (
            words::FADED,
            Some(match example.drill.question.kind {
                AnswerKind::Bits(_) => words::FADED_BITS,
                AnswerKind::Order(_) => words::FADED_LINES,
                AnswerKind::Number | AnswerKind::Square(_) | AnswerKind::Choice(_) => {
                    words::FADED_REASON
                }
            }),
            html! {
                <>
                    { sends(Main, "check-example", shared::CHECK, BlockAction::Check) }
                    { sends(Plain, "reveal-example", shared::REVEAL, BlockAction::Reveal) }
                    { sends(Plain, "another-example", words::ANOTHER, BlockAction::Draw) }
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
            data-solved={example.drill.answer.is_right().to_string()}
        >
            <h2 id={heading}>{ name.in_lang(lang) }</h2>
            if let Some(how) = how {
                <p>{ how.in_lang(lang) }</p>
            }
            { question(&example.drill, example.said.as_ref(), buttons, send, lang) }
        </section>
    }
}
