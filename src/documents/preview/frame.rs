//! What all pictures share: their size, the paper, the margins, and the mark of the site.

use super::{
    cell,
    drawing::{Area, Drawing},
    palette,
};
use crate::draw::BitCell;

/// The width of a picture, in pixels.
pub const WIDTH: u32 = 1_200;
/// The height of a picture, in pixels.
pub const HEIGHT: u32 = 630;

/// The widest that a figure may be: the mark stands beside it.
pub(super) const ROOM_ACROSS: u32 = 880;
/// The highest that a figure may be.
pub(super) const ROOM_DOWN: u32 = 526;

/// The distance of the mark from the edges.
const MARGIN: u32 = 48;
/// The side of a bit of the mark.
const MARK: u32 = 24;

/// Sets a figure into the middle of the paper, and the mark into the lower right corner.
pub(super) fn framed(figure: &Drawing) -> String {
    let mut mark = Drawing::default();
    site_mark(&mut mark);
    let x = WIDTH.saturating_sub(figure.width) / 2;
    let y = HEIGHT.saturating_sub(figure.height) / 2;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"><rect width="{WIDTH}" height="{HEIGHT}" fill="{paper}"/><g transform="translate({x} {y})">{figure}</g>{mark}</svg>
"#,
        paper = palette::PAPER,
        figure = figure.body,
        mark = mark.body,
    )
}

/// Draws a queen over the row 0010: she is its 1.
fn site_mark(drawing: &mut Drawing) {
    let (left, top) = (WIDTH - MARGIN - 4 * MARK, HEIGHT - MARGIN - MARK);
    for (place, is_queen) in (0..).zip([false, false, true, false]) {
        let area = Area::square(left + place * MARK, top, MARK);
        let bit = BitCell {
            on: is_queen,
            ..BitCell::default()
        };
        cell::bit(drawing, bit, area, palette::INK);
        if is_queen {
            let above = Area::square(area.x - 4, top - MARK - 10, MARK + 8);
            cell::crown(drawing, above, palette::INK);
        }
    }
}
