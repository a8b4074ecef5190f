//! The messages between the page and a counting worker.

use bitqueens_core::counting::{Job, Kernel};

use serde::{Deserialize, Serialize};

/// A job to count, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobRequest {
    /// The worker's own kernel, or the plain one.
    pub kernel: Kernel,
    /// The job.
    pub job: Job,
}

/// A counted job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobCount {
    /// The kernel and the job.
    pub work: JobRequest,
    /// The job's count.
    pub count: u64,
    /// The time it took, in microseconds, by the worker's own clock; at most 71 minutes.
    pub micros: u32,
}
