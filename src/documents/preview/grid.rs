//! Rows of squares and of bits, each bit on its square's column.

use super::{
    cell,
    drawing::{Area, Drawing},
    layout::Layout,
    palette,
    row::{Row, sign},
    squares::squares,
};
use crate::{
    draw::{Board, Cover, bit_rows},
    pages::learn::{ORDER, ThumbRow, Thumbnail},
};
use bitqueens_core::solver::{Machine, OpenRow};

/// Rows of one number of columns.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// The rows from the top.
    pub(super) rows: Vec<Row>,
    /// The columns of squares, or of bits where there are no squares.
    pub(super) n_columns: u32,
    /// A column, from the left, to be noticed.
    pub(super) noticed: Option<u32>,
}

impl Grid {
    /// The rows of a picture in small.
    pub(super) fn of(thumbnail: &Thumbnail) -> Self {
        let mut rows: Vec<Row> = thumbnail.rows.iter().map(Row::from).collect();
        for row in 1..rows.len() {
            if rows[row].inverts(&rows[row - 1]) {
                rows[row].operation = "~";
            }
        }
        Self {
            rows,
            n_columns: u32::try_from(thumbnail.n_columns).unwrap_or(0),
            noticed: None,
        }
    }

    /// The board of a machine, and below it the words of its row in work.
    pub(super) fn of_machine(machine: &Machine) -> Self {
        let mut grid = Self::of_board(&Board::of(machine, ORDER, None));
        // Lines are drawn down to the row in work.
        for square in grid.rows.iter_mut().flat_map(|row| &mut row.of.squares) {
            square.by = square.drawn;
        }
        let words = bit_rows(machine, ORDER, None);
        grid.rows.extend(words.iter().map(Row::from));
        grid
    }

    /// The board above an open row, with the lines of all queens down to its lower edge.
    pub(super) fn of_open(open: &OpenRow) -> Self {
        Self::of_board(&Board::of_row(open, Cover::Off, ORDER, None))
    }

    fn of_board(board: &Board) -> Self {
        let rows = (0..board.size.get()).map(|row| {
            Row::from(&ThumbRow {
                squares: board.row(row).to_vec(),
                ..ThumbRow::default()
            })
        });
        Self {
            rows: rows.collect(),
            n_columns: board.size.get().into(),
            noticed: None,
        }
    }

    /// Draws the grid as large as there is room for.
    pub(super) fn drawn(&self) -> Drawing {
        let layout = Layout::of(self);
        let mut drawing = Drawing::new(layout.width, 0);
        let mut placed = Vec::new();
        for (place, row) in self.rows.iter().enumerate() {
            let above = layout.above(self, place);
            let top = drawing.height + above;
            if row.of.is_result {
                rule(&mut drawing, layout, top - above / 2);
            }
            for (column, square) in (0..).zip(&row.of.squares) {
                let x = layout.board + column * layout.side;
                placed.push((square, Area::square(x, top, layout.side)));
            }
            let first = Area {
                x: layout.first_bit(self, row),
                y: top,
                width: layout.side,
                height: layout.height(self, place),
            };
            bits(&mut drawing, row, first);
            signs(&mut drawing, row, first, layout);
            drawing.height = top + first.height;
        }
        squares(&mut drawing, &placed);
        self.notice(&mut drawing, layout);
        drawing
    }

    /// Frames the column to be noticed.
    fn notice(&self, drawing: &mut Drawing, layout: Layout) {
        let Some(column) = self.noticed else {
            return;
        };
        let area = Area {
            x: layout.board + column * layout.side,
            y: 0,
            width: layout.side,
            height: drawing.height,
        };
        let color = palette::WORK_EDGE;
        drawing.rect(
            area,
            format_args!(r#"rx="4" fill="none" stroke="{color}" stroke-width="5""#),
        );
    }
}

/// Draws the bits of a row in a group that names its word. `first` is the area of the first bit.
fn bits(drawing: &mut Drawing, row: &Row, first: Area) {
    drawing.add(format_args!(r#"<g data-word="{}">"#, row.name()));
    for (place, bit) in (0..).zip(&row.of.bits) {
        let area = Area {
            x: first.x + place * first.width,
            ..first
        };
        if row.is_known {
            cell::bit(drawing, bit, area, row.color());
        }
    }
    drawing.add(format_args!("</g>"));
    if let (false, Some(last)) = (row.is_known, (0..).zip(&row.of.bits).last()) {
        let width = (last.0 + 1) * first.width;
        cell::unknown(drawing, Area { width, ..first });
    }
}

/// Draws the signs before a row: the operation at the left edge, and the word's on its colour.
fn signs(drawing: &mut Drawing, row: &Row, first: Area, layout: Layout) {
    let side = first.height * 3 / 4;
    let top = first.y + (first.height - side) / 2;
    let area = Area::square(0, top, side);
    drawing.glyphs(row.operation, area, side * 2 / 3, palette::INK_SOFT);
    if let Some(word) = row.word {
        let area = Area::square(layout.signs, top, side);
        cell::badge(drawing, area, sign(word), row.color());
    }
}

/// Draws the rule above a result.
fn rule(drawing: &mut Drawing, layout: Layout, y: u32) {
    let d = format!("M0 {y}H{}", layout.width);
    drawing.line(&d, palette::INK_SOFT, 3);
}
