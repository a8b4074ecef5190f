//! A grid with some squares shaded, crossed or occupied.

use super::{
    cell,
    drawing::{Area, Drawing},
    frame::ROOM_DOWN,
    palette,
};
use crate::pages::learn::Sketch;

/// Draws the grid.
pub(super) fn sketch(sketch: &Sketch) -> Drawing {
    let n = u32::from(sketch.side).max(1);
    let side = (ROOM_DOWN / n) & !1;
    let mut drawing = Drawing::new(n * side, n * side);
    let area =
        |row: u8, column: u8| Area::square(u32::from(column) * side, u32::from(row) * side, side);
    for row in 0..sketch.side {
        for column in 0..sketch.side {
            let color = cell::checkered(row, column);
            cell::ground(&mut drawing, area(row, column), color);
        }
    }
    let shade = palette::ACCENT;
    for &(row, column) in &sketch.shaded {
        let look = format_args!(r#"fill="{shade}" fill-opacity="0.25""#);
        drawing.rect(area(row, column), look);
    }
    for &(row, column) in &sketch.crossed {
        cell::cross(&mut drawing, area(row, column), palette::ALARM);
    }
    for &(row, column) in &sketch.queens {
        cell::crown(&mut drawing, area(row, column), palette::INK);
    }
    cell::edge(&mut drawing, Area::square(0, 0, n * side));
    if sketch.cut {
        let (half, whole) = (n / 2 * side, n * side);
        let d = format!("M0 {half}H{whole}M{half} 0V{whole}");
        drawing.line(&d, palette::INK, 5);
    }
    drawing
}
