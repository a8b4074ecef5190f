//! The three attack lines, and which queen attacks a square.

use super::Machine;

/// One of the three lines along which a queen attacks the rows below it.
///
/// Named, as in the sources, after the way its bit moves from row to row.
///
/// ```text
/// row 0    . . Q .    0010    left  (0000 | 0010) << 1 = 0100
/// row 1    . L D R            down   0000 | 0010       = 0010
///                             right (0000 | 0010) >> 1 = 0001
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The diagonal that moves one bit up, to the more significant side, at every row.
    Left,
    /// The column.
    Down,
    /// The diagonal that moves one bit down, to the less significant side, at every row.
    Right,
}

impl Line {
    /// All three, in the order of the loop.
    pub const ALL: [Self; 3] = [Self::Left, Self::Down, Self::Right];

    /// The name in `data-by` and in the code.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Down => "down",
            Self::Right => "right",
        }
    }

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
    /// The high end is not cut: that is the mask's work.
    #[must_use]
    pub const fn below(self, power: u8, rows: u8) -> Option<u8> {
        match self {
            Self::Left => Some(power + rows),
            Self::Down => Some(power),
            Self::Right => power.checked_sub(rows),
        }
    }
}

/// A queen that attacks a square, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub fn attacks(&self, row: u8, power: u8) -> impl Iterator<Item = Attack> {
        (0..row)
            .zip(self.queens())
            .flat_map(move |(queen_row, queen)| {
                let queen_power = u8::try_from(queen.trailing_zeros()).unwrap_or(u8::MAX);
                Line::ALL
                    .into_iter()
                    .filter(move |line| line.below(queen_power, row - queen_row) == Some(power))
                    .map(move |line| Attack { queen_row, line })
            })
    }
}
