//! The word that is asked for: the bits that the reader sets, and what is said of them.

use yew::prelude::*;

use crate::{
    draw::view::{bit_field::BitField, player_controls::move_button},
    pages::step::{QuestionAction, StepAction, WordQuestion},
    player::Move,
    question::{self, verdict_name},
    site::PageContext,
    text::words,
};

/// The bits that the reader sets.
pub(super) fn field(question: &WordQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let order = view.preferences.order;
    let size = question.task.row.placement().size();
    let set = |(power, on)| StepAction::Question(QuestionAction::Set { power, on });
    html! {
        <BitField
            bits={question::field(&question.answer, Some(size), order)}
            label={format!("{} {}", words::YOUR_BITS.in_lang(lang), question.word().name())}
            {lang}
            on_set={view.send.reform(set)}
            on_enter={view.send.reform(|()| StepAction::Question(QuestionAction::Check))}
        />
    }
}

/// What the last check said, and the way past the question.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
pub(super) fn verdict(question: &WordQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let send = view.send.reform(StepAction::player);
    html! {
        <div class="asking" data-asking={question.next.counters().steps.to_string()}>
            if let Some(check) = question.check(view.preferences.order) {
                <div class="verdict" data-verdict={verdict_name(check.right)} aria-hidden="true">
                    <p class="result">{ check.sentence.in_lang(lang) }</p>
                    <ul>
                        for reason in &check.reasons {
                            <li>{ reason.in_lang(lang) }</li>
                        }
                    </ul>
                </div>
            }
            { move_button("next", words::SKIP_QUESTION, Move::StepForward, lang, &send) }
        </div>
    }
}
