//! The messages between the page and the ladder's worker.

use bitqueens_core::ladder::{Run, SearchFigures};
use serde::{Deserialize, Serialize};

/// A run to carry out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunRequest {
    /// The method, its form, and the board.
    pub run: Run,
    /// True if to count instead of timing.
    pub count: bool,
}

/// The result of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RunReply {
    /// Some parts are done.
    Part {
        /// Parts done.
        done: u32,
        /// Parts in all.
        parts: u32,
    },
    /// A run without counters is done.
    Timed {
        /// The solutions that the run found.
        solutions: u64,
        /// Nanoseconds of one run.
        nanos: u64,
    },
    /// A run with counters is done.
    Counted(SearchFigures),
}
