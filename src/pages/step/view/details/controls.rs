//! The controls of a stepper: moving, jumping, choosing; and what of them the dock has beside the moves.

use yew::prelude::*;

use super::{present_button, share::to_slides};
use crate::{
    draw::view::{
        choice::{choice, number_choice},
        hooks::Steady,
        html,
        player::{SeekForm, jump_button, moves, pace_choice, short_jump_button, speed_choice},
    },
    pages::step::{StepAction, StepPage, Stepper, StepperAction, words},
    player::{Breakpoint, JumpButton, PlayerAction, Speed},
    site::PageContext,
    text::{Lang, Phrase, words as shared},
};
use bitqueens_core::solver::{Phase, Size};

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
        <div class="controls" role="group" aria-label={shared::CONTROLS.in_lang(lang)}>
            { moves(stepper, lang, &send) }
            <div class="jumps">
                { for JumpButton::ALL.map(|jump| jump_button(jump, lang, &send)) }
            </div>
            <div class="fields">
                { speed_and_size(stepper, view, branch) }
                { pace_choice(stepper.pace, lang, &send) }
                <SeekForm step={stepper.step()} {lang} {send} />
            </div>
        </div>
    }
}

/// What opens over the page: the jumps with short signs, the pace, the step, and the legend of the timeline.
pub(super) fn choices(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let stepper = &page.stepper;
    let send = view.send.reform(StepAction::player);
    html! {
        <>
            <div class="jumps">
                { for JumpButton::ALL.map(|jump| short_jump_button(jump, lang, &send)) }
            </div>
            <div class="fields">
                { pace_choice(stepper.pace, lang, &send) }
                <SeekForm step={stepper.step()} {lang} {send} />
                { present_button(view) }
                { to_slides(page, lang) }
            </div>
            if page.marks.is_some() {
                <p class="legend" aria-hidden="true">
                    <span data-legend="solution">{ shared::SOLUTIONS.in_lang(lang) }</span>
                    <span data-legend="dead-end">{ shared::DEAD_ENDS.in_lang(lang) }</span>
                </p>
            }
        </>
    }
}

/// The speed and the side of the board; `branch` leads the actions of a stepper to it.
pub(super) fn speed_and_size(
    stepper: &Stepper,
    view: &PageContext<StepAction>,
    branch: fn(StepperAction) -> StepAction,
) -> Html {
    let send = view
        .send
        .reform(move |action| branch(StepperAction::Player(action)));
    let set_size = view
        .send
        .reform(move |size| branch(StepperAction::Size(size)));
    html! {
        <SpeedAndSize size={stepper.size()} speed={stepper.speed} lang={view.lang()} send={Steady(send)} set_size={Steady(set_size)} />
    }
}

/// The button to the next speed.
pub(super) fn faster_button(faster: Speed, view: &PageContext<StepAction>) -> Html {
    let onclick = view
        .send
        .reform(move |_| StepAction::player(PlayerAction::Speed(faster)));
    html! {
        <button type="button" data-action="faster" {onclick}>
            { words::FASTER.in_lang(view.lang()) }
        </button>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SpeedAndSizeProps {
    size: Size,
    speed: Speed,
    lang: Lang,
    send: Steady<PlayerAction>,
    set_size: Steady<Size>,
}

/// They stay from step to step.
#[component]
fn SpeedAndSize(props: &SpeedAndSizeProps) -> Html {
    let SpeedAndSizeProps {
        size, lang, send, ..
    } = props;
    let lang = *lang;
    html! {
        <>
            { speed_choice(props.speed, lang, send) }
            { number_choice(("size", shared::SIZE.in_lang(lang)), Size::all(), *size, (*props.set_size).clone()) }
        </>
    }
}

/// The kind of condition, its values, and the button that runs to it.
pub(super) fn until_form(stepper: &Stepper, view: &PageContext<StepAction>) -> Html {
    let (lang, send) = (view.lang(), &view.send);
    let n = stepper.size().get();
    let until = stepper.sequence.breakpoint;
    // The values of a condition have choices of their own.
    let kind = until.and_then(|until| {
        let mut kinds = Breakpoint::KINDS.into_iter();
        kinds.find(|kind| kind.kind() == until.kind())
    });
    let kinds = choice(
        ("until", words::UNTIL.in_lang(lang)),
        std::iter::once(None).chain(Breakpoint::KINDS.map(Some)),
        kind,
        |kind| {
            let phrase = kind.map_or(words::UNTIL_NONE, kind_phrase);
            let name = kind.map_or("nothing", |kind| kind.kind());
            (name, phrase.in_lang(lang))
        },
        send.reform(StepAction::Until),
    );
    let onclick = send.reform(|_| StepAction::Run);
    html! {
        <div class="until" data-until={until.map(|until| until.to_string())}>
            { kinds }
            {match until {
                Some(Breakpoint::Line(line)) => line_choice(line, view),
                None | Some(Breakpoint::Solution | Breakpoint::DeadEnd) => Html::default(),
                Some(Breakpoint::Backtrack { to }) => {
                    number("until-row", words::UNTIL_ROW, 0..n.max(2) - 1, to, view, |to| Breakpoint::Backtrack { to })
                }
                Some(Breakpoint::Free { squares }) => {
                    number("until-free", words::UNTIL_SQUARES, 0..n + 1, squares, view, |squares| Breakpoint::Free { squares })
                }
                Some(Breakpoint::Placement { row, column }) => square((row, column), n, view),
            }}
            if until.is_some() {
                <button type="button" data-action="run" {onclick}>{ words::RUN.in_lang(lang) }</button>
            }
        </div>
    }
}

fn square((row, column): (u8, u8), n: u8, view: &PageContext<StepAction>) -> Html {
    // The condition counts columns with the highest bit leftmost; the reader counts as drawn.
    let order = view.preferences.order;
    let turned = move |column: u8| order.column(n - 1 - column.min(n - 1), n);
    html! {
        <>
            { number("until-row", words::UNTIL_ROW, 0..n, row, view, move |row| Breakpoint::Placement { row, column }) }
            { number("until-column", words::UNTIL_COLUMN, 0..n, turned(column), view, move |drawn| {
                Breakpoint::Placement { row, column: turned(drawn) }
            }) }
        </>
    }
}

fn line_choice(line: Phase, view: &PageContext<StepAction>) -> Html {
    let (lang, send) = (view.lang(), &view.send);
    let lines = Phase::ALL.into_iter().filter(|line| *line != Phase::Ready);
    choice(
        ("until-line", words::UNTIL_LINE_NAME.in_lang(lang)),
        lines,
        line,
        |line| (line.name(), line.name()),
        send.reform(|line| StepAction::Until(Some(Breakpoint::Line(line)))),
    )
}

fn number(
    action: &'static str,
    label: Phrase,
    values: std::ops::Range<u8>,
    chosen: u8,
    view: &PageContext<StepAction>,
    breakpoint: impl Fn(u8) -> Breakpoint + 'static,
) -> Html {
    let send = view
        .send
        .reform(move |value| StepAction::Until(Some(breakpoint(value))));
    number_choice((action, label.in_lang(view.lang())), values, chosen, send)
}

const fn kind_phrase(breakpoint: Breakpoint) -> Phrase {
    match breakpoint {
        Breakpoint::Solution => words::UNTIL_SOLUTION,
        Breakpoint::DeadEnd => words::UNTIL_DEAD_END,
        Breakpoint::Backtrack { .. } => words::UNTIL_BACKTRACK,
        Breakpoint::Placement { .. } => words::UNTIL_SQUARE,
        Breakpoint::Free { .. } => words::UNTIL_FREE,
        Breakpoint::Line(_) => words::UNTIL_LINE,
    }
}
