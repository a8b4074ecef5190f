//! A grid with some squares shaded, crossed or occupied.

use yew::prelude::*;

use crate::{
    draw::view::{
        html,
        small_board::{FILLED, lines, on_each},
    },
    pages::learn::{Coordinates, Sketch},
};

/// The grid as a drawing. Without a name the words beside it say the same.
pub(super) fn sketch(sketch: &Sketch, name: Option<String>) -> Html {
    let side = sketch.side;
    let each = |squares: &[Coordinates], shape| on_each(squares.iter().copied(), shape);
    let half = side / 2;
    let cut = format!("M0 {half}H{side}M{half} 0V{side}");
    html! {
        <svg
            class="small-board sketch"
            viewBox={format!("0 0 {side} {side}")}
            role={name.is_some().then_some("img")}
            aria-hidden={name.is_none().then_some("true")}
            aria-label={name}
            focusable="false"
        >
            <path class="shaded" d={each(&sketch.shaded, FILLED)} />
            <path class="lines" d={lines(side, side)} />
            <path class="queens" d={each(&sketch.queens, FILLED)} />
            <path class="crosses" d={each(&sketch.crossed, "m.25 .25l.5 .5m0 -.5l-.5 .5")} />
            if sketch.cut {
                <path class="cut" d={cut} />
            }
        </svg>
    }
}
