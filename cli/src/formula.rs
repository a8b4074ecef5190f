//! A micro-step as the line of the loop with its bits.

use std::fmt;

use bitqueens_core::solver::{MicroStep, Size};

/// A micro-step of a board, written as a line of the loop.
///
/// ```text
/// left[1] = (left[0] | bit) << 1 = (00000 | 00001) << 1 = 00010
/// ```
pub(crate) struct Formula {
    /// The board, whose side is the least number of bits.
    pub(crate) size: Size,
    /// The micro-step.
    pub(crate) step: MicroStep,
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(values) = self.step.values(self.size) {
            return write!(f, "{} = {values}", self.step.code());
        }
        match self.step {
            MicroStep::Solution { number } => write!(f, "solutions = {number}, and up a row"),
            MicroStep::Backtrack { from, dead_end } => {
                let none = if dead_end {
                    "no free square"
                } else {
                    "none left to try"
                };
                write!(f, "row {from} has {none}: up a row")
            }
            _ => f.write_str("above row 0 the search is over"),
        }
    }
}
