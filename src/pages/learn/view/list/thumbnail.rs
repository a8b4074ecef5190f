//! A picture in small as a drawing; the words beside it say the same.

use super::super::{costs, sketch::sketch, tree};
use bitqueens_core::solver::Line;
use yew::prelude::*;

use crate::{
    draw::{
        BitCell, CROWN, Mark, Square,
        view::{html, small_board::small_board},
    },
    pages::learn::{CardPicture, ThumbKind, ThumbRow, Thumbnail},
};

/// The side of a cell, in pixels: a digit has its room.
const CELL: usize = 20;
/// The width of a character of a label.
const CHARACTER: usize = 8;
/// The room between squares and bits.
const GAP: usize = 8;

pub(super) fn card_picture(picture: &CardPicture) -> Html {
    match picture {
        CardPicture::Sketch(of) => sketch(of, None),
        CardPicture::Cells(thumbnail) => cells(thumbnail),
        CardPicture::Tree(tree) => tree::drawing(tree, None),
        CardPicture::Costs(side) => costs::drawing(*side),
        CardPicture::Boards(boards, _) => html! {
            <div class="thumb-boards">
                { for boards.iter().map(|columns| small_board(columns)) }
            </div>
        },
    }
}

/// Squares and bits, drawn at their own size.
///
/// A list holds many pictures, and a browser lays out every element of each: what looks alike is one path, and the
/// digits of a row that look alike are one text.
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
    let mut placed = Vec::new();
    let mut words = Vec::new();
    for (at, row) in thumbnail.rows.iter().enumerate() {
        let below_squares =
            at != 0 && row.squares.is_empty() && !thumbnail.rows[at - 1].squares.is_empty();
        let is_result = row.kind == ThumbKind::Result;
        if below_squares || is_result {
            top += GAP / 2;
        }
        let end = if row.squares.is_empty() { right } else { width };
        let first_bit = end - row.bits.cells.len() * CELL;
        let squares = row.squares.iter().enumerate();
        placed.extend(squares.map(|(at, square)| (square, board + at * CELL, top)));
        if !row.bits.cells.is_empty() || !row.bits.name.is_empty() {
            words.push(html! {
                <g data-line={row.line.map(Line::name)}>
                    if is_result {
                        <path class="rule" d={format!("M0 {}H{width}", top - GAP / 4)} />
                    }
                    if !row.bits.name.is_empty() {
                        <text class="label" x="0" y={baseline(top)}>{ &*row.bits.name }</text>
                    }
                    { word(row, first_bit, top) }
                </g>
            });
        }
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
            { squares(&placed) }
            { for words }
        </svg>
    }
}

fn baseline(top: usize) -> String {
    (top + 15).to_string()
}

/// The outline of a cell whose upper left corner is at `x`, `y`.
fn outline(x: usize, y: usize) -> String {
    format!("M{x} {y}h{CELL}v{CELL}h-{CELL}z")
}

/// The bits of a row that begin at `left`.
fn word(row: &ThumbRow, left: usize, top: usize) -> Html {
    let cells = row.bits.cells.iter().enumerate();
    let cells = cells.map(|(at, &bit)| (bit, left + at * CELL));
    if row.kind == ThumbKind::Worths {
        // A value has several digits.
        let values = cells.map(|(bit, x)| {
            html! {
                <text class="digit worth" x={(x + CELL / 2).to_string()} y={baseline(top)}>
                    { (1_u64 << bit.power).to_string() }
                </text>
            }
        });
        return html! { { for values } };
    }
    let looks = ["off", "ghost", "on"].map(|look| {
        let alike = cells.clone().filter(|&(bit, _)| look_of(bit) == look);
        let outlines: String = alike.clone().map(|(_, x)| outline(x, top)).collect();
        let middles: Vec<String> = alike
            .clone()
            .map(|(_, x)| (x + CELL / 2).to_string())
            .collect();
        let digits: String = alike.map(|(bit, _)| bit.digit()).collect();
        html! {
            if !outlines.is_empty() {
                <path class={classes!("cell", look)} d={outlines} />
                // One place for each digit.
                <text class={classes!("digit", look)} x={middles.join(" ")} y={baseline(top)}>{ digits }</text>
            }
        }
    });
    html! { { for looks } }
}

fn look_of(bit: BitCell) -> &'static str {
    match () {
        () if bit.ghost => "ghost",
        () if bit.on => "on",
        () => "off",
    }
}

/// All squares of a picture, each with its place.
fn squares(placed: &[(&Square, usize, usize)]) -> Html {
    let grounds = [false, true].map(|in_work| {
        let alike = placed
            .iter()
            .filter(|(square, ..)| square.in_work == in_work);
        let d: String = alike.map(|&(_, x, y)| outline(x, y)).collect();
        html! {
            if !d.is_empty() {
                <path class={classes!("ground", in_work.then_some("in-work"))} {d} />
            }
        }
    });
    let attacks = Line::ALL.map(|line| {
        let crossed = placed
            .iter()
            .filter(|(square, ..)| square.drawn_lines().any(|drawn| drawn == line));
        let d: String = crossed.map(|&(_, x, y)| stroke(line, x, y)).collect();
        html! {
            if !d.is_empty() {
                <path class="attack" data-line={line.name()} {d} />
            }
        }
    });
    let queens = placed
        .iter()
        .filter(|(square, ..)| square.mark == Mark::Queen)
        .map(|(_, x, y)| {
            let place = format!("translate({} {})scale(.6667)", x + 2, y + 2);
            html! { <path class="piece" d={CROWN} transform={place} /> }
        });
    html! {
        <>
            { for grounds }
            { for attacks }
            { for queens }
        </>
    }
}

/// An attack line across one square.
fn stroke(line: Line, x: usize, y: usize) -> String {
    let (right, bottom, middle) = (x + CELL, y + CELL, x + CELL / 2);
    match line {
        Line::Left => format!("M{right} {y}L{x} {bottom}"),
        Line::Down => format!("M{middle} {y}V{bottom}"),
        Line::Right => format!("M{x} {y}L{right} {bottom}"),
    }
}
