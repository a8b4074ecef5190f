//! The pool of workers that a run needs, and what the pool reports.

use std::rc::Rc;

use bitqueens_core::counting::{Job, Kernel, Ledger};

use super::Broken;

/// A pool of workers that a run needs. Two of the same run are the same pool.
#[derive(Clone, Debug)]
pub struct PoolSpec {
    /// The number of the run, new for every pool.
    pub run: u32,
    /// The jobs counted before the pool begins.
    pub ledger: Rc<Ledger>,
    /// The only jobs to count, one placement after the other; `None` for all that the ledger
    /// lacks, by the workers' own kernel.
    pub jobs: Option<Rc<[Job]>>,
    /// The kernel that the workers are built for.
    pub kernel: Kernel,
    /// The number of workers.
    pub workers: u32,
    /// The key of the record that it counts for, which one tab may do at a time; `None` for a second
    /// count, of which no record is kept.
    pub record: Option<String>,
}

impl PoolSpec {
    /// The kernel that counts.
    #[must_use]
    pub const fn counts_by(&self) -> Kernel {
        match self.jobs {
            Some(_) => Kernel::Plain,
            None => self.kernel,
        }
    }

    /// The number of jobs, those of the ledger included.
    #[must_use]
    pub fn n_jobs(&self) -> u64 {
        match &self.jobs {
            Some(jobs) => u64::try_from(jobs.len()).unwrap_or(u64::MAX),
            None => self.ledger.plan().len(),
        }
    }
}

impl PartialEq for PoolSpec {
    fn eq(&self, other: &Self) -> bool {
        self.run == other.run
    }
}

/// The progress of a pool.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The number of the run that it counts.
    pub run: u32,
    /// The finished jobs, all of them.
    pub ledger: Rc<Ledger>,
    /// The reason why the pool gave up, if it did.
    pub broken: Option<Broken>,
    /// The time, in milliseconds of the page's clock.
    pub now: u64,
    /// The date, in milliseconds since 1970.
    pub date_ms: u64,
}
