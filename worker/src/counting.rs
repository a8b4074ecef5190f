//! The messages between the page and a counting worker.

use bitqueens_core::counting::{Job, Kernel};

use crate::{
    Words,
    words::{at_index, halves, index_of, numbers},
};

/// A job to count, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobRequest {
    /// The worker's own kernel, or the plain one.
    pub kernel: Kernel,
    /// The job.
    pub job: Job,
}

/// A counted job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobCount {
    /// The kernel and the job.
    pub work: JobRequest,
    /// The job's count.
    pub count: u64,
    /// The time it took, in microseconds, by the worker's own clock; at most 71 minutes.
    pub micros: u32,
}

impl Words for JobRequest {
    fn write(&self, words: &mut Vec<u32>) {
        words.push(index_of(&Kernel::ALL, &self.kernel));
        words.extend(self.job.to_words());
    }

    fn read(words: &[u32]) -> Option<Self> {
        let (&kernel, job) = words.split_first()?;
        Some(Self {
            kernel: at_index(&Kernel::ALL, kernel)?,
            job: Job::from_words(job.try_into().ok()?).ok()?,
        })
    }
}

impl Words for JobCount {
    fn write(&self, words: &mut Vec<u32>) {
        self.work.write(words);
        words.extend(halves([self.count]));
        words.push(self.micros);
    }

    fn read(words: &[u32]) -> Option<Self> {
        let (&micros, words) = words.split_last()?;
        let (work, count) = words.split_last_chunk::<2>()?;
        let [count] = numbers(count)?;
        Some(Self {
            work: JobRequest::read(work)?,
            count,
            micros,
        })
    }
}
