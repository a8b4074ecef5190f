//! One counter on every core.

use bitqueens_core::counting::{Counter, Job, Kernel};
use rayon::{
    ThreadPoolBuilder,
    iter::{ParallelBridge, ParallelIterator},
};

use crate::{Failure, kernel::count_by};

/// Counters on several cores.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crew {
    /// The number of threads.
    pub(crate) threads: usize,
    /// The loop that counts a job.
    pub(crate) kernel: Kernel,
}

impl Crew {
    /// A crew of so many threads, or one on every core.
    pub(crate) fn new(threads: Option<u16>, kernel: Kernel) -> Self {
        let cores = || std::thread::available_parallelism().map_or(1, Into::into);
        Self {
            threads: threads.map_or_else(cores, usize::from),
            kernel,
        }
    }

    /// Counts jobs, the first ones first, and hands each count over; ends at the first failure.
    pub(crate) fn count(
        self,
        jobs: impl Iterator<Item = Job> + Send,
        counted: impl Fn(Job, u64) -> Result<(), Failure> + Sync,
    ) -> Result<(), Failure> {
        let pool = ThreadPoolBuilder::new().num_threads(self.threads).build();
        let pool = pool.map_err(|error| Failure::refused("threads", error))?;
        pool.install(|| {
            // Each thread keeps the tables that its next job may need again.
            jobs.par_bridge()
                .map_init(Counter::default, |counter, job| {
                    (job, count_by(self.kernel, counter, job))
                })
                .try_for_each(|(job, count)| counted(job, count))
        })
    }
}
