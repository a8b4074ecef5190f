//! "Break it": a line of the search written wrong, for a reader to run.

use crate::text::Phrase;
use bitqueens_core::{
    faults::{Fault, FaultySearch},
    solver::Size,
};

/// A line of the search written wrong, for a reader to run.
#[derive(Clone, Copy, Debug)]
pub struct FaultTrial {
    /// The fault.
    pub fault: Fault,
    /// The side of the board.
    pub side: Size,
    /// What is changed, and what to think about before running it.
    pub before: Phrase,
    /// What the result shows, said once it ran.
    pub after: Phrase,
}

impl FaultTrial {
    /// Runs the search with the fault.
    #[must_use]
    pub fn run(&self) -> FaultySearch {
        FaultySearch::run(self.side, self.fault)
    }
}
