//! One row's entry of each array.

use super::{Line, Size};

/// One row's entry of each array.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RowWords {
    /// Attacked along the left diagonals, ghost bits included.
    pub left: u64,
    /// Attacked along the columns.
    pub down: u32,
    /// Attacked along the right diagonals.
    pub right: u32,
    /// Free squares that are still to be tried.
    pub bitmap: u32,
    /// The queen set last in this row; 0 where none was.
    pub board: u32,
}

impl RowWords {
    /// The attack word of a line.
    #[must_use]
    pub fn attack(&self, line: Line) -> u64 {
        match line {
            Line::Left => self.left,
            Line::Down => self.down.into(),
            Line::Right => self.right.into(),
        }
    }

    /// The squares that no queen above attacks, tried or not: `mask & !(left | down | right)`.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the mask cuts the ghost bits, and it has at most 27 bits"
    )]
    #[inline(always)]
    pub fn unattacked(&self, size: Size) -> u32 {
        size.mask() & !(self.left as u32 | self.down | self.right)
    }

    /// The attack words of the next row under a queen on `bit`; its bitmap and board are 0.
    #[must_use]
    pub fn below(&self, bit: u32) -> Self {
        Self {
            left: (self.left | u64::from(bit)) << 1,
            down: self.down | bit,
            right: (self.right | bit) >> 1,
            bitmap: 0,
            board: 0,
        }
    }

    /// The row's words when every free square was tried, as they are after going up from it.
    pub(super) fn exhausted(self, size: Size) -> Self {
        Self {
            bitmap: 0,
            board: highest(self.unattacked(size)),
            ..self
        }
    }

    /// The square that was tried before `bit`; 0 where `bit` is the first.
    pub(super) fn tried_before(&self, bit: u32, size: Size) -> u32 {
        highest(self.unattacked(size) & (bit - 1))
    }
}

/// The highest 1 alone; 0 where there is none.
fn highest(word: u32) -> u32 {
    word.checked_ilog2().map_or(0, |power| 1 << power)
}
