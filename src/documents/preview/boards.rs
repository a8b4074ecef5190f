//! The squares of boards with what stands on them, and full boards in small.

use std::collections::BTreeSet;

use super::{
    cell,
    drawing::{Area, Drawing},
    frame::{ROOM_ACROSS, ROOM_DOWN},
    palette,
};
use crate::{
    draw::{Board, Mark, Square},
    pages::learn::image_boards,
};
use bitqueens_core::solver::{Line, Size, Solutions};

/// The boards of the field in a line.
const FIELD_ACROSS: u32 = 12;
/// The side of a square of the field, and the room between two boards.
const FIELD: (u32, u32) = (7, 11);

/// Draws boards in lines of four. Each board holds its rows' queens by column, 0 at the left.
pub(super) fn boards(all: &[Vec<u8>], size: Size) -> Drawing {
    const ACROSS: u32 = 4;
    const GAP: u32 = 36;
    let n = u32::from(size.get());
    let n_lines = u32::try_from(all.len().div_ceil(4)).unwrap_or(1).max(1);
    let across = (ROOM_ACROSS - (ACROSS - 1) * GAP) / (ACROSS * n);
    let down = (ROOM_DOWN - (n_lines - 1) * GAP) / (n_lines * n);
    let side = across.min(down) & !1;
    let pitch = n * side + GAP;
    let mut drawing = Drawing::new(ACROSS * pitch - GAP, n_lines * pitch - GAP);
    for (place, columns) in (0..).zip(all) {
        let origin = (place % ACROSS * pitch, place / ACROSS * pitch);
        let queens: Vec<_> = (0..).zip(columns.iter().copied()).collect();
        board(&mut drawing, origin, side, &Board::loose(size, &queens));
    }
    drawing
}

/// Draws every solution of N = 8 in the order of the search; the first one of each class of images has a
/// colour of its own.
pub(super) fn every_solution() -> Drawing {
    let (side, gap) = FIELD;
    let size = Size::new(8).unwrap_or(Size::FIRST_SCREEN);
    let pitch = u32::from(size.get()) * side + gap;
    let mut seen = BTreeSet::new();
    let mut drawing = Drawing::new(FIELD_ACROSS * pitch - gap, 0);
    for (place, solution) in (0..).zip(Solutions::new(size)) {
        let images = image_boards(solution.bits(), size).into_iter();
        let images: Vec<_> = images.map(|image| image.columns).collect();
        let is_first = !seen.contains(&images[0]);
        let color = if is_first {
            palette::SOLUTION
        } else {
            palette::INK
        };
        let (x, y) = (place % FIELD_ACROSS * pitch, place / FIELD_ACROSS * pitch);
        drawing.height = y + pitch - gap;
        dotted(&mut drawing, (x, y), side, &images[0], color);
        seen.extend(images);
    }
    drawing
}

/// Draws a board with a filled square for each queen, as one path.
fn dotted(drawing: &mut Drawing, (x, y): (u32, u32), side: u32, columns: &[u8], color: &str) {
    let n = u32::try_from(columns.len()).unwrap_or(0);
    let (panel, rule) = (palette::PANEL, palette::RULE_STRONG);
    drawing.rect(
        Area::square(x, y, n * side),
        format_args!(r#"fill="{panel}" stroke="{rule}" stroke-width="1""#),
    );
    let queens = (0..).zip(columns).map(|(row, column)| {
        let (x, y) = (x + u32::from(*column) * side, y + row * side);
        format!("M{x} {y}h{side}v{side}h-{side}z")
    });
    let d: String = queens.collect();
    drawing.add(format_args!(r#"<path d="{d}" fill="{color}"/>"#));
}

/// Draws a board; `x` and `y` are its upper left corner.
fn board(drawing: &mut Drawing, (x, y): (u32, u32), side: u32, board: &Board) {
    let area = |square: &Square| {
        let (row, column) = (u32::from(square.row), u32::from(square.column));
        Area::square(x + column * side, y + row * side, side)
    };
    let placed: Vec<_> = board.squares.iter().map(|of| (of, area(of))).collect();
    squares(drawing, &placed);
}

/// Draws squares: the grounds, the attack lines over them, then queens and signs. The row in work alone
/// has signs: a ring for a free square, a cross for one that was tried.
pub(super) fn squares(drawing: &mut Drawing, placed: &[(&Square, Area)]) {
    for (square, area) in placed {
        let color = if square.in_work {
            palette::WORK
        } else {
            cell::checkered(square.row, square.column)
        };
        cell::ground(drawing, *area, color);
    }
    for line in Line::ALL {
        let is_through = |square: &Square| square.drawn_lines().any(|of| of == line);
        let through = placed.iter().filter(|(square, _)| is_through(square));
        let areas: Vec<Area> = through.map(|(_, area)| *area).collect();
        cell::attacks(drawing, &areas, line);
    }
    for (square, area) in placed {
        match square.mark {
            Mark::Queen => cell::crown(drawing, *area, palette::INK),
            Mark::Free if square.in_work && square.open => cell::ring(drawing, *area),
            Mark::Taken if square.in_work => cell::cross(drawing, *area, palette::INK_SOFT),
            _ => {}
        }
    }
    if let (Some((_, first)), Some((_, last))) = (placed.first(), placed.last()) {
        let edge = Area {
            width: last.x + last.width - first.x,
            height: last.y + last.height - first.y,
            ..*first
        };
        cell::edge(drawing, edge);
    }
}
