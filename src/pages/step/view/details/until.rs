//! The condition to run to.

use yew::prelude::*;

use crate::{
    draw::view::{
        choice::{choice, number_choice},
        html,
    },
    pages::step::{StepAction, Stepper, words},
    player::Breakpoint,
    site::PageContext,
    text::{Lang, Phrase},
};
use bitqueens_core::{bits::BitOrder, solver::Phase};

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
                Some(Breakpoint::Line(line)) => line_choice(line, (lang, send)),
                None | Some(Breakpoint::Solution | Breakpoint::DeadEnd) => Html::default(),
                Some(Breakpoint::Backtrack { to }) => {
                    number("until-row", words::UNTIL_ROW, 0..n.max(2) - 1, to, (lang, send), |to| Breakpoint::Backtrack { to })
                }
                Some(Breakpoint::Free { squares }) => {
                    number("until-free", words::UNTIL_SQUARES, 0..n + 1, squares, (lang, send), |squares| Breakpoint::Free { squares })
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
    let (lang, send) = (view.lang(), &view.send);
    // The condition counts columns with the highest bit leftmost; the reader counts as drawn.
    let turned = move |order: BitOrder, column: u8| match order {
        BitOrder::MsbLeft => column,
        BitOrder::LsbLeft => n - 1 - column.min(n - 1),
    };
    let order = view.preferences.order;
    html! {
        <>
            { number("until-row", words::UNTIL_ROW, 0..n, row, (lang, send), move |row| Breakpoint::Placement { row, column }) }
            { number("until-column", words::UNTIL_COLUMN, 0..n, turned(order, column), (lang, send), move |drawn| {
                Breakpoint::Placement { row, column: turned(order, drawn) }
            }) }
        </>
    }
}

fn line_choice(line: Phase, (lang, send): (Lang, &Callback<StepAction>)) -> Html {
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
    (lang, send): (Lang, &Callback<StepAction>),
    breakpoint: impl Fn(u8) -> Breakpoint + 'static,
) -> Html {
    let send = send.reform(move |value| StepAction::Until(Some(breakpoint(value))));
    number_choice((action, label.in_lang(lang)), values, chosen, send)
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
