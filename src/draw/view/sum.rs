//! The sum of the line just run, on the board's own columns.

use yew::prelude::*;

use crate::{
    draw::{BitCell, Sum, SumPart, SumRow, words},
    text::Lang,
};
use bitqueens_core::{bits::BitOrder, solver::Size};

/// The properties of [`SumView`].
#[derive(Clone, PartialEq, Properties)]
pub struct SumProps {
    /// The sum; `None` where the line computes no word.
    pub sum: Option<Sum>,
    /// The side of the board.
    pub size: Size,
    /// The order of the bits.
    pub order: BitOrder,
    /// True if the words move as the line says.
    pub moving: bool,
    /// The page's language.
    pub lang: Lang,
}

/// The largest board whose sums move with every step.
const LARGEST_MOVING: u8 = 12;

/// The words of the line just run, one under the other. Where movement is wanted each operation
/// follows the one before: a word is laid over the other, the shift slides, the bit that leaves
/// falls off. The picture at rest says the same.
#[component]
pub fn SumView(props: &SumProps) -> Html {
    let lang = props.lang;
    let step = props.sum.as_ref().map_or(0, |sum| sum.step);
    // The step whose movement was asked for again, and how often: the rows are made anew each time.
    let again = use_state(|| (step, 0_u32));
    let (asked_at, n_asked) = *again;
    let is_asked = asked_at == step && 0 < n_asked;
    // Nothing moves on the page that has just been opened.
    let opened_at = use_state(|| step);
    // On a large board the bits are too small to follow, and making them anew would slow each
    // step: there they move on demand alone.
    let follows = props.size.get() <= LARGEST_MOVING;
    let is_moving = follows && props.moving && *opened_at != step || is_asked;
    let rows = if follows { step } else { 0 };
    let onclick = {
        let again = again.clone();
        Callback::from(move |_: MouseEvent| again.set((step, n_asked + 1)))
    };
    let result = props.sum.as_ref().and_then(Sum::result);
    let moves = props.sum.as_ref().is_some_and(|sum| 1 < sum.rows.len());
    html! {
        <section
            class="line-sum"
            aria-label={words::LINE_SUM.in_lang(lang)}
            data-sum=""
            data-result={result.map(|result| result.to_string())}
            data-moving={(is_moving && moves).then_some("")}
        >
            <div class="sum-head" key={format!("head-{step}")}>
                if let Some(sum) = &props.sum {
                    <code class="sum-code">{ &sum.code }</code>
                }
                if moves && result.is_some() {
                    <button type="button" class="quiet" data-action="show-again" {onclick}>
                        { words::SHOW_AGAIN.in_lang(lang) }
                    </button>
                }
            </div>
            if let Some(sum) = &props.sum {
                <div class="sum-rows" role="table" aria-label={sum.code.clone()} key={format!("{rows}-{n_asked}")}>
                    for row in &sum.rows {
                        { sum_row(row, props.order) }
                    }
                </div>
            }
        </section>
    }
}

fn sum_row(row: &SumRow, order: BitOrder) -> Html {
    let falls = row.part == (SumPart::ShiftedDown { falls: true });
    let (ghosts, bits): (Vec<&BitCell>, Vec<&BitCell>) = row.bits.iter().partition(|bit| bit.ghost);
    let cell = |bit: &BitCell| {
        html! {
            <span
                key={bit.power}
                class="bit"
                role="cell"
                data-bit={bit.power.to_string()}
                data-on={bit.on.then_some("")}
                data-ghost={bit.ghost.then_some("")}
                data-spot={bit.hovered.then_some("")}
            >
                { if bit.on { "1" } else { "0" } }
            </span>
        }
    };
    let ghosts = html! {
        <span class="ghosts" role="none">for bit in ghosts { { cell(bit) } }</span>
    };
    let number = !matches!(row.part, SumPart::Inverted) && row.operation != "+ 1";
    html! {
        <div
            class="sum-row"
            role="row"
            data-sum-row={row.part.name()}
            data-word={row.word.name()}
            data-value={row.value.to_string()}
            data-falls={falls.then_some("")}
        >
            <span class="sum-name" role="rowheader">
                <code class="operation">{ row.operation }</code>
                <code>{ &row.name }</code>
            </span>
            // They move as one: a movement of its own for each bit would cost as many layers.
            <span class="sum-bits" role="none">
                if order == BitOrder::MsbLeft { { ghosts.clone() } }
                for bit in bits { { cell(bit) } }
                if order == BitOrder::LsbLeft { { ghosts } }
            </span>
            <span class="decimal" role="cell">if number { { row.value } }</span>
            if falls {
                <span class="falls" aria-hidden="true">{ "1" }</span>
            }
        </div>
    }
}
