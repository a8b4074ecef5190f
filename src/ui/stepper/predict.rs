//! Predicting: the switch, and the page on which each word is asked for before it is shown.

use std::rc::Rc;

use yew::prelude::*;

use super::{Asking, StepPage};
use crate::{
    browser::{address_bar, focus},
    state::{
        Action, Address, Page, PredictAction, PredictScene, QuestionScene, Scene, State,
        verdict_name,
    },
    text::{Lang, Phrase, labels},
    ui::bit_field::BitField,
};

/// The switch. The page behind it is another program, which opens at the same place.
pub(super) fn predict_switch(scene: &Scene) -> Html {
    let lang = scene.preferences.language;
    let on = scene.page == Page::Predict;
    let other = Address {
        page: if on { Page::Step } else { Page::Predict },
        ..scene.address.clone()
    };
    let onchange = move |_: Event| {
        focus::on_next_page("[data-action=predict]");
        address_bar::go(&other.to_string());
    };
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

/// The stepping page, each word being asked for before it is shown.
pub(in crate::ui) fn predict_page(state: &State, send: &Callback<Action>) -> Html {
    let PredictScene { scene, question } = PredictScene::of(state);
    let lang = scene.preferences.language;
    let asking = match &question {
        None => Asking::default(),
        Some(question) => Asking {
            row: Some((question.row, field(question, lang, send))),
            beside: beside(question, lang, send),
        },
    };
    let step = question.map(|question| question.step);
    html! {
        <>
            <StepPage scene={Rc::new(scene)} {send} {asking} />
            <QuestionFocus {step} />
        </>
    }
}

fn field(question: &QuestionScene, lang: Lang, send: &Callback<Action>) -> Html {
    let set = |(power, on)| Action::Predict(PredictAction::Set { power, on });
    html! {
        <BitField
            bits={question.field.clone()}
            label={format!("{} {}", labels::YOUR_BITS.in_lang(lang), question.row.name())}
            {lang}
            on_set={send.reform(set)}
            on_enter={send.reform(|()| Action::Predict(PredictAction::Check))}
        />
    }
}

/// The buttons that check and show, and what the last check said.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
fn beside(question: &QuestionScene, lang: Lang, send: &Callback<Action>) -> Html {
    let button = |name: &'static str, class: &'static str, label: Phrase, action| {
        let onclick = send.reform(move |_| Action::Predict(action));
        html! {
            <button type="button" {class} data-action={name} {onclick}>{ label.in_lang(lang) }</button>
        }
    };
    html! {
        <div class="asking" data-asking={question.step.to_string()}>
            <div class="asking-buttons">
                { button("check", "main", labels::CHECK, PredictAction::Check) }
                { button("reveal", "", labels::REVEAL, PredictAction::Reveal) }
            </div>
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
            <p class="hint">{ labels::HOW_TO_SET.in_lang(lang) }</p>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct QuestionFocusProps {
    step: Option<u64>,
}

/// Leads the focus to the bits when they are asked for, and on to Next when they are gone.
#[component]
fn QuestionFocus(props: &QuestionFocusProps) -> Html {
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
