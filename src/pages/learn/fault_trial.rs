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
    /// The line as it should be, and as the fault has it; `None` in a lesson before the one that
    /// teaches them.
    pub lines: Option<[&'static str; 2]>,
    /// What the search with the fault came to: it was run when the course was read.
    pub run: &'static FaultySearch,
    /// The side of the board.
    pub side: Size,
    /// What is changed, and what to think about before running it.
    pub before: Phrase,
    /// What the result shows, said once it ran.
    pub after: Phrase,
}
