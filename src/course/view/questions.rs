//! A question of the course, with what is said of its answer.

use yew::prelude::*;

use crate::{
    course::{ORDER, link, words},
    draw::view::{
        html,
        link::{Link, prose},
    },
    question::{
        AnswerAction, Attempt,
        view::{QuestionView, Shown, ask, folded, verdict},
    },
    text::{Lang, Sentence},
};

pub(crate) const fn course_view<'a>(
    attempt: &'a Attempt,
    send: &'a Callback<AnswerAction>,
    lang: Lang,
) -> QuestionView<'a> {
    QuestionView {
        attempt,
        order: ORDER,
        take: None,
        send,
        lang,
    }
}

/// A question that is graded, what is said of its answer beforehand, its buttons, and what a check says.
pub(crate) fn graded(
    attempt: &Attempt,
    begun: Option<&Sentence>,
    buttons: Html,
    shown: Shown,
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let question = &attempt.question;
    let begun = html! {
        if let Some(begun) = begun {
            <p class="begun">{ prose(begun.in_lang(lang)) }</p>
        }
    };
    let step = attempt.is_right().then(|| question.step()).flatten();
    let to_step = html! {
        if let (Some(size), Some(step)) = (question.size(), step) {
            <p class="onward">
                <Link action="to-row" to={link::to_step(size, step)}>
                    { words::SEE_STEP.in_lang(lang) }
                </Link>
            </p>
        }
    };
    html! {
        <>
            { ask(course_view(attempt, send, lang), begun) }
            <div class="exercise-buttons">{ buttons }</div>
            if !attempt.is_right() {
                { folded(prose(question.answer.in_lang(lang)), lang) }
            }
            { verdict(attempt, ORDER, to_step, shown, lang) }
        </>
    }
}
