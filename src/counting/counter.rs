//! Counts jobs, one after the other.

use std::fmt;

use super::job::Task;
use super::join::Quarters;
use super::lanes::{Bits128, Narrow, Planes, Wide, Words16, Words32};
#[cfg(target_arch = "wasm32")]
use super::lanes::{Simd16, Simd32, SimdBits};
use super::{Job, half_turn_fixed, join, quarter_turn_fixed, search};

/// The loop that counts a job. Every kernel gives every job the same count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kernel {
    /// One placement after the other: obviously right, and the judge of the other two.
    Plain,
    /// The fast algorithms, without vectors.
    Scalar,
    /// The fast algorithms on vectors of 128 bits.
    Simd,
}

impl Kernel {
    /// Every kernel.
    pub const ALL: [Self; 3] = [Self::Plain, Self::Scalar, Self::Simd];

    /// The kernel's name on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Scalar => "scalar",
            Self::Simd => "simd",
        }
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Counts jobs and keeps the tables that the next job may want again.
///
/// The tables are bounded: a counter stays far below 256 MB whatever it counts.
///
/// ```
/// use bitqueens::{counting::{Counter, plan}, solver::Size};
///
/// let plan = plan(Size::new(8)?);
/// let mut counter = Counter::default();
/// let total: u64 = (0..plan.len())
///     .filter(|&index| plan.sum(index) == Some(bitqueens::counting::Sum::Total))
///     .filter_map(|index| plan.job(index))
///     .map(|job| counter.count(job))
///     .sum();
/// assert_eq!(total, 92);
/// # Ok::<(), bitqueens::solver::SizeError>(())
/// ```
#[derive(Debug, Default)]
pub struct Counter {
    quarters: Quarters,
}

impl Counter {
    /// The count of a job, one placement after the other ([`Kernel::Plain`]).
    #[must_use]
    pub fn count_plain(&mut self, job: Job) -> u64 {
        match job.task() {
            Task::Search(share) => search::count_plain(job.plan().size(), share),
            Task::Join(share) => join::count_plain(share),
            Task::HalfTurn { columns } => half_turn_fixed(job.plan().size(), columns),
            Task::QuarterTurn => quarter_turn_fixed(job.plan().size()),
        }
    }

    /// The count of a job by the fast algorithms, without vectors ([`Kernel::Scalar`]).
    #[must_use]
    pub fn count(&mut self, job: Job) -> u64 {
        self.count_on::<Words16, Words32, Bits128, false>(job)
    }

    /// The count of a job by the fast algorithms, on vectors ([`Kernel::Simd`]).
    ///
    /// Only the SIMD build of the worker may call it: a module with vectors does not load everywhere.
    #[cfg(target_arch = "wasm32")]
    #[target_feature(enable = "simd128")]
    #[must_use]
    pub fn count_simd(&mut self, job: Job) -> u64 {
        self.count_on::<Simd16, Simd32, SimdBits, true>(job)
    }

    /// The count of a job by the fast algorithms, on vectors ([`Kernel::Simd`]).
    ///
    /// This machine has other vectors than WebAssembly; arrays take their place, for the same steps.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn count_simd(&mut self, job: Job) -> u64 {
        self.count_on::<Words16, Words32, Bits128, true>(job)
    }

    #[expect(
        clippy::inline_always,
        reason = "the caller brings the SIMD feature along"
    )]
    #[inline(always)]
    fn count_on<N: Narrow, W: Wide, P: Planes, const VECTORS: bool>(&mut self, job: Job) -> u64 {
        match job.task() {
            Task::Search(share) => search::count_chunked::<N, W>(job.plan().size(), share),
            Task::Join(share) => join::count::<W, P, VECTORS>(&mut self.quarters, share),
            Task::HalfTurn { columns } => half_turn_fixed(job.plan().size(), columns),
            Task::QuarterTurn => quarter_turn_fixed(job.plan().size()),
        }
    }
}
