//! The condition to run to.

use yew::prelude::*;

use crate::{
    bits::BitOrder,
    state::{Action, Scene, SearchAction, Stop},
    text::{Lang, Phrase, search_labels as labels},
    ui::choice::{choice, number_choice},
};

/// The kind of condition, its values, and the button that runs to it.
pub(super) fn until_form(scene: &Scene, send: &Callback<Action>) -> Html {
    let lang = scene.preferences.language;
    let n = scene.stepper.size.get();
    let until = scene.stepper.search.until;
    // The values of a condition have choices of their own.
    let kind = until.and_then(|until| {
        let mut kinds = Stop::KINDS.into_iter();
        kinds.find(|stop| stop.kind() == until.kind())
    });
    let kinds = choice(
        ("until", labels::UNTIL.in_lang(lang)),
        std::iter::once(None).chain(Stop::KINDS.map(Some)),
        kind,
        |stop| {
            let words = stop.map_or(labels::UNTIL_NONE, kind_phrase);
            (
                stop.map_or("nothing", |stop| stop.kind()),
                words.in_lang(lang),
            )
        },
        send.reform(|stop| Action::Search(SearchAction::Until(stop))),
    );
    let onclick = send.reform(|_| Action::Search(SearchAction::Run));
    html! {
        <div class="until" data-until={until.map(|stop| stop.to_string())}>
            { kinds }
            {match until {
                None | Some(Stop::Solution | Stop::DeadEnd) => Html::default(),
                Some(Stop::Backtrack { to }) => {
                    number("until-row", labels::UNTIL_ROW, 0..n.max(2) - 1, to, (lang, send), |to| Stop::Backtrack { to })
                }
                Some(Stop::Free { squares }) => {
                    number("until-free", labels::UNTIL_SQUARES, 0..n + 1, squares, (lang, send), |squares| Stop::Free { squares })
                }
                Some(Stop::Placement { row, column }) => square(row, column, scene, send),
            }}
            if until.is_some() {
                <button type="button" data-action="run" {onclick}>{ labels::RUN.in_lang(lang) }</button>
            }
        </div>
    }
}

fn square(row: u8, column: u8, scene: &Scene, send: &Callback<Action>) -> Html {
    let n = scene.stepper.size.get();
    let lang = scene.preferences.language;
    // The condition counts columns with the highest bit leftmost; the reader counts as drawn.
    let turned = move |order: BitOrder, column: u8| match order {
        BitOrder::MsbLeft => column,
        BitOrder::LsbLeft => n - 1 - column.min(n - 1),
    };
    let order = scene.preferences.order;
    html! {
        <>
            { number("until-row", labels::UNTIL_ROW, 0..n, row, (lang, send), move |row| Stop::Placement { row, column }) }
            { number("until-column", labels::UNTIL_COLUMN, 0..n, turned(order, column), (lang, send), move |drawn| {
                Stop::Placement { row, column: turned(order, drawn) }
            }) }
        </>
    }
}

fn number(
    action: &'static str,
    label: Phrase,
    values: std::ops::Range<u8>,
    chosen: u8,
    (lang, send): (Lang, &Callback<Action>),
    stop: impl Fn(u8) -> Stop + 'static,
) -> Html {
    let send = send.reform(move |value| Action::Search(SearchAction::Until(Some(stop(value)))));
    number_choice((action, label.in_lang(lang)), values, chosen, send)
}

const fn kind_phrase(stop: Stop) -> Phrase {
    match stop {
        Stop::Solution => labels::UNTIL_SOLUTION,
        Stop::DeadEnd => labels::UNTIL_DEAD_END,
        Stop::Backtrack { .. } => labels::UNTIL_BACKTRACK,
        Stop::Placement { .. } => labels::UNTIL_SQUARE,
        Stop::Free { .. } => labels::UNTIL_FREE,
    }
}
