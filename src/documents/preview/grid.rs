//! Rows of squares and of bits, each bit on its square's column.

use super::{
    boards::squares,
    cell,
    drawing::{Area, Drawing},
    layout::GridLayout,
    palette,
    signs::{Signs, glyph},
};
use crate::pages::learn::{ThumbKind, ThumbRow, Thumbnail};
use bitqueens_core::solver::LoopWord;

/// A picture in small with signs before its rows.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// The squares and the bits, from the top.
    pub(super) rows: Vec<(ThumbRow, Signs)>,
    /// The columns of squares, or of bits where there are no squares.
    pub(super) n_columns: u32,
    /// A column, from the left, to be noticed.
    pub(super) noticed: Option<u32>,
}

impl Grid {
    /// The rows of a picture in small.
    pub(super) fn of(thumbnail: Thumbnail) -> Self {
        let mut rows: Vec<(ThumbRow, Signs)> = Vec::with_capacity(thumbnail.rows.len());
        for row in thumbnail.rows {
            let signs = Signs::of(&row, rows.last().map(|(above, _)| above));
            rows.push((row, signs));
        }
        Self {
            rows,
            n_columns: u32::try_from(thumbnail.n_columns).unwrap_or(0),
            noticed: None,
        }
    }

    /// Draws the grid as large as there is room for.
    pub(super) fn drawn(&self) -> Drawing {
        let layout = GridLayout::of(self);
        let mut drawing = Drawing::new(layout.width, 0);
        let mut placed = Vec::new();
        for (place, (row, signs)) in self.rows.iter().enumerate() {
            let above = layout.above(self, place);
            let top = drawing.height + above;
            if row.kind == ThumbKind::Result {
                rule(&mut drawing, layout, top - above / 2);
            }
            for (column, square) in (0..).zip(&row.squares) {
                let x = layout.board + column * layout.side;
                placed.push((square, Area::square(x, top, layout.side)));
            }
            let first = Area {
                x: layout.first_bit(self, row),
                y: top,
                width: layout.side,
                height: layout.height(self, place),
            };
            bits(&mut drawing, row, *signs, first);
            before(&mut drawing, *signs, first, layout);
            drawing.height = top + first.height;
        }
        squares(&mut drawing, &placed);
        self.notice(&mut drawing, layout);
        drawing
    }

    /// Frames the column to be noticed.
    fn notice(&self, drawing: &mut Drawing, layout: GridLayout) {
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
fn bits(drawing: &mut Drawing, row: &ThumbRow, signs: Signs, first: Area) {
    let name = signs.word.map_or("", LoopWord::name);
    drawing.add(format_args!(r#"<g data-word="{name}">"#));
    for (place, bit) in (0..).zip(&row.bits.cells) {
        let area = Area {
            x: first.x + place * first.width,
            ..first
        };
        match row.kind {
            ThumbKind::Unknown => {}
            ThumbKind::Worths => cell::worth(drawing, *bit, area),
            ThumbKind::Word | ThumbKind::Result => cell::bit(drawing, *bit, area, signs.color()),
        }
    }
    drawing.add(format_args!("</g>"));
    if row.kind == ThumbKind::Unknown {
        let width = row.bits.cells.iter().map(|_| first.width).sum();
        cell::unknown(drawing, Area { width, ..first });
    }
}

/// Draws the signs before a row: the operation at the left edge, and the word's on its colour.
fn before(drawing: &mut Drawing, signs: Signs, first: Area, layout: GridLayout) {
    let side = first.height * 3 / 4;
    let top = first.y + (first.height - side) / 2;
    let area = Area::square(0, top, side);
    drawing.glyphs(signs.operation, area, side * 2 / 3, palette::INK_SOFT);
    if let Some(word) = signs.word {
        let area = Area::square(layout.signs, top, side);
        cell::badge(drawing, area, glyph(word), signs.color());
    }
}

/// Draws the rule above a result.
fn rule(drawing: &mut Drawing, layout: GridLayout, y: u32) {
    let d = format!("M0 {y}H{}", layout.width);
    drawing.line(&d, palette::INK_SOFT, 3);
}
