//! The jobs that one machine of many counts.

use std::{fmt, ops::Range, str::FromStr};

use bitqueens_core::counting::Plan;

/// Neighbouring jobs of a plan that is not known yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JobRange {
    /// `A..B`: from job A to before job B, or to the end.
    Range(u64, Option<u64>),
    /// `K/M`: the K-th of M parts of as many jobs, from 0 on.
    Part(u64, u64),
}

impl JobRange {
    /// The jobs in a plan.
    ///
    /// # Errors
    /// A sentence where the plan has no such jobs.
    pub(crate) fn of(self, plan: Plan) -> Result<Range<u64>, String> {
        let len = plan.len();
        let jobs = match self {
            Self::Range(start, end) => start..end.unwrap_or(len),
            Self::Part(part, parts) => {
                let start = |part| u128::from(len) * u128::from(part) / u128::from(parts);
                // A part of a number of 64 bits has no more bits.
                let [start, end] =
                    [part, part + 1].map(|part| u64::try_from(start(part)).unwrap_or(u64::MAX));
                start..end
            }
        };
        if jobs.start <= jobs.end && jobs.end <= len {
            Ok(jobs)
        } else {
            let (size, last) = (plan.size(), len - 1);
            Err(format!(
                "--jobs {self}: N = {size} has the jobs 0 to {last}"
            ))
        }
    }
}

impl FromStr for JobRange {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "write A..B, from job A to before job B, or K/M, the K-th of M parts from 0 on";
        let number = |text: &str| text.parse().map_err(|_| wrong);
        if let Some((part, parts)) = text.split_once('/') {
            let (part, parts): (u64, u64) = (number(part)?, number(parts)?);
            return if part < parts {
                Ok(Self::Part(part, parts))
            } else {
                Err("of M parts the last one has the number M - 1")
            };
        }
        let (start, end) = text.split_once("..").ok_or(wrong)?;
        let start = if start.is_empty() { 0 } else { number(start)? };
        let end = if end.is_empty() {
            None
        } else {
            Some(number(end)?)
        };
        Ok(Self::Range(start, end))
    }
}

impl fmt::Display for JobRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range(start, None) => write!(f, "{start}.."),
            Self::Range(start, Some(end)) => write!(f, "{start}..{end}"),
            Self::Part(part, parts) => write!(f, "{part}/{parts}"),
        }
    }
}
