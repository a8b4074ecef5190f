//! A drawing on the page.

use yew::prelude::*;

use crate::draw::{
    CROWN, Drawing, Look, Shape, Sketch,
    drawing::{baseline, queen_transform},
    view::html,
};
use bitqueens_core::solver::Line;

/// The side of a square of a small board, in its own units.
pub(crate) const SMALL: u32 = 20;

/// A drawing at its own size or the style sheet's. Without a name the words beside it say the same.
pub(crate) fn drawing(
    drawing: &Drawing,
    class: Option<&'static str>,
    name: Option<String>,
) -> Html {
    // Half of an outline lies outside of its cell.
    let (width, height) = (drawing.width + 2, drawing.height + 2);
    html! {
        <svg
            class={classes!("drawing", class)}
            width={width.to_string()}
            viewBox={format!("-1 -1 {width} {height}")}
            role={name.is_some().then_some("img")}
            aria-hidden={name.is_none().then_some("true")}
            aria-label={name}
            focusable="false"
        >
            { shapes(drawing) }
        </svg>
    }
}

/// The shapes of a drawing, inside of another one.
pub(crate) fn shapes(drawing: &Drawing) -> Html {
    html! { for (look, shape) in &drawing.shapes { { element(*look, shape) } } }
}

fn element(look: Look, shape: &Shape) -> Html {
    let (class, line) = (look.class(), look.line().map(Line::name));
    match shape {
        Shape::Path(d) => html! { <path {class} data-line={line} d={d.clone()} /> },
        Shape::Queen(area) => {
            html! { <path {class} d={CROWN} transform={queen_transform(*area)} /> }
        }
        Shape::Text {
            middles,
            y,
            size,
            text,
        } => {
            let middles: Vec<_> = middles.iter().map(u32::to_string).collect();
            let y = baseline(*y, *size).to_string();
            let size = size.to_string();
            html! { <text {class} data-line={line} x={middles.join(" ")} {y} font-size={size}>{ text.clone() }</text> }
        }
    }
}

/// A board or a part of one in small. Without a name the words beside it say the same.
pub(crate) fn sketch(of: &Sketch, name: Option<String>) -> Html {
    let laid_out = of.drawing(SMALL);
    match name {
        Some(name) => drawing(&laid_out, Some("small-board sketch"), Some(name)),
        None => drawing(&laid_out, Some("small-board"), None),
    }
}

/// A full board in small; its words stand beside it. `columns` holds each row's queen, 0 at the left.
pub(crate) fn small_board(columns: &[u8]) -> Html {
    sketch(&Sketch::of_board(columns), None)
}

/// A part of a board in small, with queens by row and column; its words stand beside it.
pub(crate) fn part_board(width: u8, height: u8, queens: impl Iterator<Item = (u8, u8)>) -> Html {
    sketch(&Sketch::of_queens(width, height, queens.collect()), None)
}
