//! The controls of a stepper: moving, jumping, choosing.

use yew::prelude::*;

use crate::{
    draw::view::{
        choice::number_choice,
        memo::memo,
        player_controls::{SeekForm, move_button, moves, pace_choice, speed_choice},
    },
    pages::step::{StepAction, Stepper, StepperAction},
    player::Move,
    site::View,
    text::words,
};
use bitqueens_core::solver::Size;

/// The controls of a stepper without a dock; `branch` leads its actions to it.
pub(super) fn controls(
    stepper: &Stepper,
    view: &View<StepAction>,
    branch: fn(StepperAction) -> StepAction,
) -> Html {
    let lang = view.lang();
    let send = view
        .send
        .reform(move |action| branch(StepperAction::Player(action)));
    html! {
        <div class="controls" role="group" aria-label={words::CONTROLS.in_lang(lang)}>
            { moves(stepper.player.is_moving(), lang, &send) }
            <div class="jumps">
                { move_button("first", words::FIRST, Move::First, lang, &send) }
                { move_button("previous-solution", words::PREVIOUS_SOLUTION, Move::PreviousSolution, lang, &send) }
                { move_button("next-solution", words::NEXT_SOLUTION, Move::NextSolution, lang, &send) }
                { move_button("next-dead-end", words::NEXT_DEAD_END, Move::NextDeadEnd, lang, &send) }
                { move_button("last", words::LAST, Move::Last, lang, &send) }
            </div>
            { choices(stepper, view, branch) }
        </div>
    }
}

/// The side of the board, the pace, the speed and the step.
pub(super) fn choices(
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
    let (size, pace, speed) = (stepper.size(), player.pace, player.speed);
    let chosen = memo((size, pace, speed, lang), {
        let send = send.clone();
        move || {
            html! {
                <>
                    { number_choice(("size", words::SIZE.in_lang(lang)), Size::all(), size, set_size.clone()) }
                    { pace_choice(pace, lang, &send) }
                    { speed_choice(speed, lang, &send) }
                </>
            }
        }
    });
    html! {
        <div class="fields">
            { chosen }
            <SeekForm step={player.step()} {lang} {send} />
        </div>
    }
}
