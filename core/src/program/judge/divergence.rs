//! The first step at which a word is not what the queens on the board say.

use crate::solver::{Attack, Size};

crate::named! {
    /// A word that is judged, by its name in the listing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum JudgedWord {
        /// Attacked along the diagonals that move up.
        Left => "left",
        /// Attacked along the columns.
        Down => "down",
        /// Attacked along the diagonals that move down.
        Right => "right",
        /// Free squares that are still to be tried.
        Bitmap => "bitmap",
        /// The square taken now.
        Bit => "bit",
        /// The queens.
        Board => "board",
        /// The row in work.
        Row => "row",
        /// The count.
        Solutions => "solutions",
    }
}

crate::named! {
    /// What a program came to, by its name in the page's structure.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Verdict {
        /// Every count is right.
        Right => "right",
        /// A count is wrong.
        Wrong => "wrong",
        /// Its counts are right up to a board on which it did not come to its end.
        Stopped => "stopped",
    }
}

/// The first step at which a word is not what the queens on the board say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Divergence {
    /// The board, the smallest on which there is such a step.
    pub size: Size,
    /// The lines carried out up to it, its own included.
    pub step: u64,
    /// Its line, from 0.
    pub line: usize,
    /// The word.
    pub word: JudgedWord,
    /// The row that the word belongs to.
    pub row: u8,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong with a word. Squares are named by their power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Wrong {
    /// A queen attacks a square, and the attack word does not say so.
    Missing {
        /// The square.
        power: u8,
        /// The queen and her line.
        by: Attack,
    },
    /// The attack word says that a square is attacked, and no queen attacks it along this line.
    Unfounded {
        /// The square.
        power: u8,
    },
    /// An attacked square is taken for a free one.
    Attacked {
        /// The square.
        power: u8,
        /// The queen and her line.
        by: Attack,
    },
    /// A square beyond the board is taken for one of the board.
    Beyond {
        /// The square.
        power: u8,
    },
    /// A free square is no longer in the bitmap and was not tried.
    Lost {
        /// The square.
        power: u8,
    },
    /// A square is tried a second time under the same queens.
    Again {
        /// The square.
        power: u8,
    },
    /// There should be exactly one square, and there are none or several.
    NotOne {
        /// The number.
        value: i64,
    },
    /// The bit is not in the row's bitmap.
    NotFree {
        /// The square.
        power: u8,
    },
    /// The search leaves the row, or ends in it, with a free square that was not tried.
    Left {
        /// The square.
        power: u8,
    },
    /// A solution is counted while a row has no queen.
    NoQueen {
        /// The row.
        row: u8,
    },
    /// A full board is left without being counted, or the count does not grow.
    NotCounted,
}

impl Wrong {
    /// The power of two of the wrong square; `None` where the mistake is about no single one.
    #[must_use]
    pub const fn power(&self) -> Option<u8> {
        match *self {
            Self::Missing { power, .. }
            | Self::Unfounded { power }
            | Self::Attacked { power, .. }
            | Self::Beyond { power }
            | Self::Lost { power }
            | Self::Again { power }
            | Self::NotFree { power }
            | Self::Left { power } => Some(power),
            Self::NotOne { .. } | Self::NoQueen { .. } | Self::NotCounted => None,
        }
    }

    /// The queen that decides the square, and her line, where one attacks it.
    #[must_use]
    pub const fn by(&self) -> Option<Attack> {
        match *self {
            Self::Missing { by, .. } | Self::Attacked { by, .. } => Some(by),
            _ => None,
        }
    }
}
