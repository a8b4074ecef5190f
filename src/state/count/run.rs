//! One count from its start to its end.

use std::rc::Rc;

use super::{Broken, Finished, Recount, Report, check::double_check};
use crate::counting::{DoubleCheck, Kernel, Ledger, Outcome, Plan};

/// How a run stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Workers count.
    Running,
    /// The reader stopped it and may go on.
    Paused,
    /// Every job is counted.
    Done,
    /// The reader dropped it.
    Cancelled,
    /// The workers gave up.
    Failed(Broken),
}

impl Phase {
    /// The value of `data-state`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Done => "done",
            Self::Cancelled => "cancelled",
            Self::Failed(_) => "failed",
        }
    }
}

/// What a run is for.
#[derive(Clone, Debug, PartialEq)]
pub enum Purpose {
    /// The total.
    Count,
    /// Jobs of a finished ledger once more, placement after placement.
    Recount {
        /// The finished ledger.
        counted: Rc<Ledger>,
        /// How many jobs of it are counted again.
        n_jobs: u64,
        /// Which ones are chosen.
        recount: Recount,
    },
    /// The same board by the other method.
    OtherMethod {
        /// The finished ledger.
        counted: Rc<Ledger>,
    },
}

/// A pool of workers that has to exist. Two equal ones are the same pool.
#[derive(Clone, Debug)]
pub struct PoolSpec {
    /// The run that it counts.
    pub run: u32,
    /// What was counted when it began.
    pub ledger: Rc<Ledger>,
    /// The jobs it is to count; `None` for all that the ledger lacks.
    pub chosen: Option<Rc<DoubleCheck>>,
    /// The build of its workers.
    pub build: Kernel,
    /// The kernel that counts.
    pub kernel: Kernel,
    /// How many workers.
    pub workers: u32,
}

impl PartialEq for PoolSpec {
    fn eq(&self, other: &Self) -> bool {
        self.run == other.run
    }
}

/// One count from its start to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Its number, new for every pool.
    pub number: u32,
    /// How it stands.
    pub phase: Phase,
    /// What it is for.
    pub purpose: Purpose,
    /// What is counted.
    pub ledger: Rc<Ledger>,
    /// The kernel.
    pub kernel: Kernel,
    /// How many workers.
    pub workers: u32,
    /// The time used, pauses left out.
    pub elapsed_ms: u64,
    /// The ledger when this pool began: its rate is what came since.
    began: Rc<Ledger>,
    began_elapsed_ms: u64,
    began_at: u64,
}

impl Run {
    pub(super) fn new(
        number: u32,
        purpose: Purpose,
        ledger: Rc<Ledger>,
        kernel: Kernel,
        workers: u32,
        elapsed_ms: u64,
        now: u64,
    ) -> Self {
        Self {
            number,
            phase: Phase::Running,
            purpose,
            began: Rc::clone(&ledger),
            ledger,
            kernel,
            workers,
            elapsed_ms,
            began_elapsed_ms: elapsed_ms,
            began_at: now,
        }
    }

    /// The plan that is counted.
    #[must_use]
    pub fn plan(&self) -> Plan {
        self.ledger.plan()
    }

    /// Whether workers count.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.phase == Phase::Running
    }

    /// Jobs finished, and jobs in all.
    #[must_use]
    pub fn jobs(&self) -> (u64, u64) {
        let all = match &self.purpose {
            Purpose::Recount { n_jobs, .. } => *n_jobs,
            Purpose::Count | Purpose::OtherMethod { .. } => self.plan().len(),
        };
        (self.ledger.n_done(), all)
    }

    /// The share that is done, `0.0..=1.0`.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a share is read to the percent")]
    pub fn progress(&self) -> f64 {
        let (done, all) = self.jobs();
        done as f64 / all.max(1) as f64
    }

    /// The milliseconds that are left at the pace of this pool; `None` before it has a pace.
    #[must_use]
    pub fn left_ms(&self) -> Option<u64> {
        let (done, all) = self.jobs();
        let since = u128::from(done - self.began.n_done());
        let elapsed = u128::from(self.elapsed_ms - self.began_elapsed_ms);
        let left = elapsed * u128::from(all - done);
        left.checked_div(since)
            .map(|left| u64::try_from(left).unwrap_or(u64::MAX))
    }

    /// The total and unique of a finished count; none for a recount of jobs.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match (&self.purpose, self.phase) {
            (Purpose::Count, Phase::Done) => self.ledger.outcome(),
            (Purpose::Recount { counted, .. } | Purpose::OtherMethod { counted }, _) => {
                counted.outcome()
            }
            _ => None,
        }
    }

    /// The pool that has to exist while it runs.
    pub(super) fn pool(&self) -> Option<PoolSpec> {
        self.is_running().then(|| {
            let chosen = match &self.purpose {
                Purpose::Recount {
                    counted, recount, ..
                } => Some(Rc::new(double_check(counted, *recount))),
                Purpose::Count | Purpose::OtherMethod { .. } => None,
            };
            PoolSpec {
                run: self.number,
                ledger: Rc::clone(&self.began),
                kernel: if chosen.is_some() {
                    Kernel::Plain
                } else {
                    self.kernel
                },
                chosen,
                build: self.kernel,
                workers: self.workers,
            }
        })
    }

    pub(super) fn stop(&mut self, phase: Phase, now: u64) {
        if self.is_running() {
            self.elapsed_ms = self.began_elapsed_ms + now.saturating_sub(self.began_at);
        }
        self.phase = phase;
    }

    /// Takes a report of its pool; says whether the run has ended with it.
    pub(super) fn take(&mut self, report: &Report) -> bool {
        self.ledger = Rc::clone(&report.ledger);
        let (done, all) = self.jobs();
        let end = match report.broken {
            Some(broken) => Some(Phase::Failed(broken)),
            None => (done == all).then_some(Phase::Done),
        };
        self.stop(end.unwrap_or(Phase::Running), report.now);
        end.is_some()
    }

    /// The line for the table of finished runs.
    pub(super) fn finished(&self) -> Option<Finished> {
        let outcome = self.ledger.outcome()?;
        (self.phase == Phase::Done).then(|| Finished {
            size: outcome.size,
            total: outcome.total,
            unique: outcome.unique,
            elapsed_ms: self.elapsed_ms,
            method: self.plan().method(),
            kernel: self.kernel,
            workers: self.workers,
            jobs: self.plan().len(),
            build: crate::wire::Build::this(self.kernel).name(),
        })
    }
}
