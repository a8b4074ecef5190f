//! The pictures that are shown where a link to the site is shared.
//!
//! Each is 1200 by 630 pixels in the colours of the light theme: a figure in the middle of the paper,
//! and the mark of the site in a corner. They hold no text, so they need neither a language nor a font.

mod figures;
mod glyph;
#[cfg(test)]
mod tests;

use std::error::Error;

use bitqueens_core::{
    bits::Width,
    ladder::Method,
    solver::{LoopWord, Machine, OpenRow, Placement, Size},
};
use bitqueens_course::{Card, Picture};
use resvg::{
    render,
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

use crate::{
    draw::{Area, BitLook, Board, CellStyle, Cells, Cover, Drawing, Look, palette},
    pages::learn::{CardPicture, ORDER, cells_of},
};

pub const WIDTH: u32 = 1_200;
pub const HEIGHT: u32 = 630;

/// The widest and the highest that a figure may be: the mark stands beside it.
const ROOM: (u32, u32) = (880, 526);
/// The largest side of a square.
const LARGEST: u32 = 112;
/// The width of an outline.
const PEN: u32 = 2;
/// The distance of the mark from the edges.
const MARGIN: u32 = 48;
/// The side of a bit of the mark.
const MARK: u32 = 24;

/// The number in the picture of the bit lab.
const LAB_NUMBER: u32 = 0b0101_1000;
/// The bit of the queen in the picture of the board to solve by hand.
const SOLVE_BIT: u8 = 4;

/// The picture of a lesson, as an SVG: what its card shows.
///
/// A card whose expression cannot be worked out has paper alone; a test renders the card of every lesson.
pub fn of_card(card: &Card) -> String {
    framed(
        &CardPicture::of(&card.picture).map_or_else(Drawing::default, |picture| {
            fitted(|side| picture.drawing(CellStyle::wordless(side)))
        }),
    )
}

/// The picture of a micro-step, as an SVG: the board with its queens and their attack lines, and below
/// it the words of the row in work. A word that is not computed yet has an empty frame.
pub fn of_step(machine: &Machine) -> String {
    of_cells(&Cells::over_words(machine, &LoopWord::ALL, ORDER))
}

/// The picture of the bit lab, as an SVG: `x & -x` with every row of the calculation, and its lowest 1.
pub fn of_bits() -> String {
    let (x, width) = (LAB_NUMBER, Width::BYTE);
    let lowest = u32::from(width.get()) - 1 - x.trailing_zeros();
    let cells = cells_of(&Picture::LowestBit { x, width });
    cells.map_or_else(String::new, |cells| {
        of_cells(&Cells {
            noticed: usize::try_from(lowest).ok(),
            ..cells
        })
    })
}

/// The picture of the ladder, as an SVG: the recorded time of every method on a logarithmic scale. Where it
/// is of one method, the others are pale.
pub fn of_ladder(method: Option<Method>) -> String {
    framed(&figures::bars(method))
}

/// The picture of the page that counts, as an SVG: the 92 solutions of N = 8.
pub fn of_count() -> String {
    framed(&figures::every_solution())
}

/// The picture of the board to solve by hand, as an SVG: N = 8 with one queen and what she attacks.
pub fn of_solve() -> String {
    let size = Size::new(8).unwrap_or(Size::FIRST_SCREEN);
    let empty = Placement::empty(size);
    let placed = empty.with(SOLVE_BIT).unwrap_or(empty);
    let mut board = Board::of_row(&OpenRow::from(placed), Cover::Off, ORDER);
    // The lines of the queen go on to the lower edge.
    for square in &mut board.squares {
        square.drawn = square.by;
    }
    of_cells(&Cells::of_board(&board))
}

fn of_cells(cells: &Cells) -> String {
    framed(&fitted(|side| cells.drawing(CellStyle::wordless(side))))
}

/// Lays a figure out as large as there is room for; `layout` takes the side of a square.
fn fitted(layout: impl Fn(u32) -> Drawing) -> Drawing {
    // Half of an even side is whole.
    let sides = (2..=LARGEST).rev().step_by(2);
    let mut drawings = sides.map(layout);
    let fits = |drawing: &Drawing| drawing.width <= ROOM.0 && drawing.height <= ROOM.1;
    drawings.find(fits).unwrap_or_default()
}

/// Sets a figure into the middle of the paper, and the mark into the lower right corner.
fn framed(figure: &Drawing) -> String {
    let x = WIDTH.saturating_sub(figure.width) / 2;
    let y = HEIGHT.saturating_sub(figure.height) / 2;
    let [figure, mark] = [figure, &site_mark()].map(|of| of.to_svg(PEN, glyph::in_lines));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"><rect width="{WIDTH}" height="{HEIGHT}" fill="{}"/><g transform="translate({x} {y})">{figure}</g>{mark}</svg>
"#,
        palette::PAPER
    )
}

/// A queen over the row 0010: she is its 1.
fn site_mark() -> Drawing {
    let mut mark = Drawing::default();
    let (left, top) = (WIDTH - MARGIN - 4 * MARK, HEIGHT - MARGIN - MARK);
    for (place, is_queen) in (0..).zip([false, false, true, false]) {
        let area = Area::square(left + place * MARK, top, MARK);
        let (look, digit) = if is_queen {
            mark.queen(Area::square(area.x - 4, top - MARK - 10, MARK + 8));
            (BitLook::On, "1")
        } else {
            (BitLook::Off, "0")
        };
        mark.rectangle(Look::Bit(look, None), area.inset(2));
        mark.text(Look::Digit(look, None), area.middle(), 16, digit);
    }
    mark
}

/// Renders a picture as a PNG file, and returns the file's bytes.
///
/// The picture's own width and height are the file's. Texts are left out, for there is no font.
///
/// # Errors
/// If the text is no SVG, or no file can be written of it.
pub fn png(svg: &str) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let size = tree.size().to_int_size();
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or("a picture without an extent")?;
    render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}
