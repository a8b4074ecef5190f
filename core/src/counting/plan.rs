//! The plan of a count: its jobs by number.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{UnknownName, solver::Size};

use super::join::Board;
use super::{Job, Kernel, cost};

/// The version of the plans. One version cuts a board into the same jobs with the same counts everywhere.
///
/// Raise it whenever a job of any plan counts something else; ledgers of other versions are set aside.
pub const PLAN_VERSION: u32 = 1;

crate::named! {
    /// The method by which the total is counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum CountMethod {
        /// Row by row, one solution of every eight.
        Search => "search",
        /// Four quarter boards, joined into halves and matched.
        Join => "join",
    }
}

impl CountMethod {
    /// The other method, with which a whole count can be checked.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Search => Self::Join,
            Self::Join => Self::Search,
        }
    }
}

impl fmt::Display for CountMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for CountMethod {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::from_name(name).ok_or(UnknownName)
    }
}

/// One of the three sums that jobs add to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sum {
    /// All solutions.
    Total,
    /// Solutions that a half turn maps to themselves.
    HalfTurn,
    /// Solutions that a quarter turn maps to themselves.
    QuarterTurn,
}

/// A whole count of one board by one method, as numbered jobs.
///
/// A plan is four numbers, however many jobs it has; a job is made when it is asked for.
///
/// ```text
/// 0 ... T-1      T ... T+H-1      T+H
/// total          half turn        quarter turn
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    size: Size,
    method: CountMethod,
    total: u64,
    half_turn: u64,
}

/// The plan of the method that is faster for `size` on vectors, by measurement.
///
/// ```
/// use bitqueens_core::{counting::{CountMethod, plan}, solver::Size};
///
/// assert_eq!(plan(Size::new(8)?).method(), CountMethod::Search);
/// assert_eq!(plan(Size::new(18)?).method(), CountMethod::Join);
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[must_use]
pub fn plan(size: Size) -> Plan {
    Plan::new(size, cost::faster(size))
}

/// The plan of the method that is faster for `size` where this kernel counts. Its totals are those of [`plan`].
///
/// ```
/// use bitqueens_core::{counting::{CountMethod, Kernel, plan_for}, solver::Size};
///
/// let fifteen = Size::new(15)?;
/// assert_eq!(plan_for(Kernel::Simd, fifteen).method(), CountMethod::Search);
/// assert_eq!(plan_for(Kernel::Scalar, fifteen).method(), CountMethod::Join);
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[must_use]
pub fn plan_for(kernel: Kernel, size: Size) -> Plan {
    match kernel {
        Kernel::Scalar => Plan::new(size, cost::faster_scalar(size)),
        _ => plan(size),
    }
}

impl Plan {
    /// The plan of a method. Boards under 4 have no quarters to join and are always searched.
    #[must_use]
    pub fn new(size: Size, method: CountMethod) -> Self {
        let method = if size.get() < 4 {
            CountMethod::Search
        } else {
            method
        };
        let parts = cost::parts(size, method);
        let total = match method {
            CountMethod::Search => parts,
            CountMethod::Join => Board::new(size).jobs(parts),
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

    /// The method by which the total is counted.
    #[must_use]
    pub const fn method(self) -> CountMethod {
        self.method
    }

    /// The number of jobs of all three sums.
    #[must_use]
    #[expect(
        clippy::len_without_is_empty,
        reason = "a plan has at least three jobs"
    )]
    pub const fn len(self) -> u64 {
        self.total + self.half_turn + 1
    }

    /// The number of jobs of the total, which have nearly all of the work; at least 1.
    pub(crate) const fn n_shares(self) -> u64 {
        self.total
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

    /// The number of the first job of a sum.
    pub(crate) const fn start(self, sum: Sum) -> u64 {
        match sum {
            Sum::Total => 0,
            Sum::HalfTurn => self.total,
            Sum::QuarterTurn => self.total + self.half_turn,
        }
    }

    /// The time of the whole count on the one core it was measured on, measured or extrapolated.
    #[must_use]
    pub fn reference_time(self) -> Duration {
        cost::reference_time(self.size, self.method)
    }
}
