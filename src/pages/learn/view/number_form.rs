//! A number that the reader types.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    draw::view::html,
    pages::learn::{BlockAction, words::opening::YOUR_ANSWER},
    question::AnswerKind,
    text::{Lang, Phrase},
};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct NumberProps {
    pub(super) label: AttrValue,
    /// What stands in the field until the reader types.
    #[prop_or_default]
    pub(super) value: Option<u64>,
    /// The name of the button's `data-action`.
    pub(super) submit: AttrValue,
    pub(super) button: Phrase,
    pub(super) send: Callback<u64>,
    pub(super) lang: Lang,
}

/// The field for a number and the button that sends it.
#[component]
pub(super) fn NumberForm(props: &NumberProps) -> Html {
    let field = use_node_ref();
    let onsubmit = {
        let (field, send) = (field.clone(), props.send.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>().map(|input| input.value());
            if let Some(number) = typed.and_then(|typed| typed.parse().ok()) {
                send.emit(number);
            }
        })
    };
    html! {
        <form class="field guess" {onsubmit}>
            <label>
                <span>{ &props.label }</span>
                <input
                    ref={field}
                    type="number"
                    inputmode="numeric"
                    data-action="guess"
                    min="0"
                    max={AnswerKind::MOST.to_string()}
                    required=true
                    autocomplete="off"
                    value={props.value.map(|value| value.to_string())}
                />
            </label>
            <button type="submit" class="main" data-action={&props.submit}>
                { props.button.in_lang(props.lang) }
            </button>
        </form>
    }
}

/// A field for a number that is checked by another button, or by Enter; one that stands cannot be changed.
pub(super) fn number_field(
    value: Option<u64>,
    stands: bool,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let oninput = send.reform(|event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let typed = input.and_then(|input| input.value().parse().ok());
        // What is no number is no answer.
        BlockAction::Give(typed.unwrap_or(u64::MAX))
    });
    let onsubmit = send.reform(|event: SubmitEvent| {
        event.prevent_default();
        BlockAction::Check
    });
    html! {
        <form class="field answer-number" {onsubmit} novalidate=true>
            <label>
                <span>{ YOUR_ANSWER.in_lang(lang) }</span>
                <input
                    type="number"
                    inputmode="numeric"
                    data-action="answer"
                    min="0"
                    max={AnswerKind::MOST.to_string()}
                    autocomplete="off"
                    value={value.map(|value| value.to_string()).unwrap_or_default()}
                    readonly={stands}
                    {oninput}
                />
            </label>
        </form>
    }
}
