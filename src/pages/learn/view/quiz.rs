//! A question that catches a misconception: its answers, and the reply to the chosen one.

use yew::prelude::*;

use crate::{
    draw::view::{html, link::prose},
    pages::learn::{ORDER, words},
    question::{
        AnswerAction, AnswerKind, Attempt, Question,
        view::{Asking, ask, folded, verdict},
    },
    text::Lang,
};

/// The question of this number among so many of the lesson, with the reader's answer.
pub(super) fn quiz(
    attempt: &Attempt,
    (number, of): (usize, usize),
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let heading = format!("quiz-{number}");
    html! {
        <section class="quiz" aria-labelledby={heading.clone()} data-quiz={number.to_string()}>
            <h2 id={heading}>
                { words::QUIZ.in_lang(lang) }
                if of > 1 {
                    { " " }{ number + 1 }
                }
            </h2>
            { ask(asking(attempt, send, lang), Html::default()) }
            { folded(right_answer(&attempt.question, " ", lang), lang) }
            { verdict(attempt, ORDER, Html::default(), lang) }
        </section>
    }
}

pub(super) const fn asking<'a>(
    attempt: &'a Attempt,
    send: &'a Callback<AnswerAction>,
    lang: Lang,
) -> Asking<'a> {
    Asking {
        attempt,
        order: ORDER,
        take: None,
        send,
        lang,
    }
}

/// The right answer, and the reply to it behind a sign.
pub(super) fn right_answer(quiz: &Question, between: &'static str, lang: Lang) -> Html {
    let AnswerKind::Choice(choices) = &quiz.kind else {
        return Html::default();
    };
    let at = quiz.right_value().and_then(|at| usize::try_from(at).ok());
    let text = at.and_then(|at| choices.get(at));
    html! {
        <>
            if let Some(text) = text {
                <q>{ prose(text.in_lang(lang)) }</q>
                { between }
            }
            { prose(quiz.answer.in_lang(lang)) }
        </>
    }
}
