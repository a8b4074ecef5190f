//! What this browser has counted, as far as the course speaks of it.

use crate::site::Finished;
use bitqueens_core::counting::CountMethod;

/// A finished count of N = 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastCount {
    /// The time it took, in milliseconds.
    pub milliseconds: u64,
    /// The number of workers.
    pub workers: u32,
    /// The method.
    pub method: CountMethod,
}

impl LastCount {
    /// Finds the newest count of N = 16 among stored texts with their keys.
    pub fn newest<'a>(stored: impl Iterator<Item = (&'a str, &'a str)>) -> Option<Self> {
        let of_16 = Finished::all(stored)
            .into_iter()
            .filter(|run| run.size.get() == 16);
        let newest = of_16.max_by_key(|run| run.ended_ms)?;
        Some(Self {
            milliseconds: newest.elapsed_ms,
            workers: newest.workers,
            method: newest.method,
        })
    }
}
