//! The cover: a solution of N = 8, and beside each row its bits. It needs no font and no language.

use crate::{
    course::ORDER,
    documents::preview,
    draw::{Area, Bits, Board, CellStyle, Cells, Drawing, Look, palette},
};
use bitqueens_core::solver::{Size, Solutions};

const WIDTH: u32 = 1_200;
const HEIGHT: u32 = 1_600;
const SIDE: u32 = 64;

/// The name of the site in squares: seven rows of five bits for each letter.
const NAME: [[u8; 7]; 9] = [
    [30, 17, 17, 30, 17, 17, 30],
    [14, 4, 4, 4, 4, 4, 14],
    [31, 4, 4, 4, 4, 4, 4],
    [14, 17, 17, 17, 21, 18, 13],
    [17, 17, 17, 17, 17, 17, 14],
    [31, 16, 16, 30, 16, 16, 31],
    [31, 16, 16, 30, 16, 16, 31],
    [17, 25, 21, 19, 17, 17, 17],
    [15, 16, 16, 14, 1, 1, 30],
];
/// The side of a square of a letter, and the place of the name.
const LETTER: u32 = 16;
const NAME_TOP: u32 = 240;

fn name() -> Drawing {
    let mut drawing = Drawing::default();
    let left = (WIDTH - (6 * 9 - 1) * LETTER) / 2;
    for (place, rows) in (0..).zip(NAME) {
        for (row, bits) in (0..).zip(rows) {
            for column in (0..5).filter(|column| bits >> (4 - column) & 1 == 1) {
                let x = left + (6 * place + column) * LETTER;
                let area = Area::square(x, NAME_TOP + row * LETTER, LETTER);
                drawing.rectangle(Look::Filled, area);
            }
        }
    }
    drawing
}

/// The cover as an SVG; its digits are lines.
pub(super) fn svg() -> String {
    let size = Size::new(8).unwrap_or(Size::FIRST_SCREEN);
    let solution = Solutions::new(size).next();
    let solution = solution.expect("N = 8 has a solution");
    let squares: Vec<_> = (0..).zip(solution.by_row()).collect();
    let mut cells = Cells::of_board(&Board::loose(size, &squares));
    for (row, queen) in cells.rows.iter_mut().zip(solution.bits()) {
        row.bits = Bits::new("", u64::from(*queen), size.get(), Some(size), ORDER);
    }
    let figure = cells.drawing(CellStyle::wordless(SIDE));
    let (x, y) = (
        WIDTH.saturating_sub(figure.width) / 2,
        HEIGHT.saturating_sub(figure.height) / 2,
    );
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\"><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\"/>{}<g transform=\"translate({x} {y})\">{}</g></svg>\n",
        palette::PAPER,
        preview::wordless(&name()),
        preview::wordless(&figure)
    )
}
