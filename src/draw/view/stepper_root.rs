//! The element that says where a stepper stands.

use yew::prelude::*;

use crate::{
    draw::{SearchEvent, view::html},
    player::{Playback, Player, Timeline},
    site::Preferences,
    text::words,
};

/// Wraps a stepper in the element that carries the contract's attributes.
pub(crate) fn stepper_root(
    player: &Player<Timeline>,
    class: &'static str,
    preferences: Preferences,
    inside: Html,
) -> Html {
    let machine = player.sequence.now();
    let counters = machine.counters();
    let row = machine.row().map_or(-1, i16::from);
    let playing = matches!(player.playback, Playback::Playing);
    let seeking = matches!(player.playback, Playback::Seeking(_));
    html! {
        <section
            {class}
            aria-label={words::STEPPER.in_lang(preferences.language)}
            data-stepper=""
            data-n={machine.size().to_string()}
            data-step={counters.steps.to_string()}
            data-row={row.to_string()}
            data-phase={machine.phase().name()}
            data-placements={counters.placements.to_string()}
            data-dead-ends={counters.dead_ends.to_string()}
            data-solutions={counters.solutions.to_string()}
            data-playing={playing.to_string()}
            data-seeking={seeking.to_string()}
            data-order={preferences.order.name()}
            data-density={density(machine.size().get())}
            data-speed={player.speed.name()}
            data-event={SearchEvent::of(machine).map(SearchEvent::name)}
        >
            { inside }
        </section>
    }
}

/// The density of a board's squares, for the styles.
pub(crate) const fn density(n: u8) -> &'static str {
    match n {
        ..=12 => "roomy",
        13..=19 => "dense",
        _ => "crowded",
    }
}
