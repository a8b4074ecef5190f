//! The record of one run: its state and its figures, and all records as a file.

use super::{
    Limit, TaskKind,
    figures::float,
    words::{self, late_words, parts_words, refused_words},
};
use crate::text::{self, Sentence};
use bitqueens_core::ladder::{Gives, Run, SearchFigures, TestKind};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RunState {
    /// It waits for those before it.
    Queued,
    /// The worker carries out a task of it.
    Running {
        kind: TaskKind,
        /// Parts done.
        done: u32,
        /// Parts in all; 0 while this is not known.
        parts: u32,
    },
    /// Timed, and counted where the method has counters.
    Done,
    /// Not begun: it would take too long.
    Refused {
        seconds: f64,
        limit: Limit,
    },
    /// Ended because its time was over.
    Late(Limit),
    Cancelled,
    Failed,
}

impl RunState {
    /// The value of `data-state`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Running { .. } => "running",
            Self::Done => "done",
            Self::Refused { .. } => "refused",
            Self::Late(_) => "late",
            Self::Cancelled => "cancelled",
            Self::Failed => "failed",
        }
    }

    pub fn sentence(self) -> Sentence {
        match self {
            Self::Queued => words::QUEUED.into(),
            Self::Running { kind, done, parts } => parts_words(kind.phrase(), done, parts),
            Self::Done => words::DONE.into(),
            Self::Refused { seconds, limit } => refused_words(seconds, limit.seconds()),
            Self::Late(limit) => late_words(limit.seconds()),
            Self::Cancelled => words::CANCELLED.into(),
            Self::Failed => words::FAILED.into(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunRecord {
    /// The method, its form, and the board.
    pub run: Run,
    pub state: RunState,
    /// Solutions found, of the kind that [`Method::gives`](bitqueens_core::ladder::Method::gives) names.
    pub solutions: Option<u64>,
    /// Nanoseconds, without counters.
    pub nanos: Option<u64>,
    /// The counts of the search, from a run of their own.
    pub counters: Option<SearchFigures>,
}

impl RunRecord {
    pub(super) const fn queued(run: Run) -> Self {
        Self {
            run,
            state: RunState::Queued,
            solutions: None,
            nanos: None,
            counters: None,
        }
    }

    /// Milliseconds, without counters.
    pub fn millis(&self) -> Option<f64> {
        self.nanos.map(|nanos| float(nanos) / 1.0e6)
    }

    /// Leaf nodes, where they were counted.
    pub fn leaves(&self) -> Option<f64> {
        self.counters.map(|counters| float(counters.leaves))
    }

    /// All solutions, where the method counts these.
    pub fn total(&self) -> Option<u64> {
        self.gives(Gives::Total)
    }

    /// Unique solutions, where the method counts these.
    pub fn unique(&self) -> Option<u64> {
        self.gives(Gives::Unique)
    }

    fn gives(&self, gives: Gives) -> Option<u64> {
        self.solutions
            .filter(|_| self.run.method().gives() == gives)
    }

    /// Tells whether a counting run is to follow the timing run.
    pub(super) fn has_counters(&self) -> bool {
        self.run.method().question() != TestKind::Uncounted
    }
}

const COLUMNS: [&str; 10] = [
    "method",
    "form",
    "n",
    "state",
    "total",
    "unique",
    "nodes",
    "tests",
    "leaves",
    "elapsed_ms",
];

/// Writes the records as comma-separated values, one line a run, in the order of asking. A figure
/// that was not counted is an empty field.
pub fn csv(records: &[RunRecord]) -> String {
    let field = |count: Option<u64>| count.map_or_else(String::new, |count| count.to_string());
    let rows = records.iter().map(|record| {
        let run = record.run;
        let counters = record.counters;
        [
            run.method().to_string(),
            run.form().name().to_owned(),
            run.size().to_string(),
            record.state.name().to_owned(),
            field(record.total()),
            field(record.unique()),
            field(counters.map(|counters| counters.nodes)),
            field(counters.map(|counters| counters.tests)),
            field(counters.map(|counters| counters.leaves)),
            record.nanos.map_or_else(String::new, plain_millis),
        ]
    });
    text::csv(COLUMNS, rows)
}

/// Nanoseconds as milliseconds, to the last one.
pub fn plain_millis(nanos: u64) -> String {
    format!("{}.{:06}", nanos / 1_000_000, nanos % 1_000_000)
}
