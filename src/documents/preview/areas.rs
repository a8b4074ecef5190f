//! What three ways of searching cost, as areas.

use super::{
    drawing::{Area, Drawing},
    frame::ROOM_ACROSS,
    palette,
};
use crate::pages::learn::Costs;
use bitqueens_core::solver::Size;

/// The room between the two squares, in pixels.
const GAP: u32 = 80;
/// The side of each of the two squares.
const SIDE: u32 = (ROOM_ACROSS - GAP) / 2;

/// Draws the queens that each way places: in the first square the second number as a part of the
/// first, and beside it that part enlarged, with the third number in it. Areas in one square are as the
/// numbers.
pub(super) fn areas(size: Size) -> Drawing {
    let [anywhere, columns, placements] = Costs::of(size).all().map(u64::isqrt);
    let mut drawing = Drawing::new(2 * SIDE + GAP, SIDE);
    let part = share(columns, anywhere);
    let (first, second) = (Area::square(0, 0, SIDE), Area::square(SIDE + GAP, 0, SIDE));
    let corner = |of: Area, side: u32| Area::square(of.x, SIDE - side, side);

    filled(&mut drawing, first, palette::LEFT, "0.16");
    filled(&mut drawing, corner(first, part), palette::LEFT, "1");
    let (top, x) = (SIDE - part, second.x);
    let d = format!("M{part} {top}L{x} 0M{part} {SIDE}H{x}");
    drawing.line(&d, palette::RULE_STRONG, 2);
    filled(&mut drawing, second, palette::LEFT, "1");
    let smallest = corner(second, share(placements, columns));
    filled(&mut drawing, smallest, palette::DOWN, "1");
    drawing
}

/// The side of a part, in pixels, where the whole is as wide as the square; one pixel at least.
fn share(part: u64, whole: u64) -> u32 {
    let side = u64::from(SIDE) * part / whole.max(1);
    u32::try_from(side).unwrap_or(SIDE).clamp(1, SIDE)
}

fn filled(drawing: &mut Drawing, area: Area, color: &str, opacity: &str) {
    drawing.rect(
        area,
        format_args!(r#"fill="{color}" fill-opacity="{opacity}""#),
    );
}
