//! The controls of the stepper.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    bits::BitOrder,
    browser::document,
    solver::Size,
    state::{Action, Pace, Scene, Speed, View, Walk},
    text::{Lang, Phrase, labels},
    ui::choice::{choice, number_choice},
};

/// What the controls show.
#[derive(Clone, PartialEq)]
pub struct ControlsProps {
    /// The page, ready to be drawn.
    pub scene: Rc<Scene>,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The controls: moving, jumping, choosing.
pub fn controls(props: &ControlsProps) -> Html {
    let lang = props.scene.preferences.language;
    html! {
        <div class="controls" role="group" aria-label={labels::CONTROLS.in_lang(lang)}>
            { moves(props) }
            { jumps_and_fields(props) }
        </div>
    }
}

/// Back, play and next.
pub fn moves(props: &ControlsProps) -> Html {
    let lang = props.scene.preferences.language;
    let moving = props.scene.stepper.playing || props.scene.stepper.searching;
    html! {
        <div class="moves">
            { held_button("back", labels::BACK, Walk::Back, lang, &props.send) }
            { play_button(moving, lang, &props.send) }
            { held_button("next", labels::NEXT, Walk::Next, lang, &props.send) }
        </div>
    }
}

fn jumps_and_fields(props: &ControlsProps) -> Html {
    let lang = props.scene.preferences.language;
    html! {
        <>
            <div class="jumps">
                { walk_button("first", labels::FIRST, Walk::First, lang, &props.send) }
                { walk_button("previous-solution", labels::PREVIOUS_SOLUTION, Walk::PreviousSolution, lang, &props.send) }
                { walk_button("next-dead-end", labels::NEXT_DEAD_END, Walk::NextDeadEnd, lang, &props.send) }
                { walk_button("next-solution", labels::NEXT_SOLUTION, Walk::NextSolution, lang, &props.send) }
                { walk_button("last", labels::LAST, Walk::Last, lang, &props.send) }
            </div>
            <div class="fields">
                { size_choice(props) }
                { pace_choice(props) }
                { speed_choice(props.scene.stepper.speed, lang, &props.send) }
                { order_choice(props) }
                <SeekForm step={props.scene.stepper.counters.steps} {lang} send={&props.send} />
            </div>
            <div class="extras">
                { keys_button(lang, &props.send) }
                <button type="button" class="quiet" onclick={|_| document::print()}>
                    { labels::PRINT.in_lang(lang) }
                </button>
            </div>
        </>
    }
}

/// Opens the list of keys.
pub(in crate::ui) fn keys_button(lang: Lang, send: &Callback<Action>) -> Html {
    html! {
        <button type="button" class="quiet" onclick={send.reform(|_| Action::Keys(true))}>
            { labels::KEYS.in_lang(lang) }{ " ?" }
        </button>
    }
}

/// A button that moves once.
pub(in crate::ui) fn walk_button(
    name: &'static str,
    label: Phrase,
    walk: Walk,
    lang: Lang,
    send: &Callback<Action>,
) -> Html {
    let onclick = send.reform(move |_| Action::Walk(walk));
    html! { <button type="button" data-action={name} {onclick}>{ label.in_lang(lang) }</button> }
}

/// A button that repeats while it is held down.
pub(in crate::ui) fn held_button(
    name: &'static str,
    label: Phrase,
    walk: Walk,
    lang: Lang,
    send: &Callback<Action>,
) -> Html {
    let onclick = send.reform(move |_| Action::Press(walk));
    let onpointerdown = send.reform(move |_| Action::Hold(walk));
    let onpointerup = send.reform(|_| Action::Release { over_button: true });
    let away = send.reform(|_: PointerEvent| Action::Release { over_button: false });
    html! {
        <button
            type="button"
            class="main"
            data-action={name}
            {onclick} {onpointerdown} {onpointerup}
            onpointerleave={away.clone()}
            onpointercancel={away}
        >
            { label.in_lang(lang) }
        </button>
    }
}

/// Plays, or pauses what moves.
pub(in crate::ui) fn play_button(moving: bool, lang: Lang, send: &Callback<Action>) -> Html {
    let (name, label) = if moving {
        ("pause", labels::PAUSE)
    } else {
        ("play", labels::PLAY)
    };
    let onclick = send.reform(move |_| if moving { Action::Pause } else { Action::Play });
    html! {
        <button type="button" class="main" data-action={name} {onclick}>{ label.in_lang(lang) }</button>
    }
}

fn size_choice(props: &ControlsProps) -> Html {
    let label = labels::SIZE.in_lang(props.scene.preferences.language);
    let chosen = props.scene.stepper.size;
    number_choice(
        ("size", label),
        Size::all(),
        chosen,
        props.send.reform(Action::Size),
    )
}

fn pace_choice(props: &ControlsProps) -> Html {
    let lang = props.scene.preferences.language;
    let words = |pace| match pace {
        Pace::MicroStep => labels::PACE_MICRO_STEP,
        Pace::Placement => labels::PACE_PLACEMENT,
        Pace::DeadEnd => labels::PACE_DEAD_END,
        Pace::Solution => labels::PACE_SOLUTION,
    };
    choice(
        ("pace", labels::PACE.in_lang(lang)),
        Pace::ALL,
        props.scene.stepper.pace,
        |pace| (pace.name(), words(pace).in_lang(lang)),
        props.send.reform(Action::Pace),
    )
}

/// How fast playing moves.
pub(in crate::ui) fn speed_choice(speed: Speed, lang: Lang, send: &Callback<Action>) -> Html {
    let words = |speed| match speed {
        Speed::Slow => labels::SPEED_SLOW,
        Speed::Normal => labels::SPEED_NORMAL,
        Speed::Fast => labels::SPEED_FAST,
        Speed::Fastest => labels::SPEED_FASTEST,
        Speed::Full => labels::SPEED_FULL,
    };
    choice(
        ("speed", labels::SPEED.in_lang(lang)),
        Speed::ALL,
        speed,
        |speed| (speed.name(), words(speed).in_lang(lang)),
        send.reform(Action::Speed),
    )
}

fn order_choice(props: &ControlsProps) -> Html {
    let lang = props.scene.preferences.language;
    let words = |order| match order {
        BitOrder::MsbLeft => labels::ORDER_MSB,
        BitOrder::LsbLeft => labels::ORDER_LSB,
    };
    choice(
        ("order", labels::ORDER.in_lang(lang)),
        [BitOrder::MsbLeft, BitOrder::LsbLeft],
        props.scene.preferences.order,
        |order| (order.name(), words(order).in_lang(lang)),
        props.send.reform(|order| Action::View(View::Order(order))),
    )
}

/// What the field for a step number shows.
#[derive(Clone, PartialEq, Properties)]
pub struct SeekProps {
    /// The step.
    pub step: u64,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The field for a step number. What was typed stays until it has led somewhere.
#[component]
pub fn SeekForm(props: &SeekProps) -> Html {
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(props.step, move |step| {
            if let Some(input) = field.cast::<HtmlInputElement>() {
                input.set_value(&step.to_string());
            }
        });
    }
    let onsubmit = {
        let field = field.clone();
        props.send.reform(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>().map(|input| input.value());
            Action::SeekText(typed.unwrap_or_default())
        })
    };
    html! {
        <form class="field seek" {onsubmit}>
            <label>
                <span>{ labels::SEEK.in_lang(props.lang) }</span>
                <input
                    ref={field}
                    data-action="seek"
                    inputmode="numeric"
                    autocomplete="off"
                    size="10"
                />
            </label>
            <button type="submit">{ labels::GO.in_lang(props.lang) }</button>
        </form>
    }
}
