//! The word that is asked for: the bits that the reader sets, and what is said of them.

use yew::prelude::*;

use crate::{
    draw::view::bit_field::BitField,
    pages::step::{QuestionAction, StepAction, WordQuestion},
    question::verdict_name,
    site::PageContext,
    text::words,
};

/// The bits that the reader sets.
pub(super) fn field(question: &WordQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let set = |(power, on)| StepAction::Question(QuestionAction::Set { power, on });
    html! {
        <BitField
            bits={question.field(view.preferences.order)}
            label={format!("{} {}", words::YOUR_BITS.in_lang(lang), question.word().name())}
            {lang}
            on_set={view.send.reform(set)}
            on_enter={view.send.reform(|()| StepAction::Question(QuestionAction::Check))}
        />
    }
}

/// What the last check said, and what the next one will.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
pub(super) fn verdict(question: &WordQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let next = question.answer.next_check();
    html! {
        <div class="asking" data-asking={question.next.counters().steps.to_string()}>
            if let Some(check) = question.check(view.preferences.order) {
                <div class="verdict" data-verdict={verdict_name(check.right)} aria-hidden="true">
                    <p class="result">{ check.sentence.in_lang(lang) }</p>
                    for reason in &check.reasons {
                        <p>{ reason.in_lang(lang) }</p>
                    }
                </div>
            }
            if let Some(next) = next {
                <p>{ next.in_lang(lang) }</p>
            }
        </div>
    }
}
