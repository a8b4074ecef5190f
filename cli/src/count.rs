//! `bitqueens count`

use std::{
    io::Write,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use bitqueens_core::counting::{Job, Ledger, Outcome, Plan, RecordError, plan};
use serde_json::json;

use crate::{
    Failure,
    arguments::{Count, Talk},
    crew::Crew,
    ledger_file::SharedLedger,
    ledger_report,
    output::{print, say},
    progress::Progress,
    stop::Stop,
};

/// Writing the ledger takes at most one part in so many of the time, so that little is counted again
/// after a kill and the disk never holds the counters up.
const SAVED_PART: u32 = 20;

/// A count of this time on one core is worth a ledger.
const LONG: Duration = Duration::from_mins(10);

/// Counts a board or a part of its jobs.
pub(crate) fn count(arguments: &Count, talk: &Talk) -> Result<(), Failure> {
    let size = arguments.size;
    let plan = Plan::new(size, arguments.method.unwrap_or(plan(size).method()));
    let jobs = match arguments.jobs {
        Some(jobs) => jobs.of(plan).map_err(Failure::Refused)?,
        None => 0..plan.len(),
    };
    let kernel = arguments.kernel.here();
    let kernel = kernel.map_err(|why| Failure::Refused(why.to_owned()))?;
    let crew = Crew::new(arguments.threads, kernel);
    let (file, ledger) = match &arguments.ledger {
        Some(path) => {
            let (file, ledger) = SharedLedger::open(path, plan)?;
            (Some(file), ledger)
        }
        None => (None, Ledger::new(plan)),
    };

    if file.is_none() && LONG < plan.reference_time() {
        talk.say("nothing is kept of this count when it is stopped: --ledger FILE would keep it");
    }
    let n_left = jobs.clone().filter(|&index| !ledger.has(index)).count();
    let progress = Progress::new(
        talk,
        &arguments.lines,
        u64::try_from(n_left).unwrap_or(u64::MAX),
        None,
    );
    let record = Mutex::new(Record::new(ledger, file, progress)?);
    // Another process may write a stretch of jobs that overlaps with this one's, and then one of both
    // has to be counted again.
    while jobs.clone().any(|index| !lock(&record).ledger.has(index)) {
        let left = jobs
            .clone()
            .filter(|&index| !lock(&record).ledger.has(index));
        let left = left.filter_map(|index| plan.job(index));
        let counted = crew.count(left, |job, count| lock(&record).add(job, count));
        lock(&record).save()?;
        counted?;
    }
    let record = record.into_inner().unwrap_or_else(PoisonError::into_inner);
    record.progress.finish();
    let ledger = record.ledger;
    match ledger.outcome() {
        _ if arguments.json => {
            let mut facts = ledger_report::facts(&ledger);
            if arguments.ledger.is_none() {
                facts.push(("ledger", json!(ledger.to_string())));
            }
            ledger_report::print_facts(&facts, true)?;
        }
        Some(outcome) => print_outcome(outcome)?,
        None if arguments.ledger.is_none() => print(|output| writeln!(output, "{ledger}"))?,
        None => {}
    }
    ledger_report::tell(&ledger, talk)
}

/// Prints total and unique. Where the standard output cannot be written, the standard error has them:
/// they may be the work of days.
fn print_outcome(outcome: Outcome) -> Result<(), Failure> {
    let unique = outcome.unique.map(|unique| unique.to_string());
    let unique = unique.as_deref().unwrap_or("-");
    let total = outcome.total;
    let printed = print(|output| writeln!(output, "total {total}\nunique {unique}"));
    if let Err(Failure::Refused(_)) = &printed {
        say(format_args!("total {total}, unique {unique}"));
    }
    printed
}

fn lock(record: &Mutex<Record>) -> MutexGuard<'_, Record> {
    record.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The ledger of a count that is going on, with its file and its progress bar.
struct Record {
    ledger: Ledger,
    file: Option<SharedLedger>,
    /// Up to when the time is in the ledger.
    timed: Instant,
    /// When the file was written last, and the time that it took.
    saved: (Instant, Duration),
    progress: Progress,
    stop: Stop,
}

impl Record {
    fn new(
        ledger: Ledger,
        file: Option<SharedLedger>,
        progress: Progress,
    ) -> Result<Self, Failure> {
        Ok(Self {
            ledger,
            file,
            timed: Instant::now(),
            saved: (Instant::now(), Duration::ZERO),
            progress,
            stop: Stop::listen().map_err(|error| Failure::refused("signals", error))?,
        })
    }

    fn add(&mut self, job: Job, count: u64) -> Result<(), Failure> {
        let recorded = match self.ledger.record(job.index(), count) {
            // Another process has written it in the meantime.
            Err(RecordError::Again(index)) => self.compare(index, count),
            recorded => recorded,
        };
        recorded.map_err(|error| Failure::Wrong(error.to_string()))?;
        self.progress.add();
        if let Some(signal) = self.stop.signal() {
            let kept = self.kept();
            return Err(Failure::Stopped { signal, kept });
        }
        let (saved, cost) = self.saved;
        if cost * SAVED_PART <= saved.elapsed() {
            let start = Instant::now();
            self.save()?;
            self.saved = (Instant::now(), start.elapsed());
        }
        Ok(())
    }

    /// What is kept of a count that stops here.
    fn kept(&self) -> String {
        let (done, all) = (self.ledger.n_done(), self.ledger.plan().len());
        match &self.file {
            Some(file) => format!(
                "stopped: {done} of {all} jobs are in {}, and the same command goes on from there",
                file.path().display()
            ),
            None => format!("stopped: {done} of {all} jobs were counted, and nothing keeps them"),
        }
    }

    /// Compares a count with that of the ledger, which has the job.
    fn compare(&self, index: u64, count: u64) -> Result<(), RecordError> {
        let mut job = Ledger::new(self.ledger.plan());
        job.record(index, count)?;
        self.ledger.clone().merge(&job)
    }

    /// Brings the ledger and its file to the same jobs.
    fn save(&mut self) -> Result<(), Failure> {
        let now = Instant::now();
        let since = now.duration_since(self.timed).as_millis();
        let since_ms = u64::try_from(since).unwrap_or(u64::MAX);
        self.ledger = if let Some(file) = &mut self.file {
            file.merge(&self.ledger, since_ms)?
        } else {
            let elapsed_ms = self.ledger.elapsed_ms().saturating_add(since_ms);
            self.ledger.clone().with_elapsed_ms(elapsed_ms)
        };
        // What is less than a millisecond is left to the next time.
        self.timed += Duration::from_millis(since_ms);
        Ok(())
    }
}
