//! An expression, worked out column by column.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{LabPartProps, take_button};
use crate::{
    state::{Action, LabAction},
    text::lab_labels as labels,
    ui::stacked::Stacked,
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
    let typed = |make: fn(String) -> LabAction| {
        props.send.reform(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            Action::Lab(make(input.value()))
        })
    };
    let fault = lab.worked.as_ref().err();
    html! {
        <section class="lab-part" aria-labelledby="lab-expression" data-part-of="expression">
            <h2 id="lab-expression">{ labels::EXPRESSION.in_lang(lang) }</h2>
            <p class="meaning">{ labels::EXPRESSION_WHY.in_lang(lang) }</p>
            <label class="field wide">
                <span>{ labels::EXPRESSION_FIELD.in_lang(lang) }</span>
                <input
                    type="text"
                    data-action="expression"
                    value={lab.expression.clone()}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-invalid={fault.is_some().then_some("true")}
                    aria-describedby="expression-fault"
                    oninput={typed(LabAction::Expression)}
                />
            </label>
            <p class="fault" id="expression-fault" aria-live="polite">
                if let Some(fault) = fault {
                    { fault.in_lang(lang) }
                }
            </p>
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
            <label class="field wide">
                <span>{ labels::NAMES_FIELD.in_lang(lang) }</span>
                <input
                    type="text"
                    data-action="names"
                    value={lab.names.clone()}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-invalid={lab.names_fault.is_some().then_some("true")}
                    aria-describedby="names-fault"
                    oninput={typed(LabAction::Names)}
                />
            </label>
            <p class="fault" id="names-fault" aria-live="polite">
                if let Some(fault) = &lab.names_fault {
                    { fault.in_lang(lang) }
                }
            </p>
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
