//! The parts of every figure: squares, queens, attack lines and bits.

use std::fmt::Write as _;

use super::{
    drawing::{Area, Drawing},
    palette,
};
use crate::draw::{BitCell, CROWN};
use bitqueens_core::solver::Line;

/// The width of the outline of cells, in pixels.
pub(super) const OUTLINE: u32 = 2;
/// The dashes of an outline that stands for no bit of the board.
const DASHES: &str = r#" stroke-dasharray="7 5""#;
/// The width of an attack line, in pixels.
const ATTACK: u32 = 4;

/// The middle of the outline down: it reaches from 5 to 21.5.
const CROWN_MIDDLE: f64 = 13.25;

/// Draws an empty square.
pub(super) fn ground(drawing: &mut Drawing, area: Area, color: &str) {
    outlined(drawing, area, color, palette::RULE, "");
}

/// Draws the edge of a board.
pub(super) fn edge(drawing: &mut Drawing, area: Area) {
    outlined(drawing, area, "none", palette::RULE_STRONG, "");
}

fn outlined(drawing: &mut Drawing, area: Area, fill: &str, stroke: &str, dashes: &str) {
    drawing.rect(
        area,
        format_args!(r#"fill="{fill}" stroke="{stroke}" stroke-width="{OUTLINE}"{dashes}"#),
    );
}

/// The colour of a square of a board, alternately light and dark.
pub(super) const fn checkered(row: u8, column: u8) -> &'static str {
    if (row ^ column) & 1 == 0 {
        palette::SQUARE_LIGHT
    } else {
        palette::SQUARE_DARK
    }
}

/// Draws a queen in the middle of a square.
pub(super) fn crown(drawing: &mut Drawing, area: Area, color: &str) {
    let (x, y) = area.middle();
    let scale = 0.78 * f64::from(area.width) / 24.0;
    let (x, y) = (x - 12.0 * scale, y - CROWN_MIDDLE * scale);
    drawing.add(format_args!(
        r#"<path transform="translate({x:.1} {y:.1})scale({scale:.3})" d="{CROWN}" fill="{color}"/>"#
    ));
}

/// Draws an attack line through each of some squares, as one path: the parts join without a seam.
pub(super) fn attacks(drawing: &mut Drawing, squares: &[Area], line: Line) {
    let mut d = String::new();
    for area in squares {
        let (right, bottom) = (area.x + area.width, area.y + area.height);
        let (from, to) = match line {
            Line::Left => (right, area.x),
            Line::Down => (area.x + area.width / 2, area.x + area.width / 2),
            Line::Right => (area.x, right),
        };
        // A text takes whatever is written to it.
        write!(d, "M{from} {}L{to} {bottom}", area.y).ok();
    }
    drawing.line(&d, palette::of_line(line), ATTACK);
}

/// Draws the sign of a free square.
pub(super) fn ring(drawing: &mut Drawing, area: Area) {
    drawing.glyphs("○", area, area.height * 2 / 5, palette::INK_SOFT);
}

/// Draws a cross on a square.
pub(super) fn cross(drawing: &mut Drawing, area: Area, color: &str) {
    let inner = area.inset(area.width * 3 / 10);
    let (right, bottom) = (inner.x + inner.width, inner.y + inner.height);
    let d = format!(
        "M{x} {y}L{right} {bottom}M{right} {y}L{x} {bottom}",
        x = inner.x,
        y = inner.y
    );
    drawing.line(&d, color, 4.min(1 + area.width / 20));
}

/// Draws a bit; a 1 takes the colour of its word, a bit beyond the board only on its outline.
pub(super) fn bit(drawing: &mut Drawing, bit: BitCell, area: Area, color: &str) {
    let (fill, stroke, ink, dashes) = match () {
        () if bit.ghost => ("none", color, color, DASHES),
        () if bit.on => (color, color, palette::PANEL, ""),
        () => (palette::PANEL, palette::RULE, palette::BIT_OFF_INK, ""),
    };
    outlined(drawing, area.inset(OUTLINE), fill, stroke, dashes);
    drawing.glyphs(bit.digit(), area, high(area) * 11 / 20, ink);
}

/// Draws the value of a bit's place.
pub(super) fn worth(drawing: &mut Drawing, bit: BitCell, area: Area) {
    let worth = (1_u64 << bit.power).to_string();
    drawing.glyphs(&worth, area, high(area) * 8 / 20, palette::INK_SOFT);
}

/// The height that a digit is measured by: beside a board a cell is as high as a square.
fn high(area: Area) -> u32 {
    area.height.min(area.width * 4 / 5)
}

/// Draws the place of a word that the loop has not computed yet.
pub(super) fn unknown(drawing: &mut Drawing, area: Area) {
    let inner = area.inset(OUTLINE);
    outlined(drawing, inner, "none", palette::RULE_STRONG, DASHES);
}

/// Draws the sign of a word on its colour.
pub(super) fn badge(drawing: &mut Drawing, area: Area, sign: &str, color: &str) {
    let radius = area.width / 6;
    drawing.rect(area, format_args!(r#"rx="{radius}" fill="{color}""#));
    drawing.glyphs(sign, area, area.height * 11 / 20, palette::PANEL);
}
