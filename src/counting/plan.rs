//! A whole count, cut into jobs.

use std::fmt;
use std::time::Duration;

use crate::solver::Size;

use super::join::Board;
use super::{Job, cost};

/// The version of the plans: the same version cuts the same board into the same jobs with the same counts.
///
/// Raise it whenever a job of any plan comes to count something else; ledgers of other versions are set aside.
pub const PLAN_VERSION: u32 = 1;

/// How the total is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Row by row, one solution of every eight.
    Search,
    /// Four quarter boards, joined into halves and matched.
    Join,
}

impl Method {
    /// Both methods.
    pub const ALL: [Self; 2] = [Self::Search, Self::Join];

    /// The method's name in ledgers and on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Join => "join",
        }
    }

    /// The method of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name() == name)
    }

    /// The other method, for a whole count to be checked by.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Search => Self::Join,
            Self::Join => Self::Search,
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Which of the three sums a job adds to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sum {
    /// All solutions.
    Total,
    /// Solutions that a half turn maps to themselves.
    HalfTurn,
    /// Solutions that a quarter turn maps to themselves.
    QuarterTurn,
}

/// A whole count of one board by one method, as a row of numbered jobs.
///
/// A plan is four numbers: however many jobs it has, none of them exists before it is asked for.
///
/// ```text
/// 0 ... T-1      T ... T+H-1      T+H
/// total          half turn        quarter turn
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    size: Size,
    method: Method,
    total: u64,
    half_turn: u64,
}

/// The plan of the method that is faster for `size`, by measurement.
///
/// ```
/// use bitqueens::{counting::{Method, plan}, solver::Size};
///
/// assert_eq!(plan(Size::new(8)?).method(), Method::Search);
/// assert_eq!(plan(Size::new(18)?).method(), Method::Join);
/// # Ok::<(), bitqueens::solver::SizeError>(())
/// ```
#[must_use]
pub fn plan(size: Size) -> Plan {
    Plan::new(size, cost::faster(size))
}

impl Plan {
    /// The plan of a method. Boards under 4 have no quarters to join; they are searched whatever is asked.
    #[must_use]
    pub fn new(size: Size, method: Method) -> Self {
        let method = if size.get() < 4 {
            Method::Search
        } else {
            method
        };
        let parts = cost::parts(size, method);
        let total = match method {
            Method::Search => parts,
            Method::Join => Board::new(size).jobs(parts),
        };
        let half_turn = if size.get() < 21 {
            1
        } else {
            u64::from(size.get())
        };
        Self {
            size,
            method,
            total,
            half_turn,
        }
    }

    /// The board.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// How the total is counted.
    #[must_use]
    pub const fn method(self) -> Method {
        self.method
    }

    /// Number of jobs, all three sums together.
    #[must_use]
    #[expect(
        clippy::len_without_is_empty,
        reason = "a plan has at least three jobs"
    )]
    pub const fn len(self) -> u64 {
        self.total + self.half_turn + 1
    }

    /// The job with a number, or `None` from [`Plan::len`] on.
    #[must_use]
    pub const fn job(self, index: u64) -> Option<Job> {
        if index < self.len() {
            Some(Job::of(self, index))
        } else {
            None
        }
    }

    /// The sum that a job adds to, or `None` from [`Plan::len`] on.
    #[must_use]
    pub const fn sum(self, index: u64) -> Option<Sum> {
        if index < self.total {
            Some(Sum::Total)
        } else if index < self.total + self.half_turn {
            Some(Sum::HalfTurn)
        } else if index < self.len() {
            Some(Sum::QuarterTurn)
        } else {
            None
        }
    }

    /// Number of jobs that come before those of a sum.
    pub(crate) const fn start(self, sum: Sum) -> u64 {
        match sum {
            Sum::Total => 0,
            Sum::HalfTurn => self.total,
            Sum::QuarterTurn => self.total + self.half_turn,
        }
    }

    /// The time the whole count took, or would have taken, on the one core it was measured on.
    #[must_use]
    pub fn reference_time(self) -> Duration {
        cost::reference_time(self.size, self.method)
    }
}
