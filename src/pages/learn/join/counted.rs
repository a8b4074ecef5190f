//! What this browser has counted, as far as the course speaks of it.

use std::cmp::Reverse;

use bitqueens_core::counting::Method;

/// A finished count of N = 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastCount {
    /// The time it took, in milliseconds.
    pub milliseconds: u64,
    /// The number of workers.
    pub workers: u32,
    /// The method.
    pub method: Method,
}

impl LastCount {
    /// The keys under which the counting page stores finished runs begin so. After it stands when a
    /// run ended; the key alone has a table of earlier runs, the newest first.
    pub const PREFIX: &str = "bitqueens.finished";

    /// Finds the newest count of N = 16 among stored texts with their keys.
    #[must_use]
    pub fn newest<'a>(stored: impl Iterator<Item = (&'a str, &'a str)>) -> Option<Self> {
        let rows = stored.flat_map(|(key, text)| {
            let ended = key
                .strip_prefix(Self::PREFIX)
                .and_then(|rest| rest.strip_prefix('.'));
            let ended: u64 = ended.and_then(|ms| ms.parse().ok()).unwrap_or(0);
            let lines = text.lines().enumerate();
            lines.filter_map(move |(line, row)| Some(((ended, Reverse(line)), Self::of_row(row)?)))
        });
        rows.max_by_key(|(when, _)| *when)
            .map(|(_, counted)| counted)
    }

    /// Reads a row: board, total, unique solutions, milliseconds, method, kernel, workers, and more.
    fn of_row(row: &str) -> Option<Self> {
        let [size, _, _, milliseconds, method, _, workers, ..] =
            row.split(',').collect::<Vec<_>>()[..]
        else {
            return None;
        };
        (size == "16").then_some(())?;
        Some(Self {
            milliseconds: milliseconds.parse().ok()?,
            workers: workers.parse().ok()?,
            method: Method::from_name(method)?,
        })
    }
}
