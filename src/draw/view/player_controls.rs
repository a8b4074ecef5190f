//! The controls of a player: moving, jumping, playing.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    button::{ButtonKind, button},
    choice::choice,
    held_button::HeldButton,
};
use crate::{
    draw::view::html,
    player::{Move, Pace, PlayerAction, Speed},
    site::SiteAction,
    text::{Lang, Phrase, words},
};

pub(crate) fn moves(moving: bool, lang: Lang, send: &Callback<PlayerAction>) -> Html {
    html! {
        <div class="moves">
            { held_button("back", words::BACK, Move::Back, lang, send) }
            { play_button(moving, lang, send) }
            { held_button("next", words::NEXT, Move::Next, lang, send) }
        </div>
    }
}

/// A button that moves once.
pub(crate) fn move_button(
    name: &'static str,
    label: Phrase,
    to: Move,
    lang: Lang,
    send: &Callback<PlayerAction>,
) -> Html {
    let onclick = send.reform(move |_| PlayerAction::Move(to));
    button(ButtonKind::Plain, name, label.in_lang(lang), onclick)
}

/// The same with a short sign for the eye; the label says it in full.
pub(crate) fn jump_button(
    name: &'static str,
    (sign, label): (&'static str, Phrase),
    to: Move,
    lang: Lang,
    send: &Callback<PlayerAction>,
) -> Html {
    let onclick = send.reform(move |_| PlayerAction::Move(to));
    let label = label.in_lang(lang);
    html! {
        <button type="button" data-action={name} title={label} aria-label={label} {onclick}>{ sign }</button>
    }
}

/// Opens the list of keys.
pub(crate) fn keys_button(lang: Lang, send: &Callback<SiteAction>) -> Html {
    html! {
        <button type="button" class="quiet" onclick={send.reform(|_| SiteAction::Keys(true))}>
            { words::KEYS.in_lang(lang) }{ " ?" }
        </button>
    }
}

/// A button that moves, again and again while it is held down.
pub(crate) fn held_button(
    name: &'static str,
    label: Phrase,
    to: Move,
    lang: Lang,
    send: &Callback<PlayerAction>,
) -> Html {
    let on_press = send.reform(move |()| PlayerAction::Move(to));
    html! { <HeldButton {name} label={label.in_lang(lang)} {on_press} /> }
}

pub(crate) fn play_button(moving: bool, lang: Lang, send: &Callback<PlayerAction>) -> Html {
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
    button(ButtonKind::Main, name, label.in_lang(lang), onclick)
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
    // On a long way effects come many drawings late, so a field that is there is filled in at once.
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
                    autocomplete="off"
                    size="10"
                />
            </label>
            <button type="submit">{ words::GO.in_lang(props.lang) }</button>
        </form>
    }
}
