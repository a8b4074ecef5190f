//! A labelled choice among a few values, or between yes and no.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{access, hooks::filtered, html};
use crate::{browser::focus, draw::FocusMove};

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
        // The index is negative when nothing is chosen.
        usize::try_from(select.selected_index()).unwrap_or(usize::MAX)
    });
    html! {
        <label class="field" data-choice={action}>
            <span>{ label }</span>
            <select data-action={action} {onchange}>{ options }</select>
        </label>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct TabsProps {
    pub label: AttrValue,
    /// Begins the ids of the tabs and of the panel: unique on the page.
    pub id: AttrValue,
    /// The tabs from the left: the name in `data-tab`, and the words.
    pub tabs: Vec<(AttrValue, AttrValue)>,
    pub chosen: usize,
    /// Gets the index of the tab that the reader chooses.
    pub on_choose: Callback<usize>,
    /// The content of the chosen panel.
    pub children: Html,
}

/// A list of tabs over the panel of the chosen one.
///
/// The list is one tab stop. A press chooses a tab; arrows, Home and End choose the one they move
/// to. `data-tabs` carries the list's id, `data-tab` a tab's name, `data-panel` the chosen one's.
#[component]
pub fn Tabs(props: &TabsProps) -> Html {
    let id = &props.id;
    let panel = format!("{id}-panel");
    let tab_id = |name: &str| format!("{id}-tab-{name}");
    let chosen = props.tabs.get(props.chosen).map(|(name, _)| name);
    let names: Vec<AttrValue> = props.tabs.iter().map(|(name, _)| name.clone()).collect();
    let onclick = {
        let names = names.clone();
        filtered(&props.on_choose, move |event: MouseEvent| {
            pressed(&event, &names)
        })
    };
    let onkeydown = {
        let (on_choose, chosen) = (props.on_choose.clone(), props.chosen);
        Callback::from(move |event: KeyboardEvent| {
            // The tab that has the focus now: a second key can come before the list is drawn again.
            let here = pressed(&event, &names).unwrap_or(chosen);
            let last = names.len().saturating_sub(1);
            let there = match access::focus_movement(&event) {
                None | Some(FocusMove::Up | FocusMove::Down) => return,
                Some(FocusMove::Left) if here == 0 => last,
                Some(FocusMove::Right) if here == last => 0,
                Some(movement) => movement.along(here, names.len()),
            };
            if let Some(name) = names.get(there) {
                access::lead_focus(&event, &format!("[data-tab=\"{name}\"]"));
                on_choose.emit(there);
            }
        })
    };
    let tab = |(index, (name, words)): (usize, &(AttrValue, AttrValue))| {
        let is_chosen = index == props.chosen;
        html! {
            <button
                key={name.as_str()}
                type="button"
                class="tab"
                role="tab"
                id={tab_id(name)}
                aria-selected={is_chosen.to_string()}
                aria-controls={is_chosen.then(|| panel.clone())}
                tabindex={if is_chosen { "0" } else { "-1" }}
                data-tab={name}
            >
                { words }
            </button>
        }
    };
    html! {
        <div class="tabs" data-tabs={id}>
            <div class="tab-list" role="tablist" aria-label={&props.label} data-own-arrows="" {onclick} {onkeydown}>
                { for props.tabs.iter().enumerate().map(tab) }
            </div>
            <div
                class="tab-panel"
                role="tabpanel"
                id={panel.clone()}
                aria-labelledby={chosen.map(|name| tab_id(name))}
                tabindex="0"
                data-panel={chosen.cloned()}
            >
                { props.children.clone() }
            </div>
        </div>
    }
}

/// The index of the tab that an event is about.
fn pressed(event: &web_sys::Event, names: &[AttrValue]) -> Option<usize> {
    let pressed = focus::attribute(event, "data-tab")?;
    names.iter().position(|name| *name == pressed)
}
