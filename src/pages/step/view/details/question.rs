//! The question and its answer.

use yew::prelude::*;

use crate::{
    draw::view::html,
    pages::step::{StepAction, StepQuestion, StepSource, words::gestures_on},
    question::{
        verdict_name,
        view::{QuestionView, bit_field, check_result, choices},
    },
    site::PageContext,
    text::words as shared,
};

/// The bits of the word that is asked for, or the choices of the way on.
pub(super) fn field(question: &StepQuestion, view: &PageContext<StepAction>) -> Html {
    let (lang, send) = (view.lang(), view.send.reform(StepAction::Question));
    let attempt = &question.attempt;
    match question.source {
        StepSource::Word(task) => {
            let label = format!("{} {}", shared::YOUR_BITS.in_lang(lang), task.word.name());
            let asking = QuestionView {
                attempt,
                order: view.preferences.order,
                take: None,
                send: &send,
                lang,
            };
            bit_field(asking, label)
        }
        StepSource::Way(kind) => choices(attempt, Some((kind.name(), kind.prompt())), &send, lang),
    }
}

/// What is to be done; after a check what it said, with one reason, and what the next one will.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
pub(super) fn guidance(question: &StepQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let check = question.attempt.verdict(view.preferences.order);
    let gestures = question.word().filter(|_| check.is_none());
    let gestures = gestures.map(|task| gestures_on(task.row.row()));
    html! {
        <div class="asking" data-asking={question.step().to_string()}>
            if let Some([by_touch, by_mouse]) = gestures {
                <p>
                    <span class="by-touch">{ by_touch.in_lang(lang) }</span>
                    <span class="by-mouse">{ by_mouse.in_lang(lang) }</span>
                </p>
            }
            if let Some(check) = check {
                <div class="verdict" data-verdict={verdict_name(check.right)} aria-hidden="true">
                    { check_result(&check, lang) }
                </div>
            }
        </div>
    }
}
