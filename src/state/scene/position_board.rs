//! The board of a position: the queens above a row, and that row as it is asked about.

use super::{Board, Mark, Square, attack_words::attack_words};
use crate::{bits::BitOrder, lessons::Position, state::Spot};

/// What a board gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// The row asked about and those below it are hidden.
    On,
    /// Everything is shown.
    Off,
}

impl Board {
    /// Makes a square one to be noticed.
    pub(super) fn pick(&mut self, row: u8, column: u8) {
        let squares = self.squares.iter_mut();
        for square in squares.filter(|square| (square.row, square.column) == (row, column)) {
            square.picked = true;
        }
    }

    /// Draws a position. Its row is the row in work.
    #[must_use]
    pub fn of_position(
        position: &Position,
        cover: Cover,
        order: BitOrder,
        spot: Option<Spot>,
    ) -> Self {
        let size = position.size();
        let n = size.get();
        let mut squares = Vec::with_capacity(size.len() * size.len());
        for (row, queen, words) in attack_words(position.queens(), n) {
            for column in 0..n {
                let bit = 1_u64 << order.column(column, n);
                let hidden = cover == Cover::On && position.row() <= row;
                let by = words.map(|word| !hidden && word & bit != 0);
                let is = |word: u32| u64::from(word) & bit != 0;
                squares.push(Square {
                    row,
                    column,
                    mark: match () {
                        () if hidden => Mark::Hidden,
                        () if is(queen) => Mark::Queen,
                        () if by.contains(&true) => Mark::Attacked,
                        () if row == position.row() && is(position.tried()) => Mark::Taken,
                        () => Mark::Free,
                    },
                    by,
                    in_work: row == position.row(),
                    picked: false,
                    spot: spot.is_some_and(|spot| {
                        (spot.column, spot.row.unwrap_or(position.row())) == (column, row)
                    }),
                });
            }
        }
        Self { size, squares }
    }
}
