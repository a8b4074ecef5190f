//! The word that is asked for before it is shown.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::bit_field::BitField,
    pages::step::{Mode, Question, QuestionAction, StepAction, StepPage},
    question::{self, verdict_name},
    site::View,
    text::{Phrase, words},
};

/// The switch between exploring and predicting.
pub(super) fn predict_switch(page: &StepPage, view: &View<StepAction>) -> Html {
    let lang = view.lang();
    let onchange = view.send.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        StepAction::Predict(input.checked())
    });
    html! {
        <div class="predict">
            <label class="check">
                <input
                    type="checkbox"
                    data-action="predict"
                    aria-describedby="predict-why"
                    checked={page.mode == Mode::Predict}
                    {onchange}
                />
                <span>{ words::PREDICT.in_lang(lang) }</span>
            </label>
            <p class="hint" id="predict-why">{ words::PREDICT_WHY.in_lang(lang) }</p>
        </div>
    }
}

/// The bits that the reader sets.
pub(super) fn field(question: &Question, view: &View<StepAction>) -> Html {
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

/// The buttons that check and show, and what the last check said.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
pub(super) fn beside(question: &Question, view: &View<StepAction>) -> Html {
    let lang = view.lang();
    let button = |name: &'static str, class: &'static str, label: Phrase, action| {
        let onclick = view.send.reform(move |_| StepAction::Question(action));
        html! {
            <button type="button" {class} data-action={name} {onclick}>{ label.in_lang(lang) }</button>
        }
    };
    html! {
        <div class="asking" data-asking={question.next.counters().steps.to_string()}>
            <div class="asking-buttons">
                { button("check", "main", words::CHECK, QuestionAction::Check) }
                { button("reveal", "", words::REVEAL, QuestionAction::Reveal) }
            </div>
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
            <p class="hint">{ words::HOW_TO_SET.in_lang(lang) }</p>
        </div>
    }
}

/// The properties of [`QuestionFocus`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct QuestionFocusProps {
    /// The step that is asked about.
    pub(super) step: Option<u64>,
}

/// Leads the focus to the bits when they are asked for, and on to Next when they are gone.
#[component]
pub(super) fn QuestionFocus(props: &QuestionFocusProps) -> Html {
    let before = use_mut_ref(|| None);
    use_effect_with(props.step, move |step| {
        match (before.replace(*step), step) {
            (_, Some(_)) => focus::on("[data-asked] [data-bit][tabindex='0']"),
            // The focus stays where it is, unless it went away with the bits.
            (Some(_), None) => focus::unless_somewhere("[data-action=next]"),
            (None, None) => {}
        }
    });
    html! {}
}
