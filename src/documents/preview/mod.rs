//! The pictures that are shown where a link to the site is shared.
//!
//! Each is 1200 by 630 pixels in the colours of the light theme: a figure in the middle of the paper,
//! and the mark of the site in a corner. They hold no text, so they need neither a language nor a font.
//!
//! ```text
//! Drawing    shapes of SVG and the room that they take
//! Grid       squares, and bits on their columns or beside them, with signs before each row
//! cell       the parts of all figures: square, crown, attack line, bit
//! glyph      digits and signs as lines
//! frame      the paper, the margins, the mark
//! raster     the PNG file
//! ```

mod areas;
mod bars;
mod boards;
mod cell;
mod drawing;
mod frame;
mod glyph;
mod grid;
mod layout;
mod palette;
mod raster;
mod signs;
mod sketch;
#[cfg(test)]
mod tests;
mod tree;

pub use frame::{HEIGHT, WIDTH};
pub use raster::png;

use crate::{
    draw::{Board, Cover},
    pages::learn::{Card, CardPicture, ORDER, Picture, Thumbnail},
};
use bitqueens_core::{
    bits::Width,
    ladder::Method,
    solver::{LoopWord, Machine, OpenRow, Placement, Size},
};
use drawing::Drawing;
use frame::framed;
use grid::Grid;

/// The number in the picture of the bit lab.
const LAB_NUMBER: u32 = 0b0101_1000;
/// The bit of the queen in the picture of the board to solve by hand.
const SOLVE_BIT: u8 = 4;

/// The picture of a lesson, as an SVG: what its card shows.
///
/// A card whose expression cannot be worked out has paper alone; a test draws the card of every lesson.
pub fn of_card(card: &Card) -> String {
    framed(&match card.drawn() {
        Some(CardPicture::Cells(thumbnail)) => Grid::of(thumbnail).drawn(),
        Some(CardPicture::Boards(all, size)) => boards::boards(&all, size),
        Some(CardPicture::Sketch(of)) => sketch::sketch(&of),
        Some(CardPicture::Tree(of)) => tree::tree(&of),
        Some(CardPicture::Costs(size)) => areas::areas(size),
        None => Drawing::default(),
    })
}

/// The picture of a micro-step, as an SVG: the board with its queens and their attack lines, and below
/// it the words of the row in work. A word that is not computed yet has empty cells.
pub fn of_step(machine: &Machine) -> String {
    framed(&Grid::of(Thumbnail::over_words(machine, &LoopWord::ALL)).drawn())
}

/// The picture of the bit lab, as an SVG: `x & -x` with every row of the calculation, and its lowest 1.
pub fn of_bits() -> String {
    let (x, width) = (LAB_NUMBER, Width::BYTE);
    let thumbnail = Thumbnail::of(&Picture::LowestBit { x, width });
    let lowest = u32::from(width.get()) - 1 - x.trailing_zeros();
    framed(&thumbnail.map_or_else(Drawing::default, |thumbnail| {
        let grid = Grid {
            noticed: Some(lowest),
            ..Grid::of(thumbnail)
        };
        grid.drawn()
    }))
}

/// The picture of the ladder, as an SVG: the recorded time of every method on a logarithmic scale. Where it
/// is of one method, the others are pale.
pub fn of_ladder(method: Option<Method>) -> String {
    framed(&bars::bars(method))
}

/// The picture of the page that counts, as an SVG: the 92 solutions of N = 8.
pub fn of_count() -> String {
    framed(&boards::every_solution())
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
    framed(&Grid::of(Thumbnail::of_board(&board)).drawn())
}
