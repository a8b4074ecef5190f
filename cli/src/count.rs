//! `bitqueens count`

use std::{
    io::Write,
    path::PathBuf,
    time::{Duration, Instant},
};

use bitqueens_core::counting::{Job, Ledger, Plan, plan};
use indicatif::{ProgressBar, ProgressStyle};

use crate::{Failure, arguments::Count, crew::Crew, ledger_file, output::print, summary};

/// Writing the ledger takes at most one part in so many of the time, so that little is counted again
/// after a kill and the disk never holds the counters up.
const SAVED_PART: u32 = 20;

/// Counts a board or a part of its jobs.
pub(crate) fn count(arguments: &Count) -> Result<(), Failure> {
    let size = arguments.size;
    let plan = Plan::new(size, arguments.method.unwrap_or(plan(size).method()));
    let jobs = match arguments.jobs {
        Some(jobs) => jobs.of(plan).map_err(Failure::Refused)?,
        None => 0..plan.len(),
    };
    let kernel = arguments.kernel.here();
    let kernel = kernel.map_err(|why| Failure::Refused(why.to_owned()))?;
    let crew = Crew::new(arguments.threads, kernel);
    let ledger = match &arguments.ledger {
        Some(path) => ledger_file::read_or_new(path, plan)?,
        None => Ledger::new(plan),
    };

    let before = ledger.clone();
    let left = || jobs.clone().filter(|&index| !before.has(index));
    let mut record = Record::new(ledger, arguments.ledger.clone(), left().count());
    crew.count(left().filter_map(|index| plan.job(index)), |job, count| {
        record.add(job, count)
    })?;
    let ledger = record.finish()?;
    if let Some(outcome) = ledger.outcome() {
        print(|output| {
            writeln!(output, "total {}", outcome.total)?;
            let unique = outcome.unique.map(|unique| unique.to_string());
            writeln!(output, "unique {}", unique.as_deref().unwrap_or("-"))
        })?;
    } else if arguments.ledger.is_none() {
        print(|output| writeln!(output, "{ledger}"))?;
    }
    summary::tell(&ledger)
}

/// The ledger of a count that is going on, with its file and its progress bar.
struct Record {
    ledger: Ledger,
    path: Option<PathBuf>,
    began: Instant,
    /// The time of earlier runs.
    before_ms: u64,
    /// When the file was written last, and the time that it took.
    saved: (Instant, Duration),
    bar: ProgressBar,
}

impl Record {
    fn new(ledger: Ledger, path: Option<PathBuf>, n_jobs: usize) -> Self {
        let bar = ProgressBar::new(u64::try_from(n_jobs).unwrap_or(u64::MAX));
        let template = "{wide_bar} {human_pos} of {human_len} jobs, {elapsed}, {eta} left";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(500));
        Self {
            before_ms: ledger.elapsed_ms(),
            ledger,
            path,
            began: Instant::now(),
            saved: (Instant::now(), Duration::ZERO),
            bar,
        }
    }

    fn add(&mut self, job: Job, count: u64) -> Result<(), Failure> {
        let recorded = self.ledger.record(job.index(), count);
        recorded.map_err(|error| Failure::Wrong(error.to_string()))?;
        self.bar.inc(1);
        let (saved, cost) = self.saved;
        if cost * SAVED_PART <= saved.elapsed() {
            let start = Instant::now();
            self.save()?;
            self.saved = (Instant::now(), start.elapsed());
        }
        Ok(())
    }

    fn finish(self) -> Result<Ledger, Failure> {
        self.bar.finish_and_clear();
        self.save()?;
        Ok(self.timed())
    }

    fn save(&self) -> Result<(), Failure> {
        let path = self.path.as_ref();
        path.map_or(Ok(()), |path| ledger_file::write(path, &self.timed()))
    }

    /// The ledger with the time of this run and of those before.
    fn timed(&self) -> Ledger {
        let since_ms = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let elapsed_ms = self.before_ms.saturating_add(since_ms);
        self.ledger.clone().with_elapsed_ms(elapsed_ms)
    }
}
