//! A button that repeats while it is held down.

use yew::prelude::*;

use super::ticker::Ticker;
use crate::{
    browser::pointer,
    draw::{Hold, view::html},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HeldButtonProps {
    /// Its name in `data-action`.
    pub(crate) name: &'static str,
    pub(crate) label: &'static str,
    /// Called by a click, and again and again while the button is held down.
    pub(crate) on_press: Callback<()>,
}

/// A button that repeats while the pointer holds it down. A hold ends where the pointer leaves, and with
/// the button itself.
#[component]
pub(crate) fn HeldButton(props: &HeldButtonProps) -> Html {
    let hold = use_state(Hold::default);
    let release = |over_button| {
        let hold = hold.clone();
        Callback::from(move |_: PointerEvent| hold.set(hold.released(over_button)))
    };
    let away = release(false);
    let onpointerdown = {
        let hold = hold.clone();
        Callback::from(move |event: PointerEvent| {
            if event.button() == 0 && !pointer::is_modified(&event) {
                hold.set(Hold::Down);
            }
        })
    };
    let onclick = {
        let (hold, on_press) = (hold.clone(), props.on_press.clone());
        Callback::from(move |_: MouseEvent| match *hold {
            Hold::Ended => hold.set(Hold::No),
            _ => on_press.emit(()),
        })
    };
    let on_beat = {
        let (hold, on_press) = (hold.clone(), props.on_press.clone());
        Callback::from(move |()| {
            // On a long way the timer of a button that was let go ends late.
            if hold.beat_ms().is_some() {
                hold.set(Hold::Repeating);
                on_press.emit(());
            }
        })
    };
    html! {
        <button
            type="button"
            class="main"
            data-action={props.name}
            {onclick} {onpointerdown}
            onpointerup={release(true)}
            onpointerleave={away.clone()}
            onpointercancel={away}
        >
            { props.label }
            <Ticker ms={hold.beat_ms()} {on_beat} />
        </button>
    }
}
