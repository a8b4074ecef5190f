//! The messages between the page and the worker that runs the reader's program.

use bitqueens_core::{program::Stop, solver::Size};
use serde::{Deserialize, Serialize};

/// A program to run on a board, and the listing after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramRequest {
    /// The board.
    pub size: Size,
    /// The program's text.
    pub text: String,
}

/// What a program came to on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramCount {
    /// The solutions that it counted.
    pub solutions: i64,
    /// The lines that it carried out.
    pub lines: u64,
    /// The time it took, in microseconds, by the worker's own clock.
    pub micros: u64,
}

/// The result of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProgramReply {
    /// The program has carried out so many lines, and is not at its end.
    Part {
        /// The lines.
        lines: u64,
    },
    /// Both ran to their ends.
    Counted {
        /// What the program came to.
        own: ProgramCount,
        /// What the listing came to, run the same way.
        listing: ProgramCount,
    },
    /// The program was stopped.
    Stopped(Stop),
}
