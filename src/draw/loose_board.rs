//! Boards that no search stands behind.

use super::{Board, Mark, Square};
use bitqueens_core::solver::Size;

/// Tells which lines of a queen run through a square: left, down and right. Both are named by row and
/// column; through her own square all lines run.
const fn lines((queen_row, queen_column): (u8, u8), (row, column): (u8, u8)) -> [bool; 3] {
    [
        row + column == queen_row + queen_column,
        column == queen_column,
        row + queen_column == column + queen_row,
    ]
}

/// Tells whether a queen attacks a square, in each direction; both are named by row and column.
pub fn attacks(queen: (u8, u8), square: (u8, u8)) -> bool {
    queen.0 == square.0 || lines(queen, square).contains(&true)
}

impl Board {
    /// Draws queens by row and column, both from 0 and as drawn, and nothing else.
    pub fn loose(size: Size, queens: &[(u8, u8)]) -> Self {
        Self::with_marks(size, |row, column| {
            if queens.contains(&(row, column)) {
                Mark::Queen
            } else {
                Mark::Empty
            }
        })
    }

    /// Draws a queen and every square that she attacks, in each direction.
    pub fn reach(size: Size, queen: (u8, u8)) -> Self {
        let mut board = Self::with_marks(size, |row, column| match lines(queen, (row, column)) {
            [true, true, true] => Mark::Queen,
            [false, false, false] if row != queen.0 => Mark::Free,
            _ => Mark::Attacked,
        });
        for square in &mut board.squares {
            if square.mark == Mark::Attacked {
                let by = lines(queen, (square.row, square.column));
                *square = Square::new(square.row, square.column, Mark::Attacked, by);
            }
        }
        board
    }

    /// Draws squares, row 0 first, each row from the left.
    pub const fn of_squares(size: Size, squares: Vec<Square>) -> Self {
        Self {
            size,
            squares,
            open_row: 0,
            attackers: None,
        }
    }

    fn with_marks(size: Size, mark: impl Fn(u8, u8) -> Mark) -> Self {
        let n = size.get();
        let rows = (0..n).flat_map(|row| (0..n).map(move |column| (row, column)));
        let squares = rows.map(|(row, column)| {
            let mark = mark(row, column);
            Square::new(row, column, mark, [false; 3])
        });
        Self::of_squares(size, squares.collect())
    }
}
