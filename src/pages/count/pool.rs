//! The task of a pool of workers, what it reports, and why it gives up.

use std::rc::Rc;

use bitqueens_core::counting::{Entry, Kernel, Ledger, Yardstick};

use super::words;
use crate::{site::Awake, text::Phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PoolTask {
    /// Waiting for the next count.
    Wait,
    /// Timing a job, which every worker counts some times while the others do.
    Measure(Yardstick),
    Count {
        /// The key of the record that they count for, which one tab may do at a time; `None` for a
        /// second count, of which no record is kept.
        record: Option<String>,
    },
}

/// A pool of workers and its task. Workers stay from one task to the next where they can.
#[derive(Clone, Debug)]
pub struct PoolSpec {
    pub task: PoolTask,
    /// The number of the run, new for every run; 0 for the other tasks.
    pub run: u32,
    /// The jobs counted before the pool begins.
    pub ledger: Rc<Ledger>,
    /// The only jobs to count, one placement after the other, as entries of a ledger in their order; `None` for
    /// all that the ledger lacks, by the workers' own kernel.
    pub jobs: Option<Rc<[Entry]>>,
    pub kernel: Kernel,
    pub workers: u32,
}

impl PoolSpec {
    /// The same workers, with nothing to count.
    pub fn waiting(&self) -> Self {
        Self {
            task: PoolTask::Wait,
            run: 0,
            jobs: Some(Rc::default()),
            ..self.clone()
        }
    }

    pub const fn counts_by(&self) -> Kernel {
        match (&self.task, &self.jobs) {
            (PoolTask::Count { .. }, Some(_)) => Kernel::Plain,
            _ => self.kernel,
        }
    }

    /// The number of jobs, those of the ledger included.
    pub fn n_jobs(&self) -> u64 {
        match &self.jobs {
            Some(jobs) => jobs.iter().map(|entry| entry.jobs).sum(),
            None => self.ledger.plan().len(),
        }
    }
}

impl PartialEq for PoolSpec {
    /// The number of a run says which jobs it counts.
    fn eq(&self, other: &Self) -> bool {
        let key = |spec: &Self| (spec.run, spec.kernel, spec.workers);
        key(self) == key(other) && self.task == other.task
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub run: u32,
    /// The finished jobs, all of them.
    pub ledger: Rc<Ledger>,
    /// The reason why the pool gave up, if it did.
    pub broken: Option<Broken>,
    /// True as long as no worker has said anything, and one should have.
    pub is_unheard: bool,
    pub now: Awake,
    /// The date, in milliseconds since 1970.
    pub date_ms: u64,
}

/// The reason why a pool gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// No worker could be loaded.
    Unloadable,
    /// The browser starts no worker.
    Forbidden,
    /// The workers are of another version than the page.
    OtherVersion,
    /// Workers died again and again.
    Dying,
    /// Another tab counts the same board.
    Elsewhere,
    /// A worker counted something that the ledger does not take.
    Contradiction,
}

impl Broken {
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Unloadable => words::UNLOADABLE,
            Self::Forbidden => words::FORBIDDEN,
            Self::OtherVersion => words::OTHER_VERSION,
            Self::Dying => words::DYING,
            Self::Elsewhere => words::ELSEWHERE,
            Self::Contradiction => words::CONTRADICTION,
        }
    }
}

/// The reason why this machine is not measured, so far or at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unmeasured {
    /// No worker has said anything.
    Unheard,
    Broken(Broken),
}

impl Report {
    pub fn unmeasured(&self) -> Option<Unmeasured> {
        let unheard = self.is_unheard.then_some(Unmeasured::Unheard);
        self.broken.map(Unmeasured::Broken).or(unheard)
    }
}
