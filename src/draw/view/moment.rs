//! A moment: something is done. A board turns row by row, one line says what is done, one button leads on.

use yew::prelude::*;

use super::{drawing::drawing, html};
use crate::draw::solved;

/// The side of a square, in pixels.
const SIDE: u32 = 22;

/// A solved board whose first `n_turned` rows, of 8, take the colour of a solution one after the other.
pub(crate) fn turning_board(n_turned: usize) -> Html {
    let board = drawing(&solved(SIDE), None, None);
    html! {
        <div class="turning" data-turned={n_turned.to_string()}>
            { board.clone() }
            { board }
        </div>
    }
}

/// The one line of a moment.
pub(crate) fn line(says: &str) -> Html {
    html! { <strong class="moment-line">{ says.to_owned() }</strong> }
}
