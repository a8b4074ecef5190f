//! Timers that follow from the state.

use gloo_timers::callback::Interval;
use yew::prelude::*;

use super::stable_callback::use_stable_callback;
use crate::{
    draw::view::html,
    player::{Pace, Player, PlayerAction, Sequence},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TickerProps {
    /// Milliseconds between two beats; `None` stops the timer.
    pub(crate) ms: Option<u32>,
    /// Called at every beat.
    pub(crate) on_beat: Callback<()>,
}

/// A timer. It exists if and only if there is a beat, and draws nothing.
#[component]
pub(crate) fn Ticker(props: &TickerProps) -> Html {
    // A new callback does not start the timer anew.
    let on_beat = use_stable_callback(&props.on_beat);
    use_effect_with(props.ms, move |ms| {
        let timer = ms.map(|ms| Interval::new(ms, move || on_beat.emit(())));
        move || drop(timer)
    });
    Html::default()
}

/// The timer of a player, which plays or searches on.
pub(crate) fn player_ticker<S: Sequence>(
    player: &Player<S>,
    send: &Callback<PlayerAction>,
) -> Html {
    let passes_solution =
        player.pace != Pace::Solution && player.sequence.stands_on(Pace::Solution);
    html! {
        <Ticker
            ms={player.playback.beat_ms(player.speed, passes_solution)}
            on_beat={send.reform(|()| PlayerAction::Tick)}
        />
    }
}
