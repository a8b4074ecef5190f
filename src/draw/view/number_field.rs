//! A field for a whole number.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::html;
use crate::text::typed_digits;

#[derive(Clone, PartialEq, Properties)]
pub struct NumberFieldProps {
    pub action: &'static str,
    pub label: &'static str,
    pub size: &'static str,
    /// The number that counts; `None` where none is chosen.
    pub number: Option<u64>,
    /// Takes each number that is typed; `None` for a text that is none.
    pub on_number: Callback<Option<u64>>,
}

/// A text in work.
struct Typed {
    text: String,
    number: Option<u64>,
    /// The number that counted before.
    before: Option<u64>,
}

impl Typed {
    /// Tells whether it stands for the number that counts. While the text is not a number, the previous one may still count.
    fn stands_for(&self, number: Option<u64>) -> bool {
        self.number == number || self.number.is_none() && self.before == number
    }
}

/// A field for a number, with its label. What is typed stays as it is typed until the reader leaves the field, whatever
/// else is drawn meanwhile.
#[component]
pub fn NumberField(props: &NumberFieldProps) -> Html {
    let (typed, before) = (use_state(|| None::<Typed>), props.number);
    let text = match &*typed {
        Some(typed) if typed.stands_for(before) => Some(typed.text.clone()),
        _ => before.map(|number| number.to_string()),
    };
    let onchange = {
        let typed = typed.setter();
        Callback::from(move |_: Event| typed.set(None))
    };
    let oninput = {
        let typed = typed.setter();
        props.on_number.reform(move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            let number = typed_digits(&text).and_then(|digits| digits.parse().ok());
            typed.set(Some(Typed {
                text,
                number,
                before,
            }));
            number
        })
    };
    html! {
        <label class="field">
            <span>{ props.label }</span>
            <input
                data-action={props.action}
                inputmode="numeric"
                size={props.size}
                value={text}
                {oninput}
                {onchange}
            />
        </label>
    }
}
