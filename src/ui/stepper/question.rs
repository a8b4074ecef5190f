//! Predicting: the switch, and what stands beside a row that is asked about.

use yew::prelude::*;

use crate::{
    browser::focus,
    state::{Action, PredictAction, Scene, verdict_name},
    text::{Phrase, labels},
};

/// What the last check said, and the buttons that check and show.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
pub(super) fn question(scene: &Scene, send: &Callback<Action>) -> Html {
    let Some(question) = &scene.stepper.prediction.question else {
        return Html::default();
    };
    let lang = scene.preferences.language;
    let button = |name: &'static str, class: &'static str, label: Phrase, action| {
        let onclick = send.reform(move |_| Action::Predict(action));
        html! {
            <button type="button" {class} data-action={name} {onclick}>{ label.in_lang(lang) }</button>
        }
    };
    html! {
        <div class="asking" data-asking={question.step.to_string()}>
            if let Some(checked) = &question.checked {
                <div class="verdict" data-verdict={verdict_name(checked.right)} aria-hidden="true">
                    <p class="result">{ checked.sentence.in_lang(lang) }</p>
                    <ul>
                        for reason in &checked.reasons {
                            <li>{ reason.in_lang(lang) }</li>
                        }
                    </ul>
                </div>
            }
            <div class="asking-buttons">
                { button("check", "main", labels::CHECK, PredictAction::Check) }
                { button("reveal", "", labels::REVEAL, PredictAction::Reveal) }
            </div>
            <p class="hint">{ labels::HOW_TO_SET.in_lang(lang) }</p>
        </div>
    }
}

/// The switch.
pub(super) fn predict_switch(scene: &Scene, send: &Callback<Action>) -> Html {
    let lang = scene.preferences.language;
    let on = scene.stepper.prediction.on;
    let onchange = send.reform(move |_: Event| Action::Predict(PredictAction::On(!on)));
    html! {
        <div class="predict">
            <label class="check">
                <input type="checkbox" data-action="predict" aria-describedby="predict-why" checked={on} {onchange} />
                <span>{ labels::PREDICT.in_lang(lang) }</span>
            </label>
            <p class="hint" id="predict-why">{ labels::PREDICT_WHY.in_lang(lang) }</p>
        </div>
    }
}

/// The step that is asked about.
#[derive(Clone, PartialEq, Properties)]
pub struct QuestionFocusProps {
    /// The step that is carried out once it is answered; `None` while nothing is asked.
    pub step: Option<u64>,
}

/// Leads the focus to the bits when they are asked for, and on to Next when they are gone.
#[component]
pub fn QuestionFocus(props: &QuestionFocusProps) -> Html {
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
