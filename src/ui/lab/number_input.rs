//! A field for a number, with what is wrong with it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    bits::Radix,
    state::{Action, LabAction, NumberField, WordName, scene::lab::InputScene},
    text::Lang,
};

/// What a field for a number shows.
#[derive(Clone, PartialEq, Properties)]
pub struct NumberInputProps {
    /// The field.
    pub input: InputScene,
    /// Its label.
    pub label: AttrValue,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// A field for a number. What cannot be read stays in it, with a sentence.
#[component]
pub fn NumberInput(props: &NumberInputProps) -> Html {
    let field = props.input.field;
    let name = field_name(field);
    let oninput = props.send.reform(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Action::Lab(LabAction::Type(field, input.value()))
    });
    let onchange = props.send.reform(|_: Event| Action::Lab(LabAction::Leave));
    let described = format!("{name}-fault");
    html! {
        <div class="field number">
            <label>
                <span>{ &props.label }</span>
                <input
                    type="text"
                    data-action={name}
                    value={props.input.text.clone()}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-invalid={props.input.fault.is_some().then_some("true")}
                    aria-describedby={described.clone()}
                    {oninput} {onchange}
                />
            </label>
            <p class="fault" id={described} aria-live="polite">
                if let Some(fault) = &props.input.fault {
                    { fault.in_lang(props.lang) }
                }
            </p>
        </div>
    }
}

/// The field's name in `data-action`.
const fn field_name(field: NumberField) -> &'static str {
    match field {
        NumberField::Word(WordName::X, Radix::Binary) => "x-binary",
        NumberField::Word(WordName::X, Radix::Decimal) => "x-decimal",
        NumberField::Word(WordName::X, Radix::Hexadecimal) => "x-hexadecimal",
        NumberField::Word(WordName::Y, Radix::Binary) => "y-binary",
        NumberField::Word(WordName::Y, Radix::Decimal) => "y-decimal",
        NumberField::Word(WordName::Y, Radix::Hexadecimal) => "y-hexadecimal",
        NumberField::Things => "things",
        NumberField::Chosen => "chosen",
        NumberField::Rank => "rank",
    }
}
