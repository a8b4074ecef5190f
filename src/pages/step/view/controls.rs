//! The controls of a stepper: moving, jumping, choosing.

use yew::prelude::*;

use crate::{
    browser::document,
    draw::view::{
        choice::{choice, number_choice},
        player_controls::{SeekForm, move_button, moves, pace_choice, speed_choice},
    },
    pages::step::{StepAction, Stepper, StepperAction},
    player::Move,
    site::{Shared, View},
    text::words,
};
use bitqueens_core::{bits::BitOrder, solver::Size};

/// The controls of one stepper; `branch` leads its actions to it.
pub(super) fn controls(
    stepper: &Stepper,
    view: &View<StepAction>,
    branch: fn(StepperAction) -> StepAction,
) -> Html {
    let lang = view.lang();
    let player = &stepper.player;
    let send = view
        .send
        .reform(move |action| branch(StepperAction::Player(action)));
    let set_size = view
        .send
        .reform(move |size| branch(StepperAction::Size(size)));
    html! {
        <div class="controls" role="group" aria-label={words::CONTROLS.in_lang(lang)}>
            { moves(player.is_moving(), lang, &send) }
            <div class="jumps">
                { move_button("first", words::FIRST, Move::First, lang, &send) }
                { move_button("previous-solution", words::PREVIOUS_SOLUTION, Move::PreviousSolution, lang, &send) }
                { move_button("next-dead-end", words::NEXT_DEAD_END, Move::NextDeadEnd, lang, &send) }
                { move_button("next-solution", words::NEXT_SOLUTION, Move::NextSolution, lang, &send) }
                { move_button("last", words::LAST, Move::Last, lang, &send) }
            </div>
            <div class="fields">
                { number_choice(("size", words::SIZE.in_lang(lang)), Size::all(), stepper.size(), set_size) }
                { pace_choice(player.pace, lang, &send) }
                { speed_choice(player.speed, lang, &send) }
                { order_choice(view) }
                <SeekForm step={player.step()} {lang} send={&send} />
            </div>
            <div class="extras">
                <button type="button" class="quiet" onclick={view.shared.reform(|_| Shared::Keys(true))}>
                    { words::KEYS.in_lang(lang) }{ " ?" }
                </button>
                <button type="button" class="quiet" onclick={|_| document::print()}>
                    { words::PRINT.in_lang(lang) }
                </button>
            </div>
        </div>
    }
}

fn order_choice(view: &View<StepAction>) -> Html {
    let lang = view.lang();
    let named = |order| match order {
        BitOrder::MsbLeft => words::ORDER_MSB,
        BitOrder::LsbLeft => words::ORDER_LSB,
    };
    choice(
        ("order", words::ORDER.in_lang(lang)),
        [BitOrder::MsbLeft, BitOrder::LsbLeft],
        view.preferences.order,
        |order| (order.name(), named(order).in_lang(lang)),
        view.shared.reform(Shared::Order),
    )
}
