//! The condition to run to.

use yew::prelude::*;

use crate::{
    bits::BitOrder,
    solver::Size,
    state::{Action, SearchAction, Stop},
    text::{Lang, Phrase, search_labels as labels},
    ui::choice::{Choice, Select},
};

/// What the condition's controls show.
#[derive(Clone, PartialEq, Properties)]
pub struct UntilProps {
    /// The condition.
    pub until: Option<Stop>,
    /// The side of the board.
    pub size: Size,
    /// Which bit is drawn on the left; columns are counted as drawn.
    pub order: BitOrder,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The kind of condition, its values, and the button that runs to it.
#[component]
pub fn UntilForm(props: &UntilProps) -> Html {
    let lang = props.lang;
    let n = props.size.get();
    let none = Choice {
        value: "nothing".into(),
        label: labels::UNTIL_NONE.in_lang(lang).into(),
    };
    let kinds = Stop::KINDS.into_iter().map(|stop| Choice {
        value: stop.kind().into(),
        label: kind_phrase(stop).in_lang(lang).into(),
    });
    let choices: Vec<_> = std::iter::once(none).chain(kinds).collect();
    let on_choose = props.send.reform(|index: usize| {
        let stop = index
            .checked_sub(1)
            .and_then(|index| Stop::KINDS.get(index));
        Action::Search(SearchAction::Until(stop.copied()))
    });
    let chosen = props.until.map_or("nothing", |stop| stop.kind());
    let onclick = props.send.reform(|_| Action::Search(SearchAction::Run));
    html! {
        <div class="until" data-until={props.until.map(|stop| stop.to_string())}>
            <Select action="until" label={labels::UNTIL.in_lang(lang)} {choices} {chosen} {on_choose} />
            {match props.until {
                None | Some(Stop::Solution | Stop::DeadEnd) => Html::default(),
                Some(Stop::Backtrack { to }) => {
                    number("until-row", labels::UNTIL_ROW, 0..n.max(2) - 1, to, props, |to| Stop::Backtrack { to })
                }
                Some(Stop::Free { squares }) => {
                    number("until-free", labels::UNTIL_SQUARES, 0..n + 1, squares, props, |squares| Stop::Free { squares })
                }
                Some(Stop::Placement { row, column }) => square(row, column, props),
            }}
            if props.until.is_some() {
                <button type="button" data-action="run" {onclick}>{ labels::RUN.in_lang(lang) }</button>
            }
        </div>
    }
}

fn square(row: u8, column: u8, props: &UntilProps) -> Html {
    let n = props.size.get();
    // The condition counts columns with the highest bit leftmost; the reader counts as drawn.
    let turned = move |order: BitOrder, column: u8| match order {
        BitOrder::MsbLeft => column,
        BitOrder::LsbLeft => n - 1 - column.min(n - 1),
    };
    let order = props.order;
    html! {
        <>
            { number("until-row", labels::UNTIL_ROW, 0..n, row, props, move |row| Stop::Placement { row, column }) }
            { number("until-column", labels::UNTIL_COLUMN, 0..n, turned(order, column), props, move |drawn| {
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
    props: &UntilProps,
    stop: impl Fn(u8) -> Stop + 'static,
) -> Html {
    let choices: Vec<_> = values
        .map(|value| Choice {
            value: value.to_string().into(),
            label: value.to_string().into(),
        })
        .collect();
    // Every one of these choices counts up from 0.
    let on_choose = props.send.reform(move |index: usize| {
        let value = u8::try_from(index).unwrap_or(u8::MAX);
        Action::Search(SearchAction::Until(Some(stop(value))))
    });
    html! {
        <Select {action} label={label.in_lang(props.lang)} {choices} chosen={chosen.to_string()} {on_choose} />
    }
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
