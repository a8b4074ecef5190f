//! A question as elements: what is asked, what it is answered with, and what is said of the answer.

mod bit_field;
mod code;
mod field;
mod given;

use yew::prelude::*;

use super::{AnswerAction, Attempt, Check, Policy, verdict_name, words};
use crate::{
    draw::view::{
        buttons::{ButtonKind, button},
        html,
        link::prose,
    },
    text::{Lang, Phrase, words as shared},
};
use bitqueens_core::bits::BitOrder;

pub(crate) use bit_field::BitField;
pub(crate) use field::{bit_field, choices};
pub(crate) use given::given_on_paper;

/// A question in its place.
#[derive(Clone, Copy)]
pub(crate) struct Asking<'a> {
    pub(crate) attempt: &'a Attempt,
    pub(crate) order: BitOrder,
    /// The name and the words of a button that takes a number or bits; `None` where another does.
    pub(crate) take: Option<(&'static str, Phrase)>,
    pub(crate) send: &'a Callback<AnswerAction>,
    pub(crate) lang: Lang,
}

/// What is asked, what stands between it and its answer, and what it is answered with.
pub(crate) fn ask(of: Asking, before: Html) -> Html {
    let (question, lang) = (&of.attempt.question, of.lang);
    let is_set = question.n_bits().is_some() && of.attempt.policy != Policy::Guess;
    html! {
        <>
            <p class="prompt">{ prose(question.prompt.in_lang(lang)) }</p>
            { before }
            { field::field(of) }
            if is_set {
                <p class="meaning live">{ shared::HOW_TO_SET.in_lang(lang) }</p>
            }
        </>
    }
}

/// Draws the buttons of a question: each by its kind, its name, its words and what it sends.
pub(crate) fn sends<A: Clone + 'static>(
    send: &Callback<A>,
    lang: Lang,
) -> impl Fn(ButtonKind, &'static str, Phrase, A) -> Html {
    move |kind, name, label, action| {
        let onclick = send.reform(move |_| action.clone());
        button(kind, name, label.in_lang(lang), onclick)
    }
}

/// The answer, folded, for readers whose browser runs no scripts; no one else sees it.
pub(crate) fn folded(answer: Html, lang: Lang) -> Html {
    html! {
        <details class="folded">
            <summary>{ words::ANSWER.in_lang(lang) }</summary>
            <p>{ answer }</p>
        </details>
    }
}

/// What the last check said, with what stands below it.
pub(crate) fn verdict(attempt: &Attempt, order: BitOrder, below: Html, lang: Lang) -> Html {
    let check = attempt.verdict(order);
    html! {
        <div class="verdict" role="status" data-verdict={check.as_ref().map(|check| verdict_name(check.right))}>
            if let Some(check) = &check {
                // Made anew at every check, so that the same words twice in a row are heard twice.
                <div key={check.serial}>
                    { said(check, lang) }
                    { below }
                </div>
            }
        </div>
    }
}

/// What a check says: what it found, the reasons, and what the next one will say.
pub(crate) fn said(check: &Check, lang: Lang) -> Html {
    html! {
        <>
            <p class="result">{ prose(check.sentence.in_lang(lang)) }</p>
            if !check.reasons.is_empty() {
                <ul>
                    for reason in &check.reasons {
                        <li>{ prose(reason.in_lang(lang)) }</li>
                    }
                </ul>
            }
            if let Some(next) = check.next {
                <p>{ next.in_lang(lang) }</p>
            }
        </>
    }
}
