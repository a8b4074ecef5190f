//! A labelled choice among a few values, or between yes and no.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::draw::view::html;

/// A labelled choice among a few values, as the browser's own list.
///
/// `named` gives a value's name in the page's structure and the words that the reader sees; `send`
/// gets the value that the reader chooses.
pub(crate) fn choice<T, N, W>(
    (action, label): (&'static str, &'static str),
    values: impl IntoIterator<Item = T>,
    chosen: T,
    named: impl Fn(T) -> (N, W),
    send: Callback<T>,
) -> Html
where
    T: Copy + PartialEq + 'static,
    N: Into<AttrValue>,
    W: Into<AttrValue>,
{
    let values: Vec<T> = values.into_iter().collect();
    let options = values.iter().map(|&value| {
        let (name, words) = named(value);
        option(name.into(), words.into(), value == chosen)
    });
    let options = options.collect();
    let on_choose = Callback::from(move |index: usize| {
        if let Some(&value) = values.get(index) {
            send.emit(value);
        }
    });
    list(action, label, options, &on_choose)
}

/// Such a choice among numbers.
pub(crate) fn number_choice<T: Copy + PartialEq + ToString + 'static>(
    names: (&'static str, &'static str),
    numbers: impl IntoIterator<Item = T>,
    chosen: T,
    send: Callback<T>,
) -> Html {
    let named = |number: T| (number.to_string(), number.to_string());
    choice(names, numbers, chosen, named, send)
}

/// A checkbox; `send` gets whether it is ticked. Its words stand beside it in its label.
pub(crate) fn checkbox(action: &'static str, checked: bool, send: &Callback<bool>) -> Html {
    let onchange = on_tick(send);
    html! { <input type="checkbox" data-action={action} {checked} {onchange} /> }
}

/// Handles a checkbox: `send` gets whether it is ticked.
pub(crate) fn on_tick(send: &Callback<bool>) -> Callback<Event> {
    send.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.checked()
    })
}

fn option(name: AttrValue, words: AttrValue, chosen: bool) -> Html {
    html! { <option value={name} selected={chosen}>{ words }</option> }
}

fn list(
    action: &'static str,
    label: &'static str,
    options: Html,
    on_choose: &Callback<usize>,
) -> Html {
    let onchange = on_choose.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        // Where nothing is chosen the index is negative, which is no value's.
        usize::try_from(select.selected_index()).unwrap_or(usize::MAX)
    });
    html! {
        <label class="field" data-choice={action}>
            <span>{ label }</span>
            <select data-action={action} {onchange}>{ options }</select>
        </label>
    }
}
