//! A button that moves once, and again and again while it is held down.

use yew::prelude::*;

use super::{beat::Beat, memo::memo};
use crate::{
    player::{Hold, Move, PlayerAction},
    text::{Lang, Phrase},
};

/// The button, drawn again only when its words change.
pub fn held_button(
    name: &'static str,
    label: Phrase,
    to: Move,
    lang: Lang,
    send: &Callback<PlayerAction>,
) -> Html {
    let send = send.clone();
    let label = label.in_lang(lang);
    memo((name, label, to), move || {
        html! { <HeldButton {name} {label} {to} send={&send} /> }
    })
}

#[derive(Clone, PartialEq, Properties)]
struct HeldButtonProps {
    name: &'static str,
    label: &'static str,
    to: Move,
    send: Callback<PlayerAction>,
}

/// Whether it is held is its own affair: the page hears of the moves alone.
#[component]
fn HeldButton(props: &HeldButtonProps) -> Html {
    let hold = use_state_eq(Hold::default);
    let (name, to) = (props.name, props.to);
    let on_pointer = |next: fn(Hold) -> Hold| {
        let hold = hold.clone();
        Callback::from(move |_: PointerEvent| hold.set(next(*hold)))
    };
    let onpointerdown = {
        let hold = hold.clone();
        Callback::from(move |event: PointerEvent| {
            // The other buttons of a mouse open a menu or go back.
            if event.button() == 0 {
                hold.set(Hold::Down);
            }
        })
    };
    let away = on_pointer(|hold| hold.released(false));
    let on_beat = {
        let (hold, send) = (hold.clone(), props.send.clone());
        Callback::from(move |()| {
            hold.set(Hold::Repeating);
            send.emit(PlayerAction::Repeat(to));
        })
    };
    let onclick = {
        let (hold, send) = (hold.clone(), props.send.clone());
        Callback::from(move |_: MouseEvent| {
            if *hold == Hold::Ended {
                hold.set(Hold::No);
            } else {
                send.emit(PlayerAction::Move(to));
            }
        })
    };
    html! {
        <>
            <button
                type="button"
                class="main"
                data-action={name}
                {onclick}
                {onpointerdown}
                onpointerup={on_pointer(|hold| hold.released(true))}
                onpointerleave={away.clone()}
                onpointercancel={away}
            >
                { props.label }
            </button>
            <Beat ms={hold.beat_ms()} {on_beat} />
        </>
    }
}
