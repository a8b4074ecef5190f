//! What this browser has counted: the table of finished runs, and the state of each board.

use std::rc::Rc;

use bitqueens_core::{counting::Ledger, solver::Size};

use super::{CountPage, PendingWrite, PendingWrites, words};
use crate::{
    site::{Environment, Finished},
    text::{Sentence, csv},
};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FinishedTable {
    /// The newest first.
    runs: Rc<[Finished]>,
    /// Those that were deleted in this visit.
    deleted: Rc<[Finished]>,
}

impl FinishedTable {
    /// Reads what is stored; what cannot be read is left out.
    pub fn restore(environment: &Environment) -> Self {
        let mut table = Self::default();
        table.hold(Finished::all(environment.stored_below(Finished::KEYS)));
        table
    }

    /// The runs, the newest first.
    pub const fn runs(&self) -> &Rc<[Finished]> {
        &self.runs
    }

    /// The fastest run of a board with the published counts.
    pub fn fastest(&self, size: Size) -> Option<&Finished> {
        let runs = self.runs.iter();
        runs.filter(|run| run.size == size && run.is_as_published())
            .min_by_key(|run| run.elapsed_ms)
    }

    pub fn has_deleted(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Adds a run of this tab, and drops the oldest when there are too many.
    pub(super) fn add(&mut self, run: Finished, own: &mut PendingWrites) {
        own.put(run.key(), PendingWrite::Text(run.text()));
        if let Some(oldest) = self.runs.get(Finished::KEPT - 1) {
            own.put(oldest.key(), PendingWrite::Nothing);
        }
        self.hold(self.runs.iter().cloned().chain([run]).collect());
    }

    /// Deletes all runs, which can be brought back.
    pub(super) fn forget(&mut self, own: &mut PendingWrites) {
        for run in self.runs.iter() {
            own.put(run.key(), PendingWrite::Nothing);
        }
        let deleted = self.deleted.iter().chain(self.runs.iter());
        self.deleted = deleted.cloned().collect();
        self.runs = Rc::default();
    }

    /// Brings the deleted runs back, each under a key of its own.
    pub(super) fn bring_back(&mut self, own: &mut PendingWrites) {
        for run in std::mem::take(&mut self.deleted).iter() {
            self.add(run.clone(), own);
        }
    }

    /// Hears what another tab has stored under a key, or that it removed it.
    pub(super) fn hear(&mut self, key: &str, text: Option<&str>) {
        let others = self.runs.iter().filter(|run| run.key() != key);
        let heard = text.and_then(|text| Finished::from_stored(key, text));
        self.hold(others.cloned().chain(heard).collect());
    }

    fn hold(&mut self, mut runs: Vec<Finished>) {
        runs.sort_by_key(|run| std::cmp::Reverse((run.ended_ms, run.size)));
        runs.truncate(Finished::KEPT);
        self.runs = runs.into();
    }
}

/// Writes the table as comma-separated values, the newest run first.
pub fn finished_text(finished: &[Finished]) -> String {
    let text = csv(Finished::COLUMNS, finished.iter().map(Finished::row));
    text.trim_end().to_owned()
}

/// What this browser has counted of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    Nothing,
    Unfinished {
        /// The share of them, rounded down.
        percent: u64,
    },
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
            Self::Done { elapsed_ms } => words::time(elapsed_ms),
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
    // A hundred times the jobs may not fit 64 bits.
    let percent = u128::from(ledger.n_done()) * 100 / u128::from(ledger.plan().len().max(1));
    u64::try_from(percent).unwrap_or(100)
}
