//! The current picture as a file: board and binary rows as one SVG with its colours inside.

use std::fmt::{Result, Write};

use crate::{
    draw::{BitCell, Board, CROWN, Mark, Square, bit_rows},
    text::{Lang, narrate},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, Machine},
};

/// The side of a square and of a bit.
const SIDE: usize = 40;
/// The room for the rows' names and the decimals.
const NAME: usize = 80;
const BIT: usize = 28;
const GAP: usize = 16;

const INK: &str = "#1c2126";
const PAPER: &str = "#ffffff";
const RULE: &str = "#8a8678";
const LEFT: &str = "#0068a6";
const DOWN: &str = "#b34c00";
const RIGHT: &str = "#00755a";

/// Draws the board and the binary rows as a file that needs nothing else, in light colours.
pub fn picture(machine: &Machine, order: BitOrder, lang: Lang) -> String {
    let mut svg = String::new();
    // A text takes whatever is written to it.
    draw(&mut svg, machine, order, lang).ok();
    svg
}

fn draw(svg: &mut String, machine: &Machine, order: BitOrder, lang: Lang) -> Result {
    let rows = bit_rows(machine, order);
    let n = machine.size().len();
    let n_bits = rows.iter().map(|row| row.bits.cells.len()).max();
    let ghosts = n_bits.unwrap_or(n) - n;
    // Ghost bits stand beyond the most significant end, which is on either side.
    let ghosts_first = rows
        .iter()
        .any(|row| row.bits.cells.first().is_some_and(|bit| bit.ghost));
    let board_x = NAME + if ghosts_first { ghosts * SIDE } else { 0 };
    let width = NAME + (n + ghosts) * SIDE + 2 * NAME;
    let rows_y = GAP + n * SIDE + GAP;
    let height = rows_y + rows.len() * (BIT + 6) + GAP;
    write!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="ui-monospace, Menlo, Consolas, monospace" text-anchor="middle"><title>N = {n}, {step}</title><desc>{said}</desc><rect width="{width}" height="{height}" fill="{PAPER}"/>"#,
        step = machine.counters().steps,
        said = escaped(narrate(machine, order).in_lang(lang)),
    )?;
    for square in &Board::of(machine, order).squares {
        let x = board_x + usize::from(square.column) * SIDE;
        let y = GAP + usize::from(square.row) * SIDE;
        draw_square(svg, square, x, y)?;
    }
    for (index, row) in rows.iter().enumerate() {
        let y = rows_y + index * (BIT + 6);
        let middle = y + BIT / 2 + 5;
        let name = row.word.name();
        write!(
            svg,
            r#"<text x="{GAP}" y="{middle}" font-size="14" text-anchor="start" fill="{INK}">{name}</text>"#
        )?;
        let missing = n + ghosts - row.bits.cells.len();
        let first = NAME + if ghosts_first { missing * SIDE } else { 0 };
        for (place, bit) in row.bits.cells.iter().enumerate() {
            draw_bit(svg, *bit, first + place * SIDE, y)?;
        }
        let end = NAME + (n + ghosts) * SIDE + GAP;
        write!(
            svg,
            r#"<text x="{end}" y="{middle}" font-size="14" text-anchor="start" fill="{INK}">{}</text>"#,
            row.bits.value
        )?;
    }
    svg.write_str("</svg>\n")
}

fn draw_square(svg: &mut String, square: &Square, x: usize, y: usize) -> Result {
    let fill = if square.in_work { "#fdf3d3" } else { PAPER };
    write!(
        svg,
        r#"<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}" stroke="{RULE}"/>"#
    )?;
    let (middle_x, middle_y) = (x + SIDE / 2, y + SIDE / 2);
    match square.mark {
        Mark::Queen => write!(
            svg,
            r#"<path transform="translate({} {}) scale(1.25)" d="{CROWN}" fill="{INK}"/>"#,
            x + 5,
            y + 5
        ),
        Mark::Free => write!(
            svg,
            r#"<circle cx="{middle_x}" cy="{middle_y}" r="5" fill="none" stroke="{INK}" stroke-width="2"/>"#
        ),
        Mark::Taken => write!(
            svg,
            r#"<path d="M{0} {1}l14 14m0-14l-14 14" stroke="{INK}" stroke-width="2"/>"#,
            middle_x - 7,
            middle_y - 7
        ),
        Mark::Hidden | Mark::Empty => Ok(()),
        Mark::Attacked => {
            for (place, line) in square.lines().enumerate() {
                let color = match line {
                    Line::Left => LEFT,
                    Line::Down => DOWN,
                    Line::Right => RIGHT,
                };
                write!(
                    svg,
                    r#"<text x="{}" y="{}" font-size="13" font-weight="700" fill="{color}">{}</text>"#,
                    x + 9 + place * 11,
                    middle_y + 5,
                    line.letter()
                )?;
            }
            Ok(())
        }
    }
}

fn draw_bit(svg: &mut String, bit: BitCell, x: usize, y: usize) -> Result {
    let (fill, ink) = match (bit.on, bit.ghost) {
        (true, false) => (INK, PAPER),
        _ => (PAPER, INK),
    };
    let dashes = if bit.ghost {
        r#" stroke-dasharray="3 2""#
    } else {
        ""
    };
    write!(
        svg,
        r#"<rect x="{x}" y="{y}" width="{SIDE}" height="{BIT}" fill="{fill}" stroke="{RULE}"{dashes}/><text x="{}" y="{}" font-size="15" fill="{ink}">{}</text>"#,
        x + SIDE / 2,
        y + BIT / 2 + 5,
        bit.digit()
    )
}

/// The text as it stands between tags.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
