//! One step of an early method.

use crate::solver::Line;

/// The step that a walker carried out. Rows count from the top and columns from the left, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkStep {
    /// A queen was set on a square; by flags, its three lines were marked with it.
    Set {
        /// The queen's row.
        row: usize,
        /// The queen's column.
        column: usize,
    },
    /// Two queens were compared; an attack ends the test.
    Compare {
        /// The row of the higher queen.
        upper: usize,
        /// The row of the lower queen.
        lower: usize,
        /// The line they share, if they do.
        attack: Option<Line>,
    },
    /// The three flags of a square were read, the square still empty.
    Look {
        /// The square's row.
        row: usize,
        /// The square's column.
        column: usize,
        /// The flags of its left, down and right line, in this order.
        taken: [bool; 3],
    },
    /// A full board passed every test.
    Solution {
        /// The number of the solution, 1 the first.
        ordinal: u64,
    },
    /// A queen was taken off, and its three flags were cleared.
    Lift {
        /// The queen's row.
        row: usize,
        /// The queen's column.
        column: usize,
    },
    /// No column is left in a row: the walk goes up.
    Backtrack {
        /// The row that was left.
        row: usize,
    },
    /// No column is left in row 0: the walk is over.
    Finish,
}

impl WalkStep {
    /// The step's name in the page's vocabulary.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Set { .. } => "set",
            Self::Compare { .. } => "compare",
            Self::Look { .. } => "look",
            Self::Solution { .. } => "solution",
            Self::Lift { .. } => "lift",
            Self::Backtrack { .. } => "backtrack",
            Self::Finish => "finished",
        }
    }
}
