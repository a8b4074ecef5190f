//! The figures of a lesson.

use bitqueens_core::{
    bits::{Scope, View, Width},
    solver::{Line, LoopWord, Size},
};
use serde::{Deserialize, Serialize};

use super::Place;

/// A row and a column.
pub type Coordinates = (u8, u8);

/// A picture and the sentence that says its point before anything is touched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// The picture.
    pub picture: Picture,
    /// Its point.
    pub caption: String,
}

/// The picture of a figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Picture {
    /// The board at a micro-step, and some of its binary rows below it.
    Board {
        /// The micro-step.
        place: Place,
        /// The rows, in the order in which the page draws them.
        rows: Vec<LoopWord>,
    },
    /// The board at a micro-step, and below it `mask & ~(left | down | right)` worked out row by row.
    Formula {
        /// A micro-step whose phase is `free`.
        place: Place,
    },
    /// A full board, and beside each row the number that it is.
    ///
    /// ```text
    /// . . # .   0010 = 2
    /// # . . .   1000 = 8
    /// ```
    Numbers {
        /// A micro-step whose phase is `solution`.
        place: Place,
    },
    /// The arrays at a micro-step beside the loop's code: every suspended row in sight.
    Arrays {
        /// The micro-step.
        place: Place,
    },
    /// The eight images of the solution that was just found.
    Images {
        /// A micro-step whose phase is `solution`.
        place: Place,
    },
    /// The squares of the edges that are left out.
    Edges {
        /// The side of the board.
        side: Size,
        /// The bit of row 0's queen.
        bit: u8,
    },
    /// The two outer lines on each side of the solution that was just found, filled alone.
    Ring {
        /// A micro-step whose phase is `solution`.
        place: Place,
    },
    /// Squares that the text names by row and column.
    Squares {
        /// The side of the board.
        side: Size,
        /// Queens.
        queens: Vec<Coordinates>,
        /// Shaded squares.
        shaded: Vec<Coordinates>,
        /// Squares that are left out.
        crossed: Vec<Coordinates>,
    },
    /// N = 8 cut into quarters.
    Quarters {
        /// Bit i: the queen of row i from the top stands in the east.
        rows: u8,
    },
    /// The place values table of a number.
    Places {
        /// The number.
        value: u32,
        /// The columns of the table.
        width: Width,
    },
    /// `x & -x` with its rows and the carries of the +1.
    LowestBit {
        /// The number.
        x: u32,
        /// The bits of each row.
        width: Width,
    },
    /// Every word of a width in a circle with its signed value; `x` and `-x` are pointed at.
    Wheel {
        /// The number.
        x: u32,
        /// The bits of a word, 4 at most: the circle has room for 16.
        width: Width,
    },
    /// A queen that the reader moves, and every square that she attacks.
    Reach {
        /// The side of the board.
        side: Size,
        /// The row and the column where she stands first.
        queen: Coordinates,
    },
    /// The whole search tree of a small board.
    Tree {
        /// The side of the board.
        side: Size,
    },
    /// What three ways of searching cost, as areas.
    Costs {
        /// The side of the board.
        side: Size,
    },
    /// Queens on a board, and nothing else.
    Queens {
        /// The side of the board.
        side: Size,
        /// The queens by row and column.
        queens: Vec<Coordinates>,
    },
    /// A board with row + column in every square.
    Sums {
        /// The side of the board.
        side: Size,
        /// The queens by row and column.
        queens: Vec<Coordinates>,
    },
    /// A table; the first cell of a row names it.
    Table {
        /// The heads of its columns.
        heads: Vec<String>,
        /// The rows, each with as many cells as there are heads.
        rows: Vec<Vec<String>>,
    },
    /// An expression worked out in stacked columns.
    Columns {
        /// The expression, as the bit lab reads it.
        text: String,
        /// The values of its names.
        names: Vec<(String, u32)>,
        /// The bits of each row.
        width: Width,
    },
}

impl Picture {
    /// True where it is drawn, not written.
    #[must_use]
    pub const fn is_drawn(&self) -> bool {
        !matches!(self, Self::Table { .. })
    }

    /// True where it has so many rows that on a phone it would leave its text no room.
    #[must_use]
    pub const fn is_tall(&self) -> bool {
        matches!(
            self,
            Self::Formula { .. }
                | Self::Arrays { .. }
                | Self::Images { .. }
                | Self::LowestBit { .. }
                | Self::Columns { .. }
        )
    }

    /// The micro-step it draws, if it draws one.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Board { place, .. }
            | Self::Formula { place }
            | Self::Numbers { place }
            | Self::Arrays { place }
            | Self::Images { place }
            | Self::Ring { place } => Some(*place),
            _ => None,
        }
    }

    /// The words of the loop that it shows below a board.
    #[must_use]
    pub fn rows(&self) -> &[LoopWord] {
        match self {
            Self::Board { rows, .. } => rows,
            Self::Formula { .. } => &[
                LoopWord::Attack(Line::Left),
                LoopWord::Attack(Line::Down),
                LoopWord::Attack(Line::Right),
                LoopWord::Mask,
                LoopWord::Bitmap,
            ],
            _ => &[],
        }
    }

    /// The scope of an expression's names, if it shows one.
    #[must_use]
    pub fn scope(&self) -> Option<Scope> {
        match self {
            Self::Columns { names, width, .. } => Some(names.iter().fold(
                Scope::new(*width, View::Unsigned),
                |scope, (name, value)| scope.with(name, *value),
            )),
            _ => None,
        }
    }
}
