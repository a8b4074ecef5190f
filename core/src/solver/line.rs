//! The three attack lines, and the attacks of queens on a square.

use super::{Machine, Placement};

crate::named! {
    /// One of the three lines along which a queen attacks the rows below it.
    ///
    /// It is named, as in the sources, after the way its bit moves from row to row.
    ///
    /// ```text
    /// row 0    . . Q .    0010    left  (0000 | 0010) << 1 = 0100
    /// row 1    . L D R            down   0000 | 0010       = 0010
    ///                             right (0000 | 0010) >> 1 = 0001
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum Line {
        /// The diagonal that moves one bit up, to the more significant side, at every row.
        Left => "left",
        /// The column.
        Down => "down",
        /// The diagonal that moves one bit down, to the less significant side, at every row.
        Right => "right",
    }
}

impl Line {
    /// The letter that stands on an attacked square.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Left => "L",
            Self::Down => "D",
            Self::Right => "R",
        }
    }

    /// The bit on this line, `rows` rows below a queen on bit `power`; `None` off the low end.
    ///
    /// Bits beyond the high end are returned, and the mask cuts them; `None` where a byte does not hold their number.
    #[must_use]
    pub const fn below(self, power: u8, rows: u8) -> Option<u8> {
        match self {
            Self::Left => power.checked_add(rows),
            Self::Down => Some(power),
            Self::Right => power.checked_sub(rows),
        }
    }
}

/// An attack of a queen on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Attack {
    /// The queen's row.
    pub queen_row: u8,
    /// The line from the queen to the square.
    pub line: Line,
}

impl Machine {
    /// The standing queens above a square that attack it, from the top.
    ///
    /// `power` is the square's bit, 0 the lowest.
    pub fn attacks(&self, row: u8, power: u8) -> impl Iterator<Item = Attack> + use<> {
        Placement::standing(self).attacks(row, power)
    }
}
