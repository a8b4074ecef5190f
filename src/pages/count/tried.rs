//! What this browser has counted of a board.

use bitqueens_core::{counting::Ledger, solver::Size};

use super::{CountPage, words};
use crate::text::Sentence;

/// What this browser has counted of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// Nothing.
    Nothing,
    /// Some of its jobs.
    Unfinished {
        /// The share of them, rounded down.
        percent: u64,
    },
    /// All of it.
    Done {
        /// The time of the fastest run.
        elapsed_ms: u64,
    },
}

impl Tried {
    /// The value of `data-tried`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Unfinished { .. } => "unfinished",
            Self::Done { .. } => "done",
        }
    }

    /// The words for the reader.
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Nothing => words::NOT_TRIED.into(),
            Self::Unfinished { percent } => words::unfinished(percent),
            Self::Done { elapsed_ms } => words::done(elapsed_ms),
        }
    }
}

impl CountPage {
    /// What this browser has counted of a board.
    pub fn tried(&self, size: Size) -> Tried {
        let run = self.run.as_ref().filter(|run| run.check.is_none());
        let ledger = match run.filter(|run| run.is_open() && run.plan().size() == size) {
            Some(run) => Some(&run.ledger),
            None => self.records.of(size),
        };
        match (ledger, self.finished.fastest(size)) {
            (Some(ledger), _) => Tried::Unfinished {
                percent: percent(ledger),
            },
            (None, Some(run)) => Tried::Done {
                elapsed_ms: run.elapsed_ms,
            },
            (None, None) => Tried::Nothing,
        }
    }
}

/// The share of a ledger's jobs that are counted, in whole percent and never rounded up.
pub fn percent(ledger: &Ledger) -> u64 {
    // A plan may have more jobs than a hundredth of what 64 bits hold.
    let percent = u128::from(ledger.n_done()) * 100 / u128::from(ledger.plan().len().max(1));
    u64::try_from(percent).unwrap_or(100)
}
