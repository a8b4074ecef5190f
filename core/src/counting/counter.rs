//! The counter of jobs.

#[cfg(not(target_arch = "wasm32"))]
use super::Kernel;
use super::job::Task;
#[cfg(target_arch = "x86_64")]
use super::lanes::avx2 as vectors;
#[cfg(target_arch = "aarch64")]
use super::lanes::neon as vectors;
use super::lanes::{Bits128, Narrow, Planes, Wide, Words16, Words32};
#[cfg(target_arch = "wasm32")]
use super::lanes::{Simd16, Simd32, SimdBits};
use super::{Job, half_turn_fixed, join, quarter_turn_fixed, search};

/// Counts jobs, and keeps the tables that the next job may need again.
///
/// The tables are bounded: a counter stays far below 256 MB whatever it counts.
///
/// ```
/// use bitqueens_core::{counting::{Counter, plan}, solver::Size};
///
/// let plan = plan(Size::new(8)?);
/// let mut counter = Counter::default();
/// let total: u64 = (0..plan.len())
///     .filter(|&index| plan.sum(index) == Some(bitqueens_core::counting::Sum::Total))
///     .filter_map(|index| plan.job(index))
///     .map(|job| counter.count(job))
///     .sum();
/// assert_eq!(total, 92);
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Debug, Default, Clone)]
pub struct Counter {
    join: join::Memory,
}

impl Counter {
    /// Counts a job one placement after the other ([`Kernel::Plain`]).
    #[must_use]
    pub fn count_plain(&mut self, job: Job) -> u64 {
        match job.task() {
            Task::Search(share) => search::count_plain(job.plan().size(), share),
            Task::Join(share) => join::count_plain(share),
            Task::HalfTurn { columns } => half_turn_fixed(job.plan().size(), columns),
            Task::QuarterTurn => quarter_turn_fixed(job.plan().size()),
        }
    }

    /// Counts a job by the fast algorithms, without vectors ([`Kernel::Scalar`]).
    #[must_use]
    pub fn count(&mut self, job: Job) -> u64 {
        self.count_on::<Words16, Words32, Bits128, false>(job)
    }

    /// Counts a job by the fast algorithms, on vectors ([`Kernel::Simd`]).
    ///
    /// Only the SIMD build of the worker may call it: a module with vectors does not load in every browser.
    #[cfg(target_arch = "wasm32")]
    #[target_feature(enable = "simd128")]
    #[must_use]
    pub fn count_simd(&mut self, job: Job) -> u64 {
        self.count_on::<Simd16, Simd32, SimdBits, true>(job)
    }

    /// Counts a job by the fast algorithms, on vectors ([`Kernel::Simd`]).
    ///
    /// Asks the processor at run time: for AVX2 on x86-64, for NEON on 64-bit ARM, whose speed has not been measured.
    /// Without vectors it counts as [`Counter::count`] does.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn count_simd(&mut self, job: Job) -> u64 {
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        if let Some(count) = vectors::count(self, job) {
            return count;
        }
        self.count(job)
    }

    /// Counts a job by a kernel.
    ///
    /// ```
    /// use bitqueens_core::{counting::{Counter, Kernel, plan}, solver::Size};
    ///
    /// let job = plan(Size::new(8)?).job(0).ok_or("no job")?;
    /// for kernel in Kernel::ALL {
    ///     assert_eq!(Counter::default().count_by(kernel, job), 92, "{kernel}");
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn count_by(&mut self, kernel: Kernel, job: Job) -> u64 {
        match kernel {
            Kernel::Plain => self.count_plain(job),
            Kernel::Scalar => self.count(job),
            Kernel::Simd => self.count_simd(job),
        }
    }

    /// Tells whether [`Counter::count_simd`] has vectors on this machine.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn has_vectors() -> bool {
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        {
            vectors::is_there()
        }
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        {
            false
        }
    }

    /// Counts a job on vectors. It is inlined so that the caller's instructions are those of its loops.
    #[inline(always)]
    pub(super) fn count_on<N: Narrow, W: Wide, P: Planes, const VECTORS: bool>(
        &mut self,
        job: Job,
    ) -> u64 {
        match job.task() {
            Task::Search(share) => search::count_chunked::<N, W>(job.plan().size(), share),
            Task::Join(share) => join::count::<W, P, VECTORS>(&mut self.join, share),
            Task::HalfTurn { columns } => half_turn_fixed(job.plan().size(), columns),
            Task::QuarterTurn => quarter_turn_fixed(job.plan().size()),
        }
    }
}
