//! One step of an early method.

use crate::solver::Line;

/// What a walker did last. Rows count from the top and columns from the left, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
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
        /// Whether its left, down and right line are taken, in this order.
        taken: [bool; 3],
    },
    /// A full board passed every test.
    Solution {
        /// Which solution it is, 1 the first.
        ordinal: u64,
    },
    /// A queen was taken off again and its three flags with it.
    Lift {
        /// The queen's row.
        row: usize,
        /// The queen's column.
        column: usize,
    },
    /// No column is left in a row: on to the row above.
    Backtrack {
        /// The row that was left.
        row: usize,
    },
    /// No column is left in row 0: every board has been tried.
    Finish,
}

impl Step {
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
