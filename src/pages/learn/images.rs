//! The eight images of a full board: four turns, and each turn's mirror image.

use super::queens::column_of;
use bitqueens_core::solver::Size;

/// One of the eight symmetries of the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSymmetry {
    /// Quarter turns to the right, 0 to 3.
    pub turns: u8,
    /// True where left and right change places after turning.
    pub mirrored: bool,
}

impl BoardSymmetry {
    /// All eight, the board itself first.
    pub const ALL: [Self; 8] = {
        let mut images = [Self::new(0, false); 8];
        let mut turns = 0;
        while turns < 4 {
            images[turns as usize] = Self::new(turns, false);
            images[turns as usize + 4] = Self::new(turns, true);
            turns += 1;
        }
        images
    };

    /// So many quarter turns to the right, and then left and right changed or not.
    pub(super) const fn new(turns: u8, mirrored: bool) -> Self {
        Self { turns, mirrored }
    }

    /// Returns the image of a full board. Boards have one bit a row, row 0 first.
    pub fn of(self, queens: &[u32], size: Size) -> Vec<u32> {
        let mut image = queens.to_vec();
        for _ in 0..self.turns {
            image = turned(&image, size);
        }
        if self.mirrored {
            let shift = u32::BITS - u32::from(size.get());
            image = image
                .iter()
                .map(|row| row.reverse_bits() >> shift)
                .collect();
        }
        image
    }
}

/// An image of a full board, as drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageBoard {
    /// The symmetry.
    pub image: BoardSymmetry,
    /// The queens' columns from the top, 0 at the left.
    pub columns: Vec<u8>,
    /// True where it is the board itself again.
    pub same: bool,
}

/// Draws the eight images of a full board, in the order of [`BoardSymmetry::ALL`].
pub fn image_boards(queens: &[u32], size: Size) -> Vec<ImageBoard> {
    let boards = BoardSymmetry::ALL.into_iter().map(|image| {
        let board = image.of(queens, size);
        ImageBoard {
            image,
            columns: board.iter().map(|queen| column_of(*queen, size)).collect(),
            same: image != BoardSymmetry::ALL[0] && board == queens,
        }
    });
    boards.collect()
}

/// A quarter turn to the right: each column from the left becomes a row from the top,
/// and the bottom row's queen stands leftmost in it.
fn turned(queens: &[u32], size: Size) -> Vec<u32> {
    (0..size.get())
        .rev()
        .map(|power| {
            let column = queens.iter().map(|queen| queen >> power & 1);
            let rows = (0..size.get()).zip(column);
            rows.fold(0, |turned, (row, queen)| turned | queen << row)
        })
        .collect()
}
