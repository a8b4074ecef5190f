//! A task for the worker.

use super::{Limit, words};
use crate::text::Phrase;
use bitqueens_core::ladder::Run;

/// The kind of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskKind {
    /// Times a small board, to learn how fast this machine is with the method; it also warms the
    /// worker up.
    Trial,
    /// Times the run, without counters.
    Timing,
    /// Carries the run out with counters.
    Counting,
}

impl TaskKind {
    /// The name that the reader sees.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Trial => words::TRIAL,
            Self::Timing => words::TIMING,
            Self::Counting => words::COUNTING,
        }
    }
}

/// A task for the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerTask {
    /// Its number, different from every task before it.
    pub number: u32,
    /// The run.
    pub run: Run,
    /// Its kind.
    pub kind: TaskKind,
    /// The time after which it is ended; none, if the reader insisted.
    pub limit: Option<Limit>,
}
