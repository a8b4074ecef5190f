//! A small board with its queens.

use std::fmt::Write;

use yew::prelude::*;

use crate::draw::view::html;

/// Draws a board of twenty units a square: the dark squares, and a disc for the queen of each row that has one.
pub(super) fn small_board(queens: &[Option<usize>]) -> Html {
    let n = queens.len();
    let (mut dark, mut discs) = (String::new(), String::new());
    for (row, queen) in queens.iter().enumerate() {
        // Writing into a string does not fail.
        for column in (0..n).filter(|column| (row + column) % 2 == 1) {
            let _ = write!(dark, "M{} {}h20v20h-20z", 20 * column, 20 * row);
        }
        if let Some(column) = queen {
            let (x, y) = (20 * column + 10, 20 * row + 10);
            let _ = write!(discs, "M{x} {y}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z");
        }
    }
    let side = (20 * n).to_string();
    html! {
        <svg class="small-board" viewBox={format!("-1 -1 {0} {0}", 20 * n + 2)} aria-hidden="true" focusable="false">
            <rect class="ground" width={side.clone()} height={side} />
            <path class="dark" d={dark} />
            <path class="queens" d={discs} />
        </svg>
    }
}
