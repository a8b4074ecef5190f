//! The pictures of a lesson that are squares and bits.

use bitqueens_course::{Coordinates, Picture, Place};

use super::{ORDER, queens::squares_of, stack};
use crate::draw::{Cells, Sketch, attacks};
use bitqueens_core::{
    bits::Word,
    solver::{Phase, Placement, Size},
};

/// The first queen of N = 4.
const FIRST_QUEEN: Place = Place::at(4, 4, Phase::Place, 0);

/// The smallest board with solutions, and the first queen on it.
pub fn one_queen() -> Cells {
    Cells::over_words(&FIRST_QUEEN.machine(), &[], ORDER)
}

/// A picture of squares or of stacked words; `None` for other pictures.
pub fn cells_of(picture: &Picture) -> Option<Cells> {
    match picture {
        Picture::Board { place, rows } => Some(Cells::over_words(&place.machine(), rows, ORDER)),
        Picture::Numbers { place } => {
            let machine = place.machine();
            let queens: Vec<u32> = machine.queens().collect();
            let mut cells = Cells::beside(&machine, &queens, ORDER);
            // Each row is read by itself.
            let rows = cells.rows.iter_mut();
            for square in rows.flat_map(|row| &mut row.squares) {
                (square.drawn, square.in_work) = ([false; 3], false);
            }
            Some(cells)
        }
        Picture::Arrays { place } => {
            let machine = place.machine();
            let rows = 0..=machine.row().unwrap_or(0);
            let left: Vec<u32> = rows.map(|row| machine.words(row).bitmap).collect();
            Some(Cells::beside(&machine, &left, ORDER))
        }
        Picture::Places { value, width } => Some(Cells::of_places(Word::cut(*value, *width))),
        Picture::Columns { .. } | Picture::LowestBit { .. } => {
            stack(picture).map(|stack| Cells::of_stack(&stack))
        }
        _ => None,
    }
}

/// A picture of squares alone; `None` for other pictures.
pub fn sketch_of(picture: &Picture) -> Option<Sketch> {
    match picture {
        Picture::Edges { side, bit } => Some(edges(*side, *bit)),
        Picture::Ring { place } => Some(ring(*place)),
        Picture::Squares {
            side,
            queens,
            shaded,
            crossed,
        } => Some(Sketch {
            shaded: shaded.clone(),
            crossed: crossed.clone(),
            ..square(side.get(), queens.clone())
        }),
        Picture::Quarters { rows } => Some(quarters(*rows)),
        _ => None,
    }
}

fn square(side: u8, queens: Vec<Coordinates>) -> Sketch {
    Sketch::of_queens(side, side, queens)
}

/// Row 0's queen on a bit, and the squares of the edges that are nearer to a corner than she is.
fn edges(size: Size, bit: u8) -> Sketch {
    let side = size.get();
    let last = side - 1;
    let near = |place: u8| place.min(last - place) < bit;
    let squares = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let is_crossed = |&(row, column): &Coordinates| {
        let on_row = (row == 0 || row == last) && near(column);
        on_row || (column == 0 || column == last) && near(row)
    };
    Sketch {
        crossed: squares.filter(is_crossed).collect(),
        ..square(side, vec![(0, last - bit)])
    }
}

/// The two outer lines on each side, shaded, with their queens, and the squares inside that these
/// attack.
fn ring(place: Place) -> Sketch {
    let side = place.size().get();
    let is_inside = |&(row, column): &Coordinates| {
        let inside = 2..side - 2;
        inside.contains(&row) && inside.contains(&column)
    };
    let squares = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let (inside, shaded) = squares.partition::<Vec<_>, _>(is_inside);
    let mut queens = squares_of(&Placement::standing(&place.machine()));
    queens.retain(|queen| !is_inside(queen));
    let is_attacked = |square: &Coordinates| queens.iter().any(|queen| attacks(*queen, *square));
    Sketch {
        crossed: inside.into_iter().filter(is_attacked).collect(),
        shaded,
        ..square(side, queens.clone())
    }
}

/// N = 8 in quarters, with the side shaded that the queen of each row stands on. Bit i: row i from
/// the top is in the east.
fn quarters(rows: u8) -> Sketch {
    let row = |row: u8| {
        let west = if rows >> row & 1 == 1 { 4 } else { 0 };
        (west..west + 4).map(move |column| (row, column))
    };
    Sketch {
        shaded: (0..8).flat_map(row).collect(),
        cut: true,
        ..square(8, Vec::new())
    }
}
