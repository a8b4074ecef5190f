//! A board in small: its lines, and a shape on some of its squares.

use std::fmt::Write as _;

use yew::prelude::*;

use crate::draw::view::html;

/// A filled square.
pub(crate) const FILLED: &str = "h1v1h-1z";

/// A full board: a grid, and a filled square for each queen; its words stand beside it. `columns`
/// holds each row's queen, 0 at the left.
pub(crate) fn small_board(columns: &[u8]) -> Html {
    let n = u8::try_from(columns.len()).unwrap_or(u8::MAX);
    part_board(n, n, (0..).zip(columns.iter().copied()))
}

/// A part of a board, `width` by `height` squares, with queens by row and column; its words stand
/// beside it.
pub(crate) fn part_board(width: u8, height: u8, queens: impl Iterator<Item = (u8, u8)>) -> Html {
    html! {
        <svg class="small-board" viewBox={format!("0 0 {width} {height}")} aria-hidden="true" focusable="false">
            { squares(width, height, queens) }
        </svg>
    }
}

/// The grid of a board, one unit a square, and its queens by row and column.
pub(crate) fn squares(width: u8, height: u8, queens: impl Iterator<Item = (u8, u8)>) -> Html {
    html! {
        <>
            <path class="lines" d={lines(width, height)} />
            <path class="queens" d={on_each(queens, FILLED)} />
        </>
    }
}

/// The lines of a grid, one unit a square.
pub(crate) fn lines(width: u8, height: u8) -> String {
    let mut lines = String::new();
    // A text takes whatever is written to it.
    for at in 0..=height {
        write!(lines, "M0 {at}H{width}").ok();
    }
    for at in 0..=width {
        write!(lines, "M{at} 0V{height}").ok();
    }
    lines
}

/// The same shape on each of some squares, by row and column.
pub(crate) fn on_each(squares: impl Iterator<Item = (u8, u8)>, shape: &str) -> String {
    let mut all = String::new();
    for (row, column) in squares {
        write!(all, "M{column} {row}{shape}").ok();
    }
    all
}
