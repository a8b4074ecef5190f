//! A picture in small as a drawing; the words beside it say the same.

use super::sketch::sketch;
use bitqueens_core::solver::Line;
use yew::prelude::*;

use crate::{
    draw::{BitCell, CROWN, Mark, Square, view::small_board::small_board},
    pages::learn::{CardPicture, ThumbKind, ThumbRow, Thumbnail},
};

/// The side of a cell, in pixels: a digit has its room.
const CELL: usize = 20;
/// The width of a character of a label.
const CHARACTER: usize = 8;
/// The room between squares and bits.
const GAP: usize = 8;

/// The picture of a card.
pub(super) fn card_picture(picture: &CardPicture) -> Html {
    match picture {
        CardPicture::Sketch(of) => sketch(of, None),
        CardPicture::Cells(thumbnail) => cells(thumbnail),
        CardPicture::Tree(tree) => super::tree::drawing(tree, None),
        CardPicture::Costs(side) => super::costs::drawing(*side),
        CardPicture::Boards(boards, _) => html! {
            <div class="thumb-boards">
                { for boards.iter().map(|columns| small_board(columns)) }
            </div>
        },
    }
}

/// Squares and bits, drawn at their own size.
pub(super) fn cells(thumbnail: &Thumbnail) -> Html {
    let longest = thumbnail
        .rows
        .iter()
        .map(|row| row.bits.name.chars().count());
    let labels = match longest.max() {
        None | Some(0) => 0,
        Some(longest) => longest * CHARACTER + GAP,
    };
    let board = labels + thumbnail.n_ghosts() * CELL;
    let right = board + thumbnail.n_columns * CELL;
    let has_both = |row: &ThumbRow| !row.squares.is_empty() && !row.bits.cells.is_empty();
    let beside = thumbnail.rows.iter().any(has_both);
    let width = if beside {
        right + GAP + thumbnail.n_columns * CELL
    } else {
        right
    };
    let mut top = 0;
    let mut drawn = Vec::new();
    for (at, row) in thumbnail.rows.iter().enumerate() {
        let below_squares =
            at != 0 && row.squares.is_empty() && !thumbnail.rows[at - 1].squares.is_empty();
        let is_result = row.kind == ThumbKind::Result;
        if below_squares || is_result {
            top += GAP / 2;
        }
        let end = if row.squares.is_empty() { right } else { width };
        let first_bit = end - row.bits.cells.len() * CELL;
        drawn.push(html! {
            <g data-line={row.line.map(Line::name)}>
                if is_result {
                    <path class="rule" d={format!("M0 {}H{width}", top - GAP / 4)} />
                }
                if !row.bits.name.is_empty() {
                    <text class="label" x="0" y={baseline(top)}>{ &*row.bits.name }</text>
                }
                { for row.squares.iter().enumerate().map(|(at, of)| square(of, board + at * CELL, top)) }
                { for row.bits.cells.iter().enumerate().map(|(at, of)| bit(*of, row.kind, first_bit + at * CELL, top)) }
            </g>
        });
        top += CELL;
    }
    // Half of an outline lies outside of its cell.
    html! {
        <svg
            class="thumb"
            width={(width + 2).to_string()}
            height={(top + 2).to_string()}
            viewBox={format!("-1 -1 {} {}", width + 2, top + 2)}
            aria-hidden="true"
            focusable="false"
        >
            { for drawn }
        </svg>
    }
}

fn baseline(top: usize) -> String {
    (top + 15).to_string()
}

fn cell(class: Classes, x: usize, y: usize) -> Html {
    let side = CELL.to_string();
    html! { <rect {class} x={x.to_string()} y={y.to_string()} width={side.clone()} height={side} /> }
}

fn bit(bit: BitCell, kind: ThumbKind, x: usize, y: usize) -> Html {
    let look = match () {
        () if kind == ThumbKind::Worths => "worth",
        () if bit.ghost => "ghost",
        () if bit.on => "on",
        () => "off",
    };
    let text = if kind == ThumbKind::Worths {
        (1_u64 << bit.power).to_string()
    } else {
        bit.digit().to_owned()
    };
    html! {
        <>
            { cell(classes!("cell", look), x, y) }
            <text class={classes!("digit", look)} x={(x + CELL / 2).to_string()} y={baseline(y)}>{ text }</text>
        </>
    }
}

fn square(square: &Square, x: usize, y: usize) -> Html {
    let ground = classes!("ground", square.in_work.then_some("in-work"));
    let (right, bottom, middle) = (x + CELL, y + CELL, x + CELL / 2);
    let lines = square.drawn_lines().map(|line| {
        let d = match line.name() {
            "left" => format!("M{right} {y}L{x} {bottom}"),
            "right" => format!("M{x} {y}L{right} {bottom}"),
            _ => format!("M{middle} {y}V{bottom}"),
        };
        html! { <path class="attack" data-line={line.name()} {d} /> }
    });
    html! {
        <>
            { cell(ground, x, y) }
            { for lines }
            if square.mark == Mark::Queen {
                <path class="piece" d={CROWN} transform={format!("translate({} {})scale(.6667)", x + 2, y + 2)} />
            }
        </>
    }
}
