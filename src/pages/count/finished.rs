//! The table of finished runs.

use bitqueens_core::{
    counting::{Kernel, Method, Outcome},
    solver::Size,
};

use crate::text::csv;

/// A finished run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The board.
    pub size: Size,
    /// All solutions.
    pub total: u64,
    /// Solutions up to symmetry; `None` where the sums contradict each other.
    pub unique: Option<u64>,
    /// The time, pauses left out, workers' start included.
    pub elapsed_ms: u64,
    /// The method.
    pub method: Method,
    /// The kernel that the workers were built for.
    pub kernel: Kernel,
    /// The number of workers.
    pub workers: u32,
    /// The number of jobs.
    pub jobs: u64,
    /// The stamp of the site's version, in hexadecimal digits.
    pub build: String,
}

impl Finished {
    /// The key under which the table is stored.
    pub const KEY: &str = "bitqueens.finished";
    /// The names of the columns.
    const COLUMNS: [&str; 9] = [
        "n",
        "total",
        "unique",
        "milliseconds",
        "method",
        "kernel",
        "workers",
        "jobs",
        "build",
    ];

    /// Tells whether total and unique equal the published counts.
    #[must_use]
    pub fn is_as_published(&self) -> bool {
        Outcome {
            size: self.size,
            total: self.total,
            unique: self.unique,
        }
        .is_as_published()
    }

    fn row(&self) -> [String; 9] {
        let unique = self.unique.map(|unique| unique.to_string());
        [
            self.size.to_string(),
            self.total.to_string(),
            unique.unwrap_or_default(),
            self.elapsed_ms.to_string(),
            self.method.name().to_owned(),
            self.kernel.name().to_owned(),
            self.workers.to_string(),
            self.jobs.to_string(),
            self.build.clone(),
        ]
    }

    fn from_line(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split(',').collect();
        let [
            size,
            total,
            unique,
            elapsed,
            method,
            kernel,
            workers,
            jobs,
            build,
        ] = fields.try_into().ok()?;
        let is_build = build.bytes().all(|byte| byte.is_ascii_hexdigit()) && build.len() <= 16;
        Some(Self {
            size: Size::new(size.parse().ok()?).ok()?,
            total: total.parse().ok()?,
            unique: match unique {
                "" => None,
                unique => Some(unique.parse().ok()?),
            },
            elapsed_ms: elapsed.parse().ok()?,
            method: Method::from_name(method)?,
            kernel: Kernel::from_name(kernel)?,
            workers: workers.parse().ok()?,
            jobs: jobs.parse().ok()?,
            build: is_build.then(|| build.to_owned())?,
        })
    }
}

/// The number of finished runs that are kept.
const KEPT: usize = 100;

/// Writes the table as comma-separated values, the newest run first; this is also what is stored.
#[must_use]
pub fn finished_text(finished: &[Finished]) -> String {
    let rows = finished.iter().take(KEPT).map(Finished::row);
    let text = csv(Finished::COLUMNS, rows);
    text.trim_end().to_owned()
}

/// Reads the table of a stored text; a line that cannot be read is left out.
#[must_use]
pub fn finished_from_text(text: &str) -> Vec<Finished> {
    text.lines()
        .skip(1)
        .take(KEPT)
        .filter_map(Finished::from_line)
        .collect()
}
