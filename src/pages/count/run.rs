//! A count from start to end, and a second one that checks the first.

use std::rc::Rc;

use bitqueens_core::counting::{
    Difference, DoubleCheck, Entry, Kernel, Ledger, Outcome, Plan, known,
};

use super::{Broken, PoolSpec, Report, card::n_done_within, words};
use crate::{
    site::{Awake, Finished},
    text::Sentence,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunPhase {
    Running,
    /// The reader stopped it and may go on.
    Paused,
    Done,
    Cancelled,
    /// The workers gave up.
    Failed(Broken),
}

impl RunPhase {
    /// The value of `data-state`.
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

/// One count from its start to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct CountRun {
    /// The pool that counts it, or did last.
    pool: Rc<PoolSpec>,
    pub phase: RunPhase,
    pub check: Option<SecondCount>,
    /// The verdict of the second count, when it has ended.
    pub checked: Option<Checked>,
    pub ledger: Rc<Ledger>,
    /// The time used, pauses left out.
    pub elapsed_ms: u64,
    /// The time used before the pool began.
    elapsed_before_ms: u64,
    began_at: Awake,
    /// True if another tab was heard to count the same board.
    pub(super) is_shared: bool,
    /// True while no worker has said anything, and one should have.
    pub(super) is_unheard: bool,
}

impl CountRun {
    /// The first board whose halves take longer to match than to list.
    const FIRST_MATCHED: u8 = 18;

    /// Begins a run, or continues one.
    pub(super) fn new(pool: PoolSpec, check: Option<SecondCount>, now: Awake) -> Self {
        let elapsed_ms = pool.ledger.elapsed_ms();
        Self {
            phase: RunPhase::Running,
            check,
            checked: None,
            ledger: Rc::clone(&pool.ledger),
            elapsed_ms,
            elapsed_before_ms: elapsed_ms,
            began_at: now,
            is_shared: false,
            is_unheard: false,
            pool: Rc::new(pool),
        }
    }

    /// The jobs counted so far, with the time used.
    pub fn to_keep(&self) -> Ledger {
        Ledger::clone(&self.ledger).with_elapsed_ms(self.elapsed_ms)
    }

    /// Its number, new for every pool.
    pub fn number(&self) -> u32 {
        self.pool.run
    }

    pub fn plan(&self) -> Plan {
        self.ledger.plan()
    }

    pub fn kernel(&self) -> Kernel {
        self.pool.kernel
    }

    pub fn workers(&self) -> u32 {
        self.pool.workers
    }

    pub fn is_running(&self) -> bool {
        self.phase == RunPhase::Running
    }

    /// Tells whether it has not ended.
    pub const fn is_open(&self) -> bool {
        matches!(self.phase, RunPhase::Running | RunPhase::Paused)
    }

    /// The number of finished jobs, and of all.
    pub fn jobs(&self) -> (u64, u64) {
        (self.ledger.n_done(), self.pool.n_jobs())
    }

    /// The number of finished jobs among those from `start` to before `end`.
    pub fn n_done_within(&self, start: u64, end: u64) -> u64 {
        let Some(chosen) = &self.pool.jobs else {
            return n_done_within(&self.ledger, start, end);
        };
        // Chosen jobs are numbered one entry after the other.
        let mut before = 0;
        let done = chosen.iter().map(|entry| {
            let place = |number: u64| number.clamp(before, before + entry.jobs) - before;
            let (from, to) = (entry.first + place(start), entry.first + place(end));
            before += entry.jobs;
            if from < to {
                n_done_within(&self.ledger, from, to)
            } else {
                0
            }
        });
        done.sum()
    }

    /// The share that is done, `0.0..=1.0`.
    pub fn progress(&self) -> f64 {
        share(self.jobs())
    }

    /// The milliseconds that are left at the rate of this pool; `None` before the rate tells anything and while it does
    /// not run.
    ///
    /// Jobs of a large odd board take up to four times as long as others, and the longest come last. Workers are in the
    /// middle of their next jobs on the mean, of which there are few at a tenth of a board like N = 18.
    pub fn left_ms(&self) -> Option<u64> {
        let (done, all) = self.work(&self.ledger);
        let (since, left) = (
            done.saturating_sub(self.work(&self.pool.ledger).0),
            all - done,
        );
        // The first jobs of a large board are its smallest.
        if since == 0 || since < left / 20 {
            return None;
        }
        let (jobs_done, all_jobs) = self.jobs();
        let busy = u64::from(self.workers()).min(all_jobs - jobs_done);
        let n_jobs = jobs_done.saturating_sub(self.pool.ledger.n_done());
        let [since, left, busy, n_jobs] = [since, left, busy, n_jobs].map(u128::from);
        let twice_under_way = (since * busy).checked_div(n_jobs)?;
        let twice_left = (2 * left).saturating_sub(twice_under_way);
        (u128::from(self.pool_ms()) * twice_left)
            .checked_div(2 * since + twice_under_way)
            .filter(|_| self.is_running())
            .map(|left| u64::try_from(left).unwrap_or(u64::MAX))
    }

    /// The share of the work that is left, `0.0..=1.0`, whoever did the other.
    pub fn share_left(&self) -> f64 {
        1.0 - share(self.work(&self.ledger))
    }

    /// How much of the work stands in a ledger, and all of it. For a large board that is solutions, for the time of its
    /// jobs grows with them, and how many it has is published. Chosen jobs are a part of a board, and a wrong count may
    /// be above the published one.
    fn work(&self, ledger: &Ledger) -> (u64, u64) {
        let total = known(self.plan().size()).total;
        let is_matched = Self::FIRST_MATCHED <= self.plan().size().get();
        if is_matched && self.pool.jobs.is_none() && self.ledger.sums().total < total {
            (ledger.sums().total, total)
        } else {
            (ledger.n_done(), self.pool.n_jobs())
        }
    }

    /// True if another machine counted every job.
    pub fn is_from_file(&self) -> bool {
        self.check.is_none() && self.pool.ledger.outcome().is_some()
    }

    /// The solutions that this pool counts in a second; `None` before it has a rate.
    pub fn rate(&self) -> Option<u64> {
        let before = self.pool.ledger.sums().total;
        let counted = u128::from(self.ledger.sums().total.saturating_sub(before));
        let rate = (counted * 1_000).checked_div(self.pool_ms().into())?;
        u64::try_from(rate).ok().filter(|_| counted != 0)
    }

    const fn pool_ms(&self) -> u64 {
        self.elapsed_ms.saturating_sub(self.elapsed_before_ms)
    }

    /// Total and unique, once every job is counted: at the end, or of the count that is checked.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.check {
            Some(check) => check.counted.outcome(),
            None if self.phase == RunPhase::Done => self.ledger.outcome(),
            None => None,
        }
    }

    /// The solutions of the board, or those counted so far.
    pub fn total(&self) -> u64 {
        let check = self.check.as_ref();
        let ledger = check.map_or(&self.ledger, |check| &check.counted);
        ledger.sums().total
    }

    /// The pool that has to exist: while it runs.
    pub fn pool(&self) -> Option<Rc<PoolSpec>> {
        self.is_running().then(|| Rc::clone(&self.pool))
    }

    /// Moves on to another phase at a time.
    pub(super) fn stop(&mut self, phase: RunPhase, now: Awake) {
        if self.is_running() {
            self.elapsed_ms = self.elapsed_before_ms + now.since(self.began_at);
        }
        self.phase = phase;
    }

    /// Ends a paused run. What it counted is no longer shown; what a second count checks stays.
    pub(super) fn cancel(&mut self) {
        self.phase = RunPhase::Cancelled;
        if self.check.is_none() {
            self.ledger = Rc::new(Ledger::new(self.plan()));
            self.elapsed_ms = 0;
        }
    }

    /// Takes a report, unless it is of another run; returns whether it was this one's.
    pub(super) fn take(&mut self, report: &Report) -> bool {
        if report.run != self.number() || !self.is_running() {
            return false;
        }
        self.ledger = Rc::clone(&report.ledger);
        self.is_unheard = report.is_unheard;
        let (done, all) = self.jobs();
        let phase = match report.broken {
            Some(broken) => RunPhase::Failed(broken),
            None if done == all => RunPhase::Done,
            None => RunPhase::Running,
        };
        self.stop(phase, report.now);
        if phase == RunPhase::Done {
            let check = self.check.as_ref();
            self.checked = check.and_then(|check| check.checked(&self.ledger, all));
        }
        true
    }

    /// Takes over what another tab has counted of the board meanwhile, while it is paused itself.
    pub(super) fn hear(&mut self, ledger: &Ledger) {
        let mut merged = self.to_keep();
        // A ledger of another plan or with other counts is of no use here; it stays where it is.
        if self.phase == RunPhase::Paused && self.check.is_none() && merged.merge(ledger).is_ok() {
            self.elapsed_ms = merged.elapsed_ms();
            self.ledger = Rc::new(merged);
        }
    }

    /// The line for the table of finished runs, where the whole board was counted.
    pub(super) fn finished(&self, ended_ms: u64, build: &str) -> Option<Finished> {
        let outcome = self.ledger.outcome()?;
        (self.phase == RunPhase::Done).then(|| Finished {
            ended_ms,
            size: outcome.size,
            total: outcome.total,
            unique: outcome.unique,
            elapsed_ms: self.elapsed_ms,
            method: self.plan().method(),
            kernel: self.pool.counts_by(),
            workers: self.workers(),
            jobs: self.plan().len(),
            build: build.to_owned(),
        })
    }
}

/// The share of the jobs that are done, `0.0..=1.0`.
#[expect(clippy::cast_precision_loss, reason = "a share is read to the percent")]
pub fn share((done, all): (u64, u64)) -> f64 {
    done as f64 / all.max(1) as f64
}

bitqueens_core::named! {
    /// A way to check a total.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Recount {
        /// Some jobs again, one placement after the other.
        Sample => "sample",
        /// Every job again, one placement after the other.
        All => "all",
        /// The whole board by the other method.
        OtherMethod => "other-method",
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct SecondCount {
    pub counted: Rc<Ledger>,
    pub how: Recount,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Checked {
    /// This many jobs came out the same.
    Jobs(u64),
    /// The other method gives the same numbers.
    Total,
    /// A job gave another count.
    Job(Difference),
    /// The other method gives another total.
    Totals { counted: u64, recounted: u64 },
}

/// Entries of the ledger that a sample counts again.
const SAMPLE: usize = 8;

impl SecondCount {
    /// The jobs that are counted again; `None` where the other method counts the whole board.
    pub fn jobs(&self) -> Option<Rc<[Entry]>> {
        Some(self.double_check()?.chosen().into())
    }

    pub fn ledger(&self) -> Ledger {
        let plan = self.counted.plan();
        Ledger::new(match self.how {
            Recount::Sample | Recount::All => plan,
            Recount::OtherMethod => Plan::new(plan.size(), plan.method().other()),
        })
    }

    /// Compares the finished second count of `n_jobs` jobs with the first.
    pub fn checked(&self, recounted: &Ledger, n_jobs: u64) -> Option<Checked> {
        if let Some(check) = self.double_check() {
            let check = check.counted_again(recounted.clone()).ok()?;
            let difference = check.differences().next();
            return Some(difference.map_or(Checked::Jobs(n_jobs), Checked::Job));
        }
        let (counted, recounted) = (self.counted.outcome()?, recounted.outcome()?);
        Some(if counted == recounted {
            Checked::Total
        } else {
            Checked::Totals {
                counted: counted.total,
                recounted: recounted.total,
            }
        })
    }

    fn double_check(&self) -> Option<DoubleCheck> {
        match self.how {
            // The counts seed the sample: unpredictable, yet reproducible.
            Recount::Sample => {
                let seed = self.counted.sums().total;
                Some(DoubleCheck::sample(&self.counted, SAMPLE, seed))
            }
            Recount::All => Some(DoubleCheck::all(&self.counted)),
            Recount::OtherMethod => None,
        }
    }
}

impl Checked {
    /// Tells whether the second count differs from the first.
    pub const fn is_difference(&self) -> bool {
        matches!(self, Self::Job(_) | Self::Totals { .. })
    }

    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Jobs(jobs) => words::jobs_agree(*jobs),
            Self::Total => words::TOTALS_AGREE.into(),
            Self::Job(difference) => words::job_differs(difference),
            Self::Totals { counted, recounted } => words::totals_differ(*counted, *recounted),
        }
    }
}
