//! A field for a number, with what is wrong with it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    pages::bits::{LabAction, LabPage, NumberField},
    site::PageContext,
};

/// Draws a field for a number. A text that is no number stays in it, with a sentence.
pub(super) fn number_input(
    lab: &LabPage,
    field: NumberField,
    label: &str,
    view: &PageContext<LabAction>,
) -> Html {
    let name = field.name();
    let fault = lab.fault(field);
    let oninput = view.send.reform(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        LabAction::Type(field, input.value())
    });
    let onchange = view.send.reform(|_: Event| LabAction::Leave);
    let described = format!("{name}-fault");
    html! {
        <div class="field number">
            <label>
                <span>{ label.to_owned() }</span>
                <input
                    type="text"
                    data-action={name}
                    value={lab.text(field)}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-invalid={fault.is_some().then_some("true")}
                    aria-describedby={described.clone()}
                    {oninput} {onchange}
                />
            </label>
            <p class="fault" id={described} aria-live="polite">
                if let Some(fault) = &fault {
                    { fault.in_lang(view.lang()) }
                }
            </p>
        </div>
    }
}
