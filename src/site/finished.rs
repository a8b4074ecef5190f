//! A finished run of the counting page, as the browser stores it: each under a key of its own, so that
//! tabs that finish at the same time lose none.

use bitqueens_core::{
    counting::{CountMethod, Kernel, Outcome, checksum},
    solver::Size,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    pub size: Size,
    pub total: u64,
    /// Solutions up to symmetry; `None` where the sums contradict each other.
    pub unique: Option<u64>,
    /// The time, pauses left out, workers' start included.
    pub elapsed_ms: u64,
    pub method: CountMethod,
    /// The kernel that the workers were built for.
    pub kernel: Kernel,
    pub workers: u32,
    pub jobs: u64,
    /// The name of the site's build, in hexadecimal digits.
    pub build: String,
}

impl Finished {
    /// The beginning of every run's key.
    pub const KEYS: &str = "bitqueens.finished.";
    /// The number of finished runs that are kept.
    pub const KEPT: usize = 100;
    pub const COLUMNS: [&str; 9] = [
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
    pub fn is_as_published(&self) -> bool {
        Outcome {
            size: self.size,
            total: self.total,
            unique: self.unique,
        }
        .is_as_published()
    }

    /// Names the board as well: two tabs may finish boards in the same millisecond.
    pub fn key(&self) -> String {
        format!("{}{}.{}", Self::KEYS, self.ended_ms, self.size)
    }

    /// The text to store: the row, and a checksum of it.
    pub fn text(&self) -> String {
        let row = self.row().join(",");
        format!("{row},{:016x}", checksum(row.as_bytes()))
    }

    /// Reads every run among stored texts with their keys; what cannot be read is left out.
    pub fn all<'a>(stored: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<Self> {
        stored
            .filter_map(|(key, text)| Self::from_stored(key, text))
            .collect()
    }

    /// Reads a run that is stored under a key; `None` if the text is not a run, was changed, or belongs to another key.
    pub fn from_stored(key: &str, text: &str) -> Option<Self> {
        let (ended_ms, _) = key.strip_prefix(Self::KEYS)?.split_once('.')?;
        let (row, sum) = text.rsplit_once(',')?;
        if sum != format!("{:016x}", checksum(row.as_bytes())) {
            return None;
        }
        let run = Self::from_line(row, ended_ms.parse().ok()?)?;
        (run.key() == key).then_some(run)
    }

    /// The fields, in the order of the columns.
    pub fn row(&self) -> [String; 9] {
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

    fn from_line(line: &str, ended_ms: u64) -> Option<Self> {
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
            ended_ms,
            size: Size::new(size.parse().ok()?).ok()?,
            total: total.parse().ok()?,
            unique: match unique {
                "" => None,
                unique => Some(unique.parse().ok()?),
            },
            elapsed_ms: elapsed.parse().ok()?,
            method: CountMethod::from_name(method)?,
            kernel: Kernel::from_name(kernel)?,
            workers: workers.parse().ok()?,
            jobs: jobs.parse().ok()?,
            build: is_build.then(|| build.to_owned())?,
        })
    }
}
