//! A board in small.

use std::fmt::Write as _;

use yew::prelude::*;

/// A full board: a grid, and a filled square for each queen; its words stand beside it. `columns`
/// holds each row's queen, 0 at the left.
pub fn small_board(columns: &[u8]) -> Html {
    let n = columns.len();
    html! {
        <svg class="small-board" viewBox={format!("0 0 {n} {n}")} aria-hidden="true" focusable="false">
            { squares(n, columns) }
        </svg>
    }
}

/// A part of a board, `width` by `height` squares, with queens by row and column; its words stand
/// beside it.
pub fn part_board(width: u8, height: u8, queens: impl Iterator<Item = (u8, u8)>) -> Html {
    let (mut lines, mut squares) = (String::new(), String::new());
    // A text takes whatever is written to it.
    for at in 0..=height {
        write!(lines, "M0 {at}H{width}").ok();
    }
    for at in 0..=width {
        write!(lines, "M{at} 0V{height}").ok();
    }
    for (row, column) in queens {
        write!(squares, "M{column} {row}h1v1h-1z").ok();
    }
    html! {
        <svg class="small-board" viewBox={format!("0 0 {width} {height}")} aria-hidden="true" focusable="false">
            <path class="lines" d={lines} />
            <path class="queens" d={squares} />
        </svg>
    }
}

/// The grid of a board of side `n`, one unit a square, and the queens of its first rows.
pub fn squares(n: usize, columns: &[u8]) -> Html {
    let (mut lines, mut queens) = (String::new(), String::new());
    // A text takes whatever is written to it.
    for at in 0..=n {
        write!(lines, "M0 {at}H{n}M{at} 0V{n}").ok();
    }
    for (row, column) in columns.iter().enumerate() {
        write!(queens, "M{column} {row}h1v1h-1z").ok();
    }
    html! {
        <>
            <path class="lines" d={lines} />
            <path class="queens" d={queens} />
        </>
    }
}
