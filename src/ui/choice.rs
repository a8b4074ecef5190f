//! A labelled choice among a few values.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// One value of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The value in the page's structure.
    pub value: AttrValue,
    /// What the reader sees.
    pub label: AttrValue,
}

/// What a choice shows.
#[derive(Clone, PartialEq, Properties)]
pub struct SelectProps {
    /// The value of `data-action`.
    pub action: AttrValue,
    /// What is chosen.
    pub label: AttrValue,
    /// The values, in order.
    pub choices: Vec<Choice>,
    /// The value chosen now.
    pub chosen: AttrValue,
    /// Gets the index of the value that the reader chooses.
    pub on_choose: Callback<usize>,
}

/// A labelled native select.
#[component]
pub fn Select(props: &SelectProps) -> Html {
    let onchange = props.on_choose.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        usize::try_from(select.selected_index()).unwrap_or(0)
    });
    html! {
        <label class="field">
            <span>{ &props.label }</span>
            <select data-action={&props.action} {onchange}>
                for choice in &props.choices {
                    <option value={&choice.value} selected={choice.value == props.chosen}>
                        { &choice.label }
                    </option>
                }
            </select>
        </label>
    }
}
