//! Fields to type in, each with what is wrong with its text. A faulty text stays in its field.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    draw::view::html,
    pages::bits::{LabAction, LabPage, NumberField},
    site::PageContext,
    text::{Lang, Phrase, Sentence},
};

pub(super) fn number_field(
    lab: &LabPage,
    field: NumberField,
    label: &str,
    view: &PageContext<LabAction>,
) -> Html {
    let name = field.name();
    let fault = lab.fault(field);
    let on_text = view.send.reform(move |text| LabAction::Type(field, text));
    let on_leave = view.send.reform(|_: Event| LabAction::Leave);
    html! {
        <div class="field number">
            <label>
                <span>{ label.to_owned() }</span>
                { input(name, lab.text(field), fault.is_some(), &on_text, Some(on_leave)) }
            </label>
            { fault_line(name, fault.as_ref(), view.lang()) }
        </div>
    }
}

pub(super) fn text_field(
    (name, label): (&'static str, Phrase),
    (text, fault): (&str, Option<&Sentence>),
    action: fn(String) -> LabAction,
    view: &PageContext<LabAction>,
) -> Html {
    let lang = view.lang();
    html! {
        <>
            <label class="field wide">
                <span>{ label.in_lang(lang) }</span>
                { input(name, text.to_owned(), fault.is_some(), &view.send.reform(action), None) }
            </label>
            { fault_line(name, fault, lang) }
        </>
    }
}

fn input(
    name: &'static str,
    text: String,
    is_faulty: bool,
    on_text: &Callback<String>,
    onchange: Option<Callback<Event>>,
) -> Html {
    let oninput = on_text.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.value()
    });
    html! {
        <input
            type="text"
            data-action={name}
            value={text}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-invalid={is_faulty.then_some("true")}
            aria-describedby={format!("{name}-fault")}
            {oninput} {onchange}
        />
    }
}

fn fault_line(name: &str, fault: Option<&Sentence>, lang: Lang) -> Html {
    html! {
        <p class="fault" id={format!("{name}-fault")} aria-live="polite">
            if let Some(fault) = fault {
                { fault.in_lang(lang) }
            }
        </p>
    }
}
