//! A quarter of the board and the ways to fill some of its rows.

use crate::draw::attacks;
use bitqueens_core::counting::{Cut, Filling};
use bitqueens_course::Coordinates;

/// The rows and columns of a quarter of N = 8.
const SIDE: u8 = 4;

bitqueens_core::named! {
    /// A quarter, by where it lies.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Corner {
        /// Above, at the right.
        NorthEast => "north-east",
        /// Below, at the right.
        SouthEast => "south-east",
        /// Above, at the left.
        NorthWest => "north-west",
        /// Below, at the left.
        SouthWest => "south-west",
    }
}

impl Corner {
    /// The top row and the leftmost column.
    pub const fn origin(self) -> Coordinates {
        match self {
            Self::NorthEast => (0, SIDE),
            Self::SouthEast => (SIDE, SIDE),
            Self::NorthWest => (0, 0),
            Self::SouthWest => (SIDE, 0),
        }
    }
}

/// A quarter and its list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarter {
    /// Its place.
    pub corner: Corner,
    /// The rows of the board that it fills.
    pub rows: Vec<u8>,
    /// Every way to fill them, in the kernel's order.
    pub ways: Vec<QuarterFilling>,
}

/// One way to fill the rows of a quarter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuarterFilling {
    /// What the kernel keeps of it.
    pub filling: Filling,
    /// The squares of its queens. The kernel forgets them.
    pub queens: Vec<Coordinates>,
}

impl QuarterFilling {
    /// The columns it uses as digits, from the left.
    pub fn columns(&self) -> String {
        let columns = (0..SIDE).map(|column| self.filling.columns >> column & 1);
        columns
            .map(|bit| if bit == 1 { '1' } else { '0' })
            .collect()
    }
}

impl Quarter {
    /// The quarter with the kernel's list, and the queens found again for each entry.
    pub(super) fn new(cut: Cut, corner: Corner, set: u32, fillings: &[Filling]) -> Self {
        let (top, _) = corner.origin();
        let rows = (top..top + SIDE).filter(|row| set >> row & 1 == 1);
        let rows: Vec<u8> = rows.collect();
        let placements = placements(corner, &rows);
        let way = |(index, filling): (usize, &Filling)| {
            // Two ways may occupy the same lines: the first of the list is the first placement.
            let earlier = fillings[..index].iter().filter(|other| *other == filling);
            let mut same = placements
                .iter()
                .filter(|queens| kept(cut, corner, queens) == *filling);
            let queens = same.nth(earlier.count()).cloned();
            QuarterFilling {
                filling: *filling,
                queens: queens.unwrap_or_default(),
            }
        };
        let ways = fillings.iter().enumerate().map(way).collect();
        Self { corner, rows, ways }
    }
}

/// What the kernel keeps of some queens of a quarter.
fn kept(cut: Cut, corner: Corner, queens: &[Coordinates]) -> Filling {
    let (_, west) = corner.origin();
    let columns = queens.iter().map(|(_, column)| 1 << (column - west));
    let diagonals = queens.iter();
    let diagonals = diagonals.map(|&(row, column)| cut.diagonals(row, column));
    Filling {
        columns: columns.fold(0, |all, column: u32| all | column),
        long: queens.iter().any(|queen| is_long(*queen)),
        diagonals: diagonals.fold(0, |all, word| all | word),
    }
}

/// Tests whether a square lies on a long diagonal of the board.
pub(in crate::pages::learn) const fn is_long((row, column): Coordinates) -> bool {
    row == column || row + column + 1 == 2 * SIDE
}

/// Every way to place a queen in each of these rows of a quarter, none attacking another.
fn placements(corner: Corner, rows: &[u8]) -> Vec<Vec<Coordinates>> {
    let (_, west) = corner.origin();
    rows.iter().fold(vec![Vec::new()], |placements, &row| {
        let mut longer = Vec::new();
        for queens in placements {
            for column in west..west + SIDE {
                if queens.iter().all(|queen| !attacks(*queen, (row, column))) {
                    let mut queens: Vec<Coordinates> = queens.clone();
                    queens.push((row, column));
                    longer.push(queens);
                }
            }
        }
        longer
    })
}
