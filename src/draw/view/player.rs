//! The controls of a player: moving, jumping, playing.

use gloo_timers::callback::Interval;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    buttons::{ButtonKind, button},
    choice::choice,
    hooks::use_stable_callback,
    html,
};
use crate::{
    browser::pointer,
    draw::{Hold, SearchEvent},
    player::{JumpButton, Move, Pace, Playback, Player, PlayerAction, Sequence, Speed, Timeline},
    site::{Preferences, SiteAction},
    text::{Lang, Phrase, words},
};

pub(crate) fn moves<S: Sequence>(
    player: &Player<S>,
    lang: Lang,
    send: &Callback<PlayerAction>,
) -> Html {
    html! {
        <div class="moves">
            { held_button("back", words::BACK, Move::Back, player.step() == 0, lang, send) }
            { play_button(player, lang, send) }
            { held_button("next", words::NEXT, Move::Next, player.sequence.is_finished(), lang, send) }
        </div>
    }
}

pub(crate) fn jump_button(jump: JumpButton, lang: Lang, send: &Callback<PlayerAction>) -> Html {
    let onclick = send.reform(move |_| PlayerAction::Move(jump.to));
    button(
        ButtonKind::Plain,
        jump.name,
        jump.label.in_lang(lang),
        onclick,
    )
}

/// The same with a short sign for the eye; the label says it in full.
pub(crate) fn short_jump_button(
    jump: JumpButton,
    lang: Lang,
    send: &Callback<PlayerAction>,
) -> Html {
    let onclick = send.reform(move |_| PlayerAction::Move(jump.to));
    let label = jump.label.in_lang(lang);
    html! {
        <button type="button" data-action={jump.name} title={label} aria-label={label} {onclick}>
            { jump.sign.in_lang(lang) }
        </button>
    }
}

pub(crate) fn keys_button(lang: Lang, send: &Callback<SiteAction>) -> Html {
    html! {
        <button type="button" class="quiet" onclick={send.reform(|_| SiteAction::Keys(true))}>
            { words::KEYS.in_lang(lang) }{ " ?" }
        </button>
    }
}

/// A button that moves, again and again while it is held down. Where it leads nowhere it looks so, and says why when it
/// is pressed; it keeps the focus.
pub(crate) fn held_button(
    name: &'static str,
    label: Phrase,
    to: Move,
    is_dead: bool,
    lang: Lang,
    send: &Callback<PlayerAction>,
) -> Html {
    let on_press = send.reform(move |()| PlayerAction::Move(to));
    html! { <HeldButton {name} label={label.in_lang(lang)} {is_dead} {on_press} /> }
}

pub(crate) fn play_button<S: Sequence>(
    player: &Player<S>,
    lang: Lang,
    send: &Callback<PlayerAction>,
) -> Html {
    let moving = player.is_moving();
    let is_dead = !moving && player.sequence.is_finished();
    let (name, label) = if moving {
        ("pause", words::PAUSE)
    } else {
        ("play", words::PLAY)
    };
    let onclick = send.reform(move |_| {
        if moving {
            PlayerAction::Pause
        } else {
            PlayerAction::Play
        }
    });
    html! {
        <button type="button" class="main" data-action={name} aria-disabled={is_dead.then_some("true")} {onclick}>
            { label.in_lang(lang) }
        </button>
    }
}

/// The choice of how far one move goes.
pub(crate) fn pace_choice(pace: Pace, lang: Lang, send: &Callback<PlayerAction>) -> Html {
    let named = |pace| match pace {
        Pace::MicroStep => words::PACE_MICRO_STEP,
        Pace::Placement => words::PACE_PLACEMENT,
        Pace::DeadEnd => words::PACE_DEAD_END,
        Pace::Solution => words::PACE_SOLUTION,
    };
    choice(
        ("pace", words::PACE.in_lang(lang)),
        Pace::ALL,
        pace,
        |pace| (pace.name(), named(pace).in_lang(lang)),
        send.reform(PlayerAction::Pace),
    )
}

/// The choice of how fast playing moves.
pub(crate) fn speed_choice(speed: Speed, lang: Lang, send: &Callback<PlayerAction>) -> Html {
    let named = |speed| match speed {
        Speed::Slow => words::SPEED_SLOW,
        Speed::Normal => words::SPEED_NORMAL,
        Speed::Fast => words::SPEED_FAST,
        Speed::Fastest => words::SPEED_FASTEST,
        Speed::Full => words::SPEED_FULL,
    };
    choice(
        ("speed", words::SPEED.in_lang(lang)),
        Speed::ALL,
        speed,
        |speed| (speed.name(), named(speed).in_lang(lang)),
        send.reform(PlayerAction::Speed),
    )
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SeekProps {
    pub(crate) step: u64,
    pub(crate) lang: Lang,
    pub(crate) send: Callback<PlayerAction>,
}

/// The field for a step number. What was typed stays until it has led somewhere.
#[component]
pub(crate) fn SeekForm(props: &SeekProps) -> Html {
    let field = use_node_ref();
    let shown = use_mut_ref(|| None);
    let show = {
        let field = field.clone();
        move |step: u64| {
            if let Some(input) = field.cast::<HtmlInputElement>()
                && shown.replace(Some(step)) != Some(step)
            {
                input.set_value(&step.to_string());
            }
        }
    };
    // During a long seek effects run many drawings late, so a field that is there is filled in at once.
    show(props.step);
    use_effect_with(props.step, move |step| show(*step));
    let onsubmit = {
        let field = field.clone();
        props.send.reform(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>().map(|input| input.value());
            PlayerAction::SeekTyped(typed.unwrap_or_default())
        })
    };
    html! {
        <form class="field seek" {onsubmit}>
            <label>
                <span>{ words::SEEK.in_lang(props.lang) }</span>
                <input
                    ref={field}
                    data-action="seek"
                    inputmode="numeric"
                    size="10"
                />
            </label>
            <button type="submit">{ words::GO.in_lang(props.lang) }</button>
        </form>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct HeldButtonProps {
    name: &'static str,
    label: &'static str,
    /// True where it leads nowhere.
    is_dead: bool,
    /// Called by a click, and again and again while the button is held down.
    on_press: Callback<()>,
}

/// A button that repeats while the pointer holds it down. A hold ends where the pointer leaves, and with
/// the button itself.
#[component]
fn HeldButton(props: &HeldButtonProps) -> Html {
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
            aria-disabled={props.is_dead.then_some("true")}
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

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TickerProps {
    /// Milliseconds between two beats; `None` stops the timer.
    pub(crate) ms: Option<u32>,
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

/// The timer of a player that plays or seeks.
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
            data-pace={player.pace.name()}
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
