//! A job: a part of a count that any worker can count alone.

use std::fmt;

use crate::solver::Size;

use super::join::{self, Board};
use super::search;
use super::{CountMethod, PLAN_VERSION, Plan, Sum, cost};

/// One job of a [`Plan`]. Its count depends on this description alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "[u32; 4]", try_from = "[u32; 4]"))]
pub struct Job {
    plan: Plan,
    index: u64,
}

impl Job {
    /// Makes the job of an index that the caller has checked.
    pub(crate) const fn of(plan: Plan, index: u64) -> Self {
        Self { plan, index }
    }

    /// The plan that the job is of.
    #[must_use]
    pub const fn plan(self) -> Plan {
        self.plan
    }

    /// The job's number in its plan.
    #[must_use]
    pub const fn index(self) -> u64 {
        self.index
    }

    /// The task of the job.
    pub(crate) fn task(self) -> Task {
        let size = self.plan.size();
        let sum = self.plan.sum(self.index).unwrap_or(Sum::QuarterTurn);
        let part = self.index - self.plan.start(sum);
        match (sum, self.plan.method()) {
            (Sum::Total, CountMethod::Search) => Task::Search(search::Share {
                part,
                parts: cost::parts(size, CountMethod::Search),
            }),
            (Sum::Total, CountMethod::Join) => {
                Task::Join(Board::new(size).share(part, cost::parts(size, CountMethod::Join)))
            }
            (Sum::HalfTurn, _) => Task::HalfTurn {
                columns: if self.plan.start(Sum::QuarterTurn) - self.plan.start(Sum::HalfTurn) == 1
                {
                    size.mask()
                } else {
                    1 << part
                },
            },
            (Sum::QuarterTurn, _) => Task::QuarterTurn,
        }
    }
}

/// Writes the job as words, for a message to whoever counts it: the version of the plan, the method above the size, then
/// the number, its low half first.
impl From<Job> for [u32; 4] {
    fn from(job: Job) -> Self {
        let method = match job.plan.method() {
            CountMethod::Search => 0,
            CountMethod::Join => 1,
        };
        [
            PLAN_VERSION,
            method << 8 | u32::from(job.plan.size().get()),
            low_word(job.index),
            low_word(job.index >> 32),
        ]
    }
}

/// Reads the words of a job; a [`JobError`] where they are not a job of this version's plans.
impl TryFrom<[u32; 4]> for Job {
    type Error = JobError;

    fn try_from([version, board, low, high]: [u32; 4]) -> Result<Self, JobError> {
        if version != PLAN_VERSION {
            return Err(JobError::Version(version));
        }
        let [side, method, 0, 0] = board.to_le_bytes() else {
            return Err(JobError::Board(board));
        };
        let size = Size::new(side).map_err(|_| JobError::Board(board))?;
        let method = match method {
            0 => CountMethod::Search,
            1 => CountMethod::Join,
            _ => return Err(JobError::Board(board)),
        };
        let plan = Plan::new(size, method);
        // A board too small for this method is planned by the other one, which the words would name.
        if plan.method() != method {
            return Err(JobError::Board(board));
        }
        let index = u64::from(high) << 32 | u64::from(low);
        plan.job(index).ok_or(JobError::Index(index))
    }
}

/// The lower half of a word.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the upper half is cut on purpose"
)]
const fn low_word(word: u64) -> u32 {
    word as u32
}

/// The task of a job.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task {
    /// Counts below prefixes of the search.
    Search(search::Share),
    /// Counts row sets of the join.
    Join(join::Share),
    /// Counts solutions that a half turn maps to themselves, with the queen of row 0 in `columns`.
    HalfTurn { columns: u32 },
    /// Counts solutions that a quarter turn maps to themselves.
    QuarterTurn,
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { plan, index } = self;
        write!(
            f,
            "{} {} job {} of {}",
            plan.method(),
            plan.size(),
            index + 1,
            plan.len()
        )
    }
}

/// The reason why words are not a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum JobError {
    /// A plan of another version.
    Version(u32),
    /// No such board or method.
    Board(u32),
    /// The plan has no job of this number.
    Index(u64),
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(version) => write!(f, "plan version {version} is not {PLAN_VERSION}"),
            Self::Board(board) => write!(f, "no board or method {board:#x}"),
            Self::Index(index) => write!(f, "the plan has no job {index}"),
        }
    }
}

impl std::error::Error for JobError {}
