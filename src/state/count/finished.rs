//! The table of finished runs.

use crate::{
    counting::{Kernel, Method, Outcome},
    solver::Size,
};

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
    /// How it was counted.
    pub method: Method,
    /// By which kernel.
    pub kernel: Kernel,
    /// By how many workers.
    pub workers: u32,
    /// In how many jobs.
    pub jobs: u64,
    /// By which build of the site.
    pub build: String,
}

impl Finished {
    /// The head of the table as CSV.
    pub const HEAD: &str = "n,total,unique,milliseconds,method,kernel,workers,jobs,build";

    /// A line of the table as CSV.
    #[must_use]
    pub fn csv(&self) -> String {
        let unique = self.unique.map(|unique| unique.to_string());
        format!(
            "{},{},{},{},{},{},{},{},{}",
            self.size,
            self.total,
            unique.unwrap_or_default(),
            self.elapsed_ms,
            self.method,
            self.kernel,
            self.workers,
            self.jobs,
            self.build
        )
    }

    /// Whether total and unique equal the published counts.
    #[must_use]
    pub fn is_as_published(&self) -> bool {
        Outcome {
            size: self.size,
            total: self.total,
            unique: self.unique,
        }
        .is_as_published()
    }

    fn from_csv(line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.split(',').collect();
        let &[
            size,
            total,
            unique,
            elapsed,
            method,
            kernel,
            workers,
            jobs,
            build,
        ] = parts.as_slice()
        else {
            return None;
        };
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
            kernel: Kernel::ALL
                .into_iter()
                .find(|known| known.name() == kernel)?,
            workers: workers.parse().ok()?,
            jobs: jobs.parse().ok()?,
            build: is_build.then(|| build.to_owned())?,
        })
    }
}

/// How many finished runs are kept.
const KEPT: usize = 100;

/// The whole table as CSV, the newest run first; also what is stored.
#[must_use]
pub fn finished_text(finished: &[Finished]) -> String {
    let mut text = Finished::HEAD.to_owned();
    for run in finished.iter().take(KEPT) {
        text.push('\n');
        text.push_str(&run.csv());
    }
    text
}

/// The table of a stored text; a line that cannot be read is left out.
#[must_use]
pub fn finished_from_text(text: &str) -> Vec<Finished> {
    text.lines()
        .skip(1)
        .take(KEPT)
        .filter_map(Finished::from_csv)
        .collect()
}
