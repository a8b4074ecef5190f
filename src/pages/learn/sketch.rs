//! Figures of squares alone: a grid with some squares shaded, crossed or occupied.

use super::{Coordinates, Picture, Place, queens::squares_of};
use crate::draw::attacks;
use bitqueens_core::solver::{Placement, Size};

/// A grid, as drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// The rows, and the columns.
    pub side: u8,
    /// Shaded squares.
    pub shaded: Vec<Coordinates>,
    /// Squares that are left out.
    pub crossed: Vec<Coordinates>,
    /// Queens.
    pub queens: Vec<Coordinates>,
    /// True where the board is cut into quarters.
    pub cut: bool,
}

impl Sketch {
    /// Draws a picture of squares alone; `None` for other pictures.
    pub fn of(picture: &Picture) -> Option<Self> {
        match *picture {
            Picture::Edges { side, bit } => Some(Self::edges(side, bit)),
            Picture::Ring { place } => Some(Self::ring(place)),
            Picture::Squares {
                side,
                queens,
                shaded,
                crossed,
            } => Some(Self {
                side: side.get(),
                shaded: shaded.to_vec(),
                crossed: crossed.to_vec(),
                queens: queens.to_vec(),
                cut: false,
            }),
            Picture::Quarters { rows } => Some(Self::quarters(rows)),
            _ => None,
        }
    }

    /// Row 0's queen on a bit, and the squares of the edges that are nearer to a corner than she is.
    fn edges(size: Size, bit: u8) -> Self {
        let side = size.get();
        let last = side - 1;
        let near = |place: u8| place.min(last - place) < bit;
        let squares = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        let is_crossed = |&(row, column): &Coordinates| {
            let on_row = (row == 0 || row == last) && near(column);
            on_row || (column == 0 || column == last) && near(row)
        };
        Self {
            side,
            crossed: squares.filter(is_crossed).collect(),
            queens: vec![(0, last - bit)],
            ..Self::default()
        }
    }

    /// The two outer lines on each side, shaded, with their queens, and the squares inside that these
    /// attack.
    fn ring(place: Place) -> Self {
        let side = place.size().get();
        let is_inside = |&(row, column): &Coordinates| {
            let inside = 2..side - 2;
            inside.contains(&row) && inside.contains(&column)
        };
        let squares = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        let (inside, shaded) = squares.partition::<Vec<_>, _>(is_inside);
        let mut queens = squares_of(&Placement::standing(&place.machine()));
        queens.retain(|queen| !is_inside(queen));
        let is_attacked =
            |square: &Coordinates| queens.iter().any(|queen| attacks(*queen, *square));
        Self {
            side,
            crossed: inside.into_iter().filter(is_attacked).collect(),
            shaded,
            queens,
            ..Self::default()
        }
    }

    /// N = 8 in quarters, with the side shaded that the queen of each row stands on. Bit i: row i from
    /// the top is in the east.
    fn quarters(rows: u8) -> Self {
        let row = |row: u8| {
            let west = if rows >> row & 1 == 1 { 4 } else { 0 };
            (west..west + 4).map(move |column| (row, column))
        };
        Self {
            side: 8,
            shaded: (0..8).flat_map(row).collect(),
            cut: true,
            ..Self::default()
        }
    }
}
