//! A grid with some squares shaded, crossed or occupied.

use std::fmt::Write as _;

use yew::prelude::*;

use crate::pages::learn::{Sketch, Square};

/// The grid as a drawing. Without a name the words beside it say the same.
pub(super) fn sketch(sketch: &Sketch, name: Option<String>) -> Html {
    let side = sketch.side;
    let mut lines = String::new();
    // A text takes whatever is written to it.
    for at in 0..=side {
        write!(lines, "M0 {at}H{side}M{at} 0V{side}").ok();
    }
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
            <path class="shaded" d={each(&sketch.shaded, "h1v1h-1z")} />
            <path class="lines" d={lines} />
            <path class="queens" d={each(&sketch.queens, "h1v1h-1z")} />
            <path class="crosses" d={each(&sketch.crossed, "m.25 .25l.5 .5m0 -.5l-.5 .5")} />
            if sketch.cut {
                <path class="cut" d={cut} />
            }
        </svg>
    }
}

/// The same drawing on each of some squares.
fn each(squares: &[Square], drawing: &str) -> String {
    let mut all = String::new();
    for (row, column) in squares {
        write!(all, "M{column} {row}{drawing}").ok();
    }
    all
}
