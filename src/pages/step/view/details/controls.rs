//! The controls of a stepper: moving, jumping, choosing; and what of them the dock has beside the moves.

use yew::prelude::*;

use crate::{
    draw::view::{
        choice::number_choice,
        html,
        player::{SeekForm, jump_button, move_button, moves, pace_choice, speed_choice},
    },
    pages::step::{StepAction, StepPage, Stepper, StepperAction},
    player::{Move, Pace, PlayerAction, Speed},
    site::PageContext,
    text::{Lang, words},
};
use bitqueens_core::solver::Size;

/// The controls of a stepper without a dock; `branch` leads its actions to it.
pub(super) fn controls(
    stepper: &Stepper,
    view: &PageContext<StepAction>,
    branch: fn(StepperAction) -> StepAction,
) -> Html {
    let lang = view.lang();
    let send = view
        .send
        .reform(move |action| branch(StepperAction::Player(action)));
    html! {
        <div class="controls" role="group" aria-label={words::CONTROLS.in_lang(lang)}>
            { moves(stepper.is_moving(), lang, &send) }
            <div class="jumps">
                { move_button("first", words::FIRST, Move::First, lang, &send) }
                { move_button("previous-solution", words::PREVIOUS_SOLUTION, Move::PreviousSolution, lang, &send) }
                { move_button("next-solution", words::NEXT_SOLUTION, Move::NextSolution, lang, &send) }
                { move_button("next-dead-end", words::NEXT_DEAD_END, Move::NextDeadEnd, lang, &send) }
                { move_button("last", words::LAST, Move::Last, lang, &send) }
            </div>
            { fields(stepper, view, branch) }
        </div>
    }
}

/// The jumps with short signs, the fields, and the legend of the strip.
pub(super) fn choices(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let send = view.send.reform(StepAction::player);
    let (previous, next) = (
        words::TO_PREVIOUS_SOLUTION.in_lang(lang),
        words::TO_NEXT_SOLUTION.in_lang(lang),
    );
    html! {
        <>
            <div class="jumps">
                { jump_button("first", ("|◂", words::FIRST), Move::First, lang, &send) }
                { jump_button("previous-solution", (previous, words::PREVIOUS_SOLUTION), Move::PreviousSolution, lang, &send) }
                { jump_button("next-solution", (next, words::NEXT_SOLUTION), Move::NextSolution, lang, &send) }
                { jump_button("next-dead-end", (words::TO_NEXT_DEAD_END.in_lang(lang), words::NEXT_DEAD_END), Move::NextDeadEnd, lang, &send) }
                { jump_button("last", ("▸|", words::LAST), Move::Last, lang, &send) }
            </div>
            { fields(&page.stepper, view, StepAction::First) }
            if page.marks.is_some() {
                <p class="legend" aria-hidden="true">
                    <span data-legend="solution">{ words::SOLUTIONS.in_lang(lang) }</span>
                    <span data-legend="dead-end">{ words::DEAD_ENDS.in_lang(lang) }</span>
                </p>
            }
        </>
    }
}

/// The side of the board, the pace, the speed and the step.
pub(super) fn fields(
    stepper: &Stepper,
    view: &PageContext<StepAction>,
    branch: fn(StepperAction) -> StepAction,
) -> Html {
    let lang = view.lang();
    let send = view
        .send
        .reform(move |action| branch(StepperAction::Player(action)));
    let set_size = view
        .send
        .reform(move |size| branch(StepperAction::Size(size)));
    html! {
        <div class="fields">
            <Choices size={stepper.size()} pace={stepper.pace} speed={stepper.speed} {lang} send={&send} {set_size} />
            <SeekForm step={stepper.step()} {lang} {send} />
        </div>
    }
}

#[derive(Clone, Properties)]
struct ChoicesProps {
    size: Size,
    pace: Pace,
    speed: Speed,
    lang: Lang,
    send: Callback<PlayerAction>,
    set_size: Callback<Size>,
}

impl PartialEq for ChoicesProps {
    /// The callbacks are others at each drawing, and always do the same.
    fn eq(&self, other: &Self) -> bool {
        let shown = |of: &Self| (of.size, of.pace, of.speed, of.lang);
        shown(self) == shown(other)
    }
}

/// The side of the board, the pace and the speed: they stay from step to step.
#[component]
fn Choices(props: &ChoicesProps) -> Html {
    let ChoicesProps {
        size, lang, send, ..
    } = props;
    let lang = *lang;
    html! {
        <>
            { number_choice(("size", words::SIZE.in_lang(lang)), Size::all(), *size, props.set_size.clone()) }
            { pace_choice(props.pace, lang, send) }
            { speed_choice(props.speed, lang, send) }
        </>
    }
}
