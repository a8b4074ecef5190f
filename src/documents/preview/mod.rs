//! The pictures that are shown where a link to the site is shared.
//!
//! Each is 1200 by 630 pixels in the colours of the light theme: a figure in the middle of the paper,
//! and the mark of the site in a corner. They hold no text, so they need neither a language nor a font.

#[cfg(test)]
mod tests;

use std::{collections::BTreeSet, error::Error};

use resvg::{
    render,
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

use crate::{
    course::{CardPicture, ORDER, cells_of, image_boards},
    draw::{
        Area, BarLook, BitLook, Board, CellStyle, Cells, Cover, Drawing, Lettering, Look, palette,
    },
    pages::ladder::{RECORDED_SIZE, Recorded, Scale},
};
use bitqueens_core::{
    bits::Width,
    ladder::{Gives, Method},
    solver::{LoopWord, Machine, OpenRow, Placement, Size, Solutions},
};
use bitqueens_course::{Card, Picture};

pub const WIDTH: u32 = 1_200;
pub const HEIGHT: u32 = 630;

/// The widest and the highest that a figure may be: the mark stands beside it.
const ROOM: (u32, u32) = (880, 526);
const LARGEST: u32 = 112;
const PEN: u32 = 2;
/// The distance of the mark from the edges.
const MARGIN: u32 = 48;
const MARK: u32 = 24;

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
    framed(&bars(method))
}

/// The picture of the page that counts, as an SVG: the 92 solutions of N = 8.
pub fn of_count() -> String {
    framed(&every_solution())
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

/// A figure as elements of SVG, its digits and signs as lines.
pub(super) fn wordless(figure: &Drawing) -> String {
    figure.to_svg(PEN, in_lines)
}

/// Sets a figure into the middle of the paper, and the mark into the lower right corner.
fn framed(figure: &Drawing) -> String {
    let x = WIDTH.saturating_sub(figure.width) / 2;
    let y = HEIGHT.saturating_sub(figure.height) / 2;
    let [figure, mark] = [figure, &site_mark()].map(wordless);
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
pub fn png(svg: &str) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let size = tree.size().to_int_size();
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or("a picture without an extent")?;
    render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}

/// The height of the bars, in pixels: the line that they stand on ends above the mark.
const BARS_HEIGHT: u32 = ROOM.1 - 106;
/// The width of a bar, in hundredths of the distance to the next one.
const BAR: u32 = 66;
/// The seconds at which a line is drawn across.
const THOUSANDS: [f64; 3] = [1.0, 1.0e3, 1.0e6];

/// Lays out a bar for each method in the ladder's order, by its time on a logarithmic scale. A time that
/// follows from a smaller board's is an outline. Where one method is named, the bars of the others are pale.
pub(super) fn bars(named: Option<Method>) -> Drawing {
    let n_methods = u32::try_from(Method::ALL.len()).unwrap_or(1);
    let pitch = ROOM.0 / n_methods;
    let bar = pitch * BAR / 100;
    let millis = |method| Recorded::on(method, RECORDED_SIZE);
    let longest = Method::ALL.into_iter().map(millis).fold(0.0, f64::max);
    let scale = Scale::of_times(longest);
    let height = |time: f64| pixels(f64::from(BARS_HEIGHT) * scale.place(time));
    let width = n_methods * pitch;
    let mut drawing = Drawing::new(width, BARS_HEIGHT);
    for seconds in THOUSANDS {
        let y = BARS_HEIGHT - height(1.0e3 * seconds);
        drawing.line(Look::Scale, (0, y), (width, y));
    }
    for (place, method) in (0..).zip(Method::ALL) {
        let height = height(millis(method));
        let x = place * pitch + (pitch - bar) / 2;
        let color = match method.gives() {
            _ if named.is_some_and(|named| named != method) => BarLook::Pale,
            Gives::Total => BarLook::Total,
            Gives::Unique => BarLook::Unique,
        };
        let look = if Recorded::of(method).size == RECORDED_SIZE {
            Look::Bar(color)
        } else {
            Look::Outlined(color)
        };
        drawing.rectangle(look, Area::new(x, BARS_HEIGHT - height, bar, height));
    }
    drawing.line(Look::Base, (0, BARS_HEIGHT), (width, BARS_HEIGHT));
    drawing
}

/// A length in whole pixels, within the height of the bars.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped before it is cut"
)]
fn pixels(length: f64) -> u32 {
    length.round().clamp(0.0, f64::from(BARS_HEIGHT)) as u32
}

/// Lays out every solution of N = 8 in the order of the search; the first one of each class of images has a
/// look of its own.
pub(super) fn every_solution() -> Drawing {
    const ACROSS: u32 = 12;
    /// The side of a square, and the room between two boards.
    const SIDE: u32 = 7;
    const GAP: u32 = 11;
    let size = Size::new(8).unwrap_or(Size::FIRST_SCREEN);
    let board = u32::from(size.get()) * SIDE;
    let mut seen = BTreeSet::new();
    let mut drawing = Drawing::default();
    let mut queens = Vec::new();
    for (place, solution) in (0..).zip(Solutions::new(size)) {
        let images = image_boards(solution.bits(), size).into_iter();
        let images: Vec<_> = images.map(|image| image.columns).collect();
        let (x, y) = (
            place % ACROSS * (board + GAP),
            place / ACROSS * (board + GAP),
        );
        drawing.grow(x + board, y + board);
        drawing.rectangle(Look::Panel, Area::square(x, y, board));
        let look = if seen.contains(&images[0]) {
            Look::Filled
        } else {
            Look::FilledFirst
        };
        for (row, column) in (0..).zip(&images[0]) {
            let (x, y) = (x + u32::from(*column) * SIDE, y + row * SIDE);
            queens.push((look, Area::square(x, y, SIDE)));
        }
        seen.extend(images);
    }
    for (look, area) in queens {
        drawing.rectangle(look, area);
    }
    drawing
}

/// The height of a glyph in its own units; its middle is at 0, 0.
const GLYPH_HEIGHT: u32 = 20;
/// The distance from a digit to the next one, in the same units.
const ADVANCE: u32 = 16;

/// The glyphs of a text, as elements of SVG.
fn in_lines(text: &Lettering) -> String {
    // A digit is as high as two thirds of its font, 20 units are one glyph.
    let scale = 2 * text.size * 1_000 / (3 * GLYPH_HEIGHT);
    let characters: Vec<char> = text.text.chars().collect();
    let n_characters = i64::try_from(characters.len()).unwrap_or(0);
    let glyphs = (0_i64..).zip(characters).map(|(at, character)| {
        let middle = match text.middles {
            [middle] => {
                // Around the middle of the whole text.
                let from_middle = 2 * at + 1 - n_characters;
                let half = i64::from(ADVANCE * scale / 2_000);
                i64::from(*middle) + from_middle * half
            }
            middles => usize::try_from(at).map_or(0, |at| middles[at].into()),
        };
        format!(
            r#"<path transform="translate({middle} {y})scale({}.{:03})" d="{d}" fill="none" stroke="{color}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>"#,
            scale / 1_000,
            scale % 1_000,
            y = text.y,
            d = path(character),
            color = text.color,
        )
    });
    glyphs.collect()
}

/// The line of a glyph, as the data of a path.
///
/// Beside the digits and the signs of operations there are the signs of the loop's words: `↙ ↓ ↘` for
/// the attack lines, `↔` for the mask, `○` for free squares `●` for the square taken, `·` for a node without a queen. What is not
/// known is a blank.
pub(super) const fn path(glyph: char) -> &'static str {
    match glyph {
        '0' => "M0-9.5C3.9-9.5 5.8-6.2 5.8 0S3.9 9.5 0 9.5-5.8 6.2-5.8 0-3.9-9.5 0-9.5z",
        '1' => "M-4.2-6L1-9.5V9.5",
        '2' => "M-5.6-5.6C-5-8.2-2.9-9.5-.2-9.5 3.2-9.5 5.4-7.5 5.4-4.5 5.4-1 2.4 1.6-5.7 9.5H6",
        '3' => {
            "M-5.2-9.5H5L-1-2.4C3.2-2.4 5.8-.1 5.8 3.5 5.8 7.2 3.3 9.5-.4 9.5-3.2 9.5-5.1 8.3-5.9 6"
        }
        '4' => "M3 9.5V-9.5L-6 4.5H6.6",
        '5' => {
            "M5-9.5H-4L-4.8-1C-3.5-2.2-1.8-2.8-.1-2.8 3.5-2.8 5.8-.5 5.8 3.2 5.8 7.1 3.4 9.5-.3 9.5-3 9.5-5 8.3-5.8 6"
        }
        '6' => {
            "M4.4-8.4C3.4-9.1 2.3-9.5 1-9.5-3.6-9.5-5.8-5.6-5.8 1.4-5.8 6.7-3.7 9.5 0 9.5 3.5 9.5 5.8 7.1 5.8 3.5 5.8 0 3.5-2.2.3-2.2-2.9-2.2-5.3-.2-5.8 2.9"
        }
        '7' => "M-5.8-9.5H5.8L-1.2 9.5",
        '8' => {
            "M0-1C-3-1-4.9-2.7-4.9-5.3S-3-9.5 0-9.5 4.9-7.9 4.9-5.3 3-1 0-1C-3.6-1-5.8 1.1-5.8 4.3S-3.6 9.5 0 9.5 5.8 7.5 5.8 4.3 3.6-1 0-1z"
        }
        '9' => {
            "M-4.4 8.4C-3.4 9.1-2.3 9.5-1 9.5 3.6 9.5 5.8 5.6 5.8-1.4 5.8-6.7 3.7-9.5 0-9.5-3.5-9.5-5.8-7.1-5.8-3.5-5.8 0-3.5 2.2-.3 2.2 2.9 2.2 5.3.2 5.8-2.9"
        }
        '&' => {
            "M7.5 9.5L-3.6-3C-6.2-6-4.8-9.5-1.4-9.5 2.2-9.5 3.3-5.9.8-3.7L-3.6-.3C-7.8 3-6.8 9.5-1.2 9.5 3.6 9.5 6.6 6 7 .8"
        }
        '|' => "M0-10V10",
        '^' => "M-5.5-1L0-9L5.5-1",
        '~' => "M-7 1.5C-5-3.5-2.5-3.5 0-.6S5 3 7-2.5",
        '+' => "M-7 0H7M0-7V7",
        '-' => "M-6.5 0H6.5",
        '=' => "M-7-3.5H7M-7 3.5H7",
        '↙' => "M7-7L-7 7M-7-2.5V7H2.5",
        '↓' => "M0-9V9M-6.5 2.5L0 9L6.5 2.5",
        '↘' => "M-7-7L7 7M7-2.5V7H-2.5",
        '↔' => "M-9 0H9M-9-5.5V5.5M9-5.5V5.5",
        '·' => "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1z",
        '○' => "M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6z",
        '●' => "M0-2A2 2 0 1 1 0 2A2 2 0 1 1 0-2zM0-4.5A4.5 4.5 0 1 1 0 4.5A4.5 4.5 0 1 1 0-4.5z",
        _ => "",
    }
}
