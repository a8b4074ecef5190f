//! The record of finished jobs, so that a count can be resumed and no job is counted twice.
//!
//! Up to a few thousand jobs the ledger keeps every count.
//! Beyond that neighbouring jobs share an entry, so that the ledger of the longest plan stays small;
//! a double-check then compares whole entries.

mod merge;
mod text;

use std::{fmt, ops::Range};

use super::{Job, Outcome, Plan, Sum, Sums, known};

pub use text::LedgerError;

/// Finished jobs of one plan, and the time that they took.
///
/// ```
/// use bitqueens_core::{counting::{Counter, Ledger, plan}, solver::Size};
///
/// let mut ledger = Ledger::new(plan(Size::new(8)?));
/// let mut counter = Counter::default();
/// for job in ledger.left().collect::<Vec<_>>() {
///     ledger.record(job.index(), counter.count(job))?;
/// }
/// let outcome = ledger.outcome().ok_or("jobs are left")?;
/// assert_eq!((outcome.total, outcome.unique), (92, Some(12)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ledger {
    plan: Plan,
    /// In ascending order. Neighbouring jobs are one entry wherever they may share one.
    entries: Vec<Entry>,
    /// At most [`Ledger::LONGEST_MS`].
    elapsed_ms: u64,
}

/// Neighbouring finished jobs and what they counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The first job.
    pub first: u64,
    /// The number of jobs.
    pub jobs: u64,
    /// The sum of their counts.
    pub count: u64,
}

impl Entry {
    /// The number after the last job's.
    const fn end(self) -> u64 {
        self.first + self.jobs
    }
}

impl Ledger {
    /// The most stretches into which a plan is divided; only jobs of one stretch may share an entry.
    const STRETCHES: u64 = 4096;

    /// The longest time that a ledger takes, in milliseconds: a century.
    pub const LONGEST_MS: u64 = 100 * 365 * 24 * 60 * 60 * 1_000;

    /// The most bytes of a ledger's text that are read: a plan of any length is counted in far fewer, and a text
    /// without an end is refused.
    pub const LONGEST_TEXT: usize = 1 << 24;

    /// A ledger without a finished job.
    #[must_use]
    pub const fn new(plan: Plan) -> Self {
        Self {
            plan,
            entries: Vec::new(),
            elapsed_ms: 0,
        }
    }

    /// The same jobs with another time, in milliseconds; a longer one than the longest stops there.
    #[must_use]
    pub fn with_elapsed_ms(self, elapsed_ms: u64) -> Self {
        Self {
            elapsed_ms: elapsed_ms.min(Self::LONGEST_MS),
            ..self
        }
    }

    /// The time that the finished jobs took, in milliseconds.
    #[must_use]
    pub const fn elapsed_ms(&self) -> u64 {
        self.elapsed_ms
    }

    /// The plan whose jobs are recorded.
    #[must_use]
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// The finished jobs, in ascending order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of finished jobs.
    #[must_use]
    pub fn n_done(&self) -> u64 {
        self.entries.iter().map(|entry| entry.jobs).sum()
    }

    /// Tests whether a job is finished.
    #[must_use]
    pub fn has(&self, index: u64) -> bool {
        let after = self.entries.partition_point(|entry| entry.first <= index);
        self.entries[..after]
            .last()
            .is_some_and(|entry| index < entry.end())
    }

    /// The first job from this one on that is not finished, or `None` where all of them are.
    ///
    /// Whole entries are passed over, so hundreds of millions of finished jobs take no time.
    #[must_use]
    pub fn next_left(&self, from: u64) -> Option<u64> {
        let after = self.entries.partition_point(|entry| entry.end() <= from);
        let mut next = from;
        for entry in &self.entries[after..] {
            if next < entry.first {
                break;
            }
            next = entry.end();
        }
        (next < self.plan.len()).then_some(next)
    }

    /// The jobs that are not finished, in ascending order.
    pub fn left(&self) -> impl Iterator<Item = Job> {
        let starts = std::iter::once(0).chain(self.entries.iter().map(|entry| entry.end()));
        let ends = self.entries.iter().map(|entry| entry.first);
        let gaps = starts.zip(ends.chain([self.plan.len()]));
        gaps.flat_map(|(start, end)| start..end)
            .filter_map(|index| self.plan.job(index))
    }

    /// Enters the count of a finished job.
    ///
    /// # Errors
    /// [`RecordError`] when the plan has no such job, when it is entered already, or when the sum does not fit 64 bits.
    /// The ledger is unchanged then.
    pub fn record(&mut self, index: u64, count: u64) -> Result<(), RecordError> {
        if self.plan.job(index).is_none() {
            return Err(RecordError::NoSuchJob(index));
        }
        if self.has(index) {
            return Err(RecordError::Again(index));
        }
        let mut entry = Entry {
            first: index,
            jobs: 1,
            count,
        };
        let at = self.entries.partition_point(|entry| entry.first < index);
        let mut replaced = at..at;
        if at < self.entries.len() {
            let after = self.entries[at];
            if entry.end() == after.first && self.share_an_entry(index, after.first) {
                entry = self.joined(entry, after)?;
                replaced.end += 1;
            }
        }
        if 0 < at {
            let before = self.entries[at - 1];
            if before.end() == index && self.share_an_entry(before.first, index) {
                entry = self.joined(before, entry)?;
                replaced.start -= 1;
            }
        }
        self.entries.splice(replaced, [entry]);
        Ok(())
    }

    /// The sums of the finished jobs.
    ///
    /// A sum that does not fit 64 bits stops at the greatest value: no board has so many solutions.
    #[must_use]
    pub fn sums(&self) -> Sums {
        let mut sums = Sums::default();
        for entry in &self.entries {
            let sum = match self.plan.sum(entry.first) {
                Some(Sum::Total) => &mut sums.total,
                Some(Sum::HalfTurn) => &mut sums.half_turn,
                Some(Sum::QuarterTurn) | None => &mut sums.quarter_turn,
            };
            *sum = sum.saturating_add(entry.count);
        }
        sums
    }

    /// Total and unique; `None` until every job is finished.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        (self.n_done() == self.plan.len()).then(|| Outcome::new(self.plan.size(), self.sums()))
    }

    /// Tests whether at least one job is wrong: a sum is above the published total, or every job is
    /// finished and the outcome is not the published one.
    ///
    /// Such a ledger is written, read and merged like any other; a double-check finds the job.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        let Sums {
            total,
            half_turn,
            quarter_turn,
        } = self.sums();
        let most = known(self.plan.size()).total;
        let is_above = most < total.max(half_turn).max(quarter_turn);
        is_above
            || self
                .outcome()
                .is_some_and(|outcome| !outcome.is_as_published())
    }

    /// The same jobs without every entry that has one of these, which are then left to count.
    ///
    /// ```
    /// use bitqueens_core::{counting::{Ledger, plan}, solver::Size};
    ///
    /// let mut ledger = Ledger::new(plan(Size::new(16)?));
    /// for index in 0..4 {
    ///     ledger.record(index, 1_000)?;
    /// }
    /// let kept = ledger.without(&[2..3]);
    /// assert_eq!((kept.n_done(), kept.next_left(0)), (3, Some(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn without(&self, jobs: &[Range<u64>]) -> Self {
        let is_named = |entry: &Entry| {
            jobs.iter()
                .any(|jobs| entry.first < jobs.end && jobs.start < entry.end())
        };
        let entries = self.entries.iter().copied();
        Self {
            entries: entries.filter(|entry| !is_named(entry)).collect(),
            ..*self
        }
    }

    /// Tests whether two jobs lie in the same stretch of the same sum.
    fn share_an_entry(&self, a: u64, b: u64) -> bool {
        self.stretch(a) == self.stretch(b) && self.plan.sum(a) == self.plan.sum(b)
    }

    /// The number of the stretch that a job lies in.
    const fn stretch(&self, index: u64) -> u64 {
        index / self.plan.len().div_ceil(Self::STRETCHES)
    }

    fn joined(&self, a: Entry, b: Entry) -> Result<Entry, RecordError> {
        let count = a.count.checked_add(b.count);
        Ok(Entry {
            first: a.first,
            jobs: a.jobs + b.jobs,
            count: count.ok_or(RecordError::Overflow(self.plan))?,
        })
    }
}

/// The reason why a ledger refuses a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordError {
    /// The plan has no job of this number.
    NoSuchJob(u64),
    /// The job is finished already.
    Again(u64),
    /// The sum of neighbouring jobs does not fit 64 bits.
    Overflow(Plan),
    /// The other ledger is of another plan.
    OtherPlan(Plan),
    /// Ledgers have two counts of the same jobs, where a count may follow from others.
    Contradiction {
        /// The first of the jobs.
        first: u64,
        /// The number of jobs.
        jobs: u64,
        /// Both counts.
        counts: [i128; 2],
    },
    /// Taken together, ledgers leave less than nothing for these jobs.
    Negative {
        /// The first of the jobs.
        first: u64,
        /// The number of jobs.
        jobs: u64,
        /// What is left for them.
        count: i128,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchJob(index) => write!(f, "the plan has no job {index}"),
            Self::Again(index) => write!(f, "job {index} is counted already"),
            Self::Overflow(plan) => write!(
                f,
                "no board of size {} has so many: at least one job is wrong",
                plan.size()
            ),
            Self::OtherPlan(plan) => write!(
                f,
                "the other ledger counts size {} by {}",
                plan.size(),
                plan.method()
            ),
            Self::Contradiction {
                first,
                jobs,
                counts: [one, other],
            } => {
                let jobs = Jobs(*first, *jobs);
                write!(f, "two counts of {jobs}: {one} and {other}")
            }
            Self::Negative { first, jobs, count } => {
                let jobs = Jobs(*first, *jobs);
                write!(f, "the counts of other jobs leave {count} for {jobs}")
            }
        }
    }
}

impl std::error::Error for RecordError {}

/// Jobs from one on, so many of them, as a sentence names them.
struct Jobs(u64, u64);

impl fmt::Display for Jobs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self(first, 0 | 1) => write!(f, "job {first}"),
            Self(first, jobs) => write!(f, "the jobs {first} to {}", first + (jobs - 1)),
        }
    }
}
