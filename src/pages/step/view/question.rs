//! The word that is asked for before it is shown.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::effect::use_effect_on,
    draw::view::{bit_field::BitField, player_controls::move_button},
    pages::step::{Mode, Question, QuestionAction, StepAction, StepPage, StepperAction},
    player::Move,
    question::{self, verdict_name},
    site::View,
    text::words,
};

/// The switch between exploring and predicting.
pub(super) fn predict_switch(page: &StepPage, view: &View<StepAction>) -> Html {
    let lang = view.lang();
    let onchange = view.send.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        StepAction::Enter(if input.checked() {
            Mode::Predict
        } else {
            Mode::Explore
        })
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

/// What the last check said, and the way past the question.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
pub(super) fn verdict(question: &Question, view: &View<StepAction>) -> Html {
    let lang = view.lang();
    let send = view
        .send
        .reform(|action| StepAction::First(StepperAction::Player(action)));
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
    use_effect_on(props.step, move |step| {
        match (before.replace(*step), step) {
            (_, Some(_)) => focus::on("[data-asked] [data-bit][tabindex='0']"),
            // The focus stays where it is, unless it went away with the bits.
            (Some(_), None) => focus::unless_somewhere("[data-action=next]"),
            (None, None) => {}
        }
    });
    html! {}
}
