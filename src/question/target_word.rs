//! The word of a row that a question asks for.

use bitqueens_core::solver::{Line, OpenRow};

/// A word of a row that a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TargetWord {
    /// An attack word, its N bits on the board.
    Line(Line),
    /// `left` in full, with the ghost bits beyond the board.
    LeftWithGhosts,
    /// The three attack words joined.
    Occupied,
    /// The free squares still to be tried.
    Bitmap,
    /// The lowest of them.
    Bit,
}

impl TargetWord {
    /// The word's name, as in the code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line(line) => line.name(),
            Self::LeftWithGhosts => Line::Left.name(),
            Self::Occupied => "left | down | right",
            Self::Bitmap => "bitmap",
            Self::Bit => "bit",
        }
    }

    /// The formula of the word, as in the code.
    pub const fn formula(self) -> &'static str {
        match self {
            Self::Line(Line::Left) | Self::LeftWithGhosts => "(left | bit) << 1",
            Self::Line(Line::Down) => "down | bit",
            Self::Line(Line::Right) => "(right | bit) >> 1",
            Self::Occupied => "left | down | right",
            Self::Bitmap => "mask & ~(left | down | right)",
            Self::Bit => "bitmap & -bitmap",
        }
    }

    /// True of a word that goes on beyond the board, of which the bits on it are asked for.
    pub const fn is_cut(self) -> bool {
        matches!(self, Self::Line(Line::Left) | Self::Occupied)
    }

    /// The number of bits asked for: N, and for `left` with its ghosts one more for each row above.
    pub fn n_bits(self, row: &OpenRow) -> u8 {
        let size = row.placement().size().get();
        match self {
            Self::LeftWithGhosts => size + row.row(),
            _ => size,
        }
    }

    /// The word.
    pub fn value(self, row: &OpenRow) -> u64 {
        let words = row.words();
        let mask = u64::from(row.placement().size().mask());
        let (down, right) = (u64::from(words.down), u64::from(words.right));
        match self {
            Self::Line(Line::Left) => words.left & mask,
            Self::LeftWithGhosts => words.left,
            Self::Line(Line::Down) => down,
            Self::Line(Line::Right) => right,
            Self::Occupied => (words.left | down | right) & mask,
            Self::Bitmap => words.bitmap.into(),
            Self::Bit => (words.bitmap & words.bitmap.wrapping_neg()).into(),
        }
    }
}
