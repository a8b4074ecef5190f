//! An expression, worked out column by column.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{LabPartProps, take_button};
use crate::{
    state::{Action, LabAction},
    text::{Phrase, Sentence, lab_labels as labels},
    ui::{prose::prose, stacked::Stacked},
};

/// Expressions to begin with. They are code, the same in every language.
const EXAMPLES: [&str; 7] = [
    "mask & ~(left | down | right)",
    "(left | bit) << 1",
    "(right | bit) >> 1",
    "x & -x",
    "x & (x - 1)",
    "x ^ (x >> 1)",
    "1 | 2 & 4",
];

/// The field for an expression, the names it may use, and its steps.
#[component]
pub fn Expression(props: &LabPartProps) -> Html {
    let (lang, lab) = (props.lang, &props.lab);
    let fault = lab.worked.as_ref().err();
    html! {
        <section class="lab-part" aria-labelledby="lab-expression" data-part-of="expression">
            <h2 id="lab-expression">{ labels::EXPRESSION.in_lang(lang) }</h2>
            <p class="meaning">{ prose(labels::EXPRESSION_WHY.in_lang(lang)) }</p>
            { text_field("expression", labels::EXPRESSION_FIELD, &lab.expression, fault, LabAction::Expression, props) }
            <div class="examples" role="group" aria-label={labels::EXAMPLES.in_lang(lang)}>
                for example in EXAMPLES {
                    <button
                        type="button"
                        class="quiet"
                        data-action="example"
                        onclick={props.send.reform(move |_| Action::Lab(LabAction::Expression(example.to_owned())))}
                    >
                        <code>{ example }</code>
                    </button>
                }
            </div>
            { text_field("names", labels::NAMES_FIELD, &lab.names, lab.names_fault.as_ref(), LabAction::Names, props) }
            if let Ok(worked) = &lab.worked {
                <Stacked stack={worked.stack.clone()} view={lab.view} {lang} />
                <div class="worked" data-result={worked.value.to_string()}>
                    <p class="result">{ worked.result.in_lang(lang) }</p>
                    { take_button(worked.value, labels::TAKE, lang, &props.send) }
                </div>
            }
        </section>
    }
}

/// A line of text, with what is wrong with it. What cannot be read stays in it.
fn text_field(
    name: &'static str,
    label: Phrase,
    value: &str,
    fault: Option<&Sentence>,
    action: fn(String) -> LabAction,
    props: &LabPartProps,
) -> Html {
    let lang = props.lang;
    let oninput = props.send.reform(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Action::Lab(action(input.value()))
    });
    let described = format!("{name}-fault");
    html! {
        <>
            <label class="field wide">
                <span>{ label.in_lang(lang) }</span>
                <input
                    type="text"
                    data-action={name}
                    value={value.to_owned()}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-invalid={fault.is_some().then_some("true")}
                    aria-describedby={described.clone()}
                    {oninput}
                />
            </label>
            <p class="fault" id={described} aria-live="polite">
                if let Some(fault) = fault {
                    { fault.in_lang(lang) }
                }
            </p>
        </>
    }
}
