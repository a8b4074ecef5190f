//! A question that the review asks.

use yew::prelude::*;

use crate::{
    draw::view::{buttons::ButtonKind, html},
    pages::learn::{
        LearnAction, ORDER, ReviewAction, ReviewItem, ReviewKind,
        view::{exercise, quiz::asking},
    },
    question::{
        AnswerAction,
        view::{ask, sends, verdict},
    },
    site::PageContext,
    text::{Lang, words as shared},
};

/// The question, with what the reader has answered.
pub(super) fn review_item(item: &ReviewItem, view: &PageContext<LearnAction>) -> Html {
    let (lang, send) = (view.lang(), view.send.reform(LearnAction::Review));
    let send = send.reform(ReviewAction::Answer);
    let Some(attempt) = item.attempt.as_deref() else {
        return Html::default();
    };
    let asked = ask(asking(attempt, &send, lang), Html::default());
    let verdict = verdict(attempt, ORDER, Html::default(), lang);
    let buttons = buttons(&send, lang);
    match item.question.kind {
        ReviewKind::Quiz(_) => html! { <div class="quiz">{ asked }{ verdict }</div> },
        ReviewKind::Code(_) => html! {
            <div class="line-task">
                { asked }
                <div class="exercise-buttons">{ buttons }</div>
                { verdict }
            </div>
        },
        ReviewKind::Exercise(_) => html! {
            <div
                class="exercise"
                data-exercise="0"
                data-seed={item.seed.to_string()}
                data-kind={attempt.question.kind.name()}
            >
                { exercise::question(attempt, None, buttons, &send, lang) }
            </div>
        },
    }
}

/// The buttons that answer an exercise. None asks another in its place.
fn buttons(send: &Callback<AnswerAction>, lang: Lang) -> Html {
    let sends = sends(send, lang);
    html! {
        <>
            { sends(ButtonKind::Main, "check", shared::CHECK, AnswerAction::Check) }
            { sends(ButtonKind::Plain, "reveal", shared::REVEAL, AnswerAction::Reveal) }
        </>
    }
}
