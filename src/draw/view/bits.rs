//! The bits of a row under the board.

use yew::prelude::*;

use crate::draw::{BitCell, view::html};
use bitqueens_core::bits::BitOrder;

/// Draws each bit of a row. Those beyond the board have a strip of their own, so that the others stay
/// under their squares.
pub(crate) fn bits(cells: &[BitCell], order: BitOrder, draw: &dyn Fn(&BitCell) -> Html) -> Html {
    let (ghosts, bits): (Vec<_>, Vec<_>) = cells.iter().partition(|bit| bit.ghost);
    let ghosts = html! {
        <span class="ghosts" role="none">for bit in ghosts { { draw(bit) } }</span>
    };
    html! {
        <>
            if order == BitOrder::MsbLeft { { ghosts.clone() } }
            for bit in bits { { draw(bit) } }
            if order == BitOrder::LsbLeft { { ghosts } }
        </>
    }
}
