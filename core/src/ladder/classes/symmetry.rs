//! The symmetry of a solution.

use crate::ladder::images::{FullBoard, Image};

/// The turns that map a solution to itself.
///
/// No mirror image of a solution is the solution itself for N > 1: queens mirrored in a line of the board
/// would stand in one row, in one column or on one diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetry {
    /// None: eight different images.
    None,
    /// The half turn: four different images.
    HalfTurn,
    /// The quarter turn, and so the half turn: two different images.
    QuarterTurn,
    /// Turns and mirrors: one square, its own and only image.
    Full,
}

impl Symmetry {
    /// The number of different images of a solution: 8, 4, 2 or 1.
    #[must_use]
    pub const fn images(self) -> usize {
        match self {
            Self::None => 8,
            Self::HalfTurn => 4,
            Self::QuarterTurn => 2,
            Self::Full => 1,
        }
    }

    pub(crate) fn of(board: &FullBoard) -> Self {
        if board.equals(Image::MIRROR) {
            Self::Full
        } else if board.equals(Image::QUARTER_TURN) {
            Self::QuarterTurn
        } else if board.equals(Image::HALF_TURN) {
            Self::HalfTurn
        } else {
            Self::None
        }
    }
}
