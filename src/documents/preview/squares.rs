//! The squares of a board with what stands on them.

use super::{
    cell,
    drawing::{Area, Drawing},
    palette,
};
use crate::draw::{Board, Mark, Square};
use bitqueens_core::solver::Line;

/// Draws a board; `x` and `y` are its upper left corner.
pub(super) fn board(drawing: &mut Drawing, (x, y): (u32, u32), side: u32, board: &Board) {
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
