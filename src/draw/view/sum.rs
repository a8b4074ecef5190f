//! The sum of the line just run, on the board's own columns.

use yew::prelude::*;

use super::bit_rows::bits;
use crate::{
    browser::clock,
    draw::{BitCell, LineSum, SumPart, SumRow, view::html, words},
    text::Lang,
};
use bitqueens_core::{bits::BitOrder, solver::Size};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SumProps {
    /// The sum; `None` where the line computes no word.
    pub(crate) sum: Option<LineSum>,
    /// What stands in its place then.
    #[prop_or_default]
    pub(crate) instead: Html,
    pub(crate) size: Size,
    pub(crate) order: BitOrder,
    /// True if the words move as the line says.
    pub(crate) moving: bool,
    #[prop_or_default]
    pub(crate) spot: Option<u8>,
    pub(crate) lang: Lang,
}

/// The largest board whose sums move with every step.
const LARGEST_MOVING: u8 = 12;

/// The words of the line just run, one under the other. Where movement is wanted each operation
/// follows the one before: a word is laid over the other, the shift slides, the bit that leaves
/// falls off. The picture at rest says the same.
#[component]
pub(crate) fn SumView(props: &SumProps) -> Html {
    let lang = props.lang;
    let step = props.sum.as_ref().map_or(0, |sum| sum.step);
    // The step at which the page was opened, the one whose movement was asked for again, and how often.
    let again = use_state(|| (step, step, 0_u32));
    let (opened_at, asked_at, n_asked) = *again;
    let is_asked = asked_at == step && 0 < n_asked;
    // Nothing moves on the page that has just been opened. On a large board the bits are too small to
    // follow: there they move on demand alone.
    let follows = props.size.get() <= LARGEST_MOVING;
    let is_moving = follows && props.moving && opened_at != step || is_asked;
    let moves = props.sum.as_ref().is_some_and(|sum| 1 < sum.rows.len());
    let movement = use_movement(step, n_asked).filter(|_| is_moving && moves);
    let onclick = {
        let again = again.clone();
        Callback::from(move |_: MouseEvent| again.set((opened_at, step, n_asked + 1)))
    };
    let result = props.sum.as_ref().and_then(LineSum::result);
    html! {
        <section
            class="line-sum"
            aria-label={words::LINE_SUM.in_lang(lang)}
            data-sum=""
            data-result={result.map(|result| result.to_string())}
            data-moving={movement}
        >
            if let Some(sum) = &props.sum {
            <div class="sum-head">
                <code class="sum-code" key={sum.code.as_str()}>
                    for sign in sum.code.split(' ') {
                        <span>{ sign.to_owned() }</span>
                        { " " }
                    }
                </code>
                if moves && result.is_some() {
                    <button type="button" class="quiet" data-action="show-again" {onclick}>
                        { words::SHOW_AGAIN.in_lang(lang) }
                    </button>
                }
            </div>
                <div class="sum-rows" role="table" translate="no" aria-label={sum.code.clone()}>
                    for (place, row) in sum.rows.iter().enumerate() {
                        { sum_row(place, sum.rows.len(), row, props.spot, props.order) }
                    }
                </div>
            } else {
                { props.instead.clone() }
            }
        </section>
    }
}

/// Steps that come closer together, as under a held key, do not move: a movement would hide the words
/// until the next one.
const QUICK_MS: u64 = 200;

/// The last movement.
struct Movement {
    step: u64,
    n_asked: u32,
    /// When its step came; `None` for the step at which the page was opened.
    ms: Option<u64>,
    quick: bool,
    turned: bool,
}

/// The value of `data-moving` for a step that moves; `None` where the steps come too quickly. The value alternates,
/// and the name of the animation with it: on an element that stays, only another name starts it again.
#[hook]
fn use_movement(step: u64, n_asked: u32) -> Option<&'static str> {
    let last = use_mut_ref(|| Movement {
        step,
        n_asked,
        ms: None,
        quick: false,
        turned: false,
    });
    let mut last = last.borrow_mut();
    if (last.step, last.n_asked) != (step, n_asked) {
        let now = clock::now();
        let quick = |before| step != last.step && now < before + QUICK_MS;
        *last = Movement {
            step,
            n_asked,
            quick: last.ms.is_some_and(quick),
            ms: Some(now),
            turned: !last.turned,
        };
    }
    let name = ["", "anew"][usize::from(last.turned)];
    (!last.quick).then_some(name)
}

fn sum_row(place: usize, n_rows: usize, row: &SumRow, spot: Option<u8>, order: BitOrder) -> Html {
    let falls = row.part == (SumPart::ShiftedDown { falls: true });
    let (sign, operand) = row
        .operation
        .split_at(row.operation.find(' ').unwrap_or(row.operation.len()));
    let cell = |bit: &BitCell| {
        html! {
            <span
                key={bit.power}
                class="bit"
                role="cell"
                data-bit={bit.power.to_string()}
                data-on={bit.on.then_some("")}
                data-ghost={bit.ghost.then_some("")}
                data-spot={(spot.is_some() && bit.column == spot).then_some("")}
            >
                { bit.digit() }
            </span>
        }
    };
    html! {
        <div
            // On a phone the longest sum shows only its last rows; no other sum has the same.
            key={if n_rows < 6 { place } else { n_rows + place }}
            class="sum-row"
            role="row"
            data-sum-row={row.part.name()}
            data-word={row.word.name()}
            data-value={row.bits.value.to_string()}
            data-falls={falls.then_some("")}
        >
            // A name ends where the bits begin, so another one begins elsewhere.
            <span class="sum-name" role="rowheader" key={format!("{} {}", row.operation, row.bits.name)}>
                <code class="operation">
                    { sign }
                    if !operand.is_empty() {
                        <span>{ operand }</span>
                    }
                </code>
                <code>{ &*row.bits.name }</code>
            </span>
            // They move as one: a movement of its own for each bit would cost as many layers.
            <span class="sum-bits" role="none">
                { bits(&row.bits.cells, order, &cell) }
            </span>
            <span class="decimal" role="cell" key={usize::from(falls)}>{ row.decimal() }</span>
            if falls {
                <span class="falls" aria-hidden="true">{ "1" }</span>
            }
        </div>
    }
}
