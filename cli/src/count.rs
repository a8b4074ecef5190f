//! `bitqueens count`

use std::{
    ops::Range,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use bitqueens_core::counting::{Job, Ledger, Outcome, Plan, RecordError, plan};
use serde_json::json;

use crate::{
    Failure,
    arguments::{Count, Talk},
    crew::{Crew, End, Event},
    ledger_file::SharedLedger,
    ledger_report,
    output::print_result,
    progress::Progress,
    stop::Stop,
};

/// Writing the ledger takes at most one part in so many of the time, so that little is counted again
/// after a kill and the disk never holds the counters up.
const SAVED_PART: u32 = 20;

/// A count of this time on one core is worth a ledger.
const LONG: Duration = Duration::from_mins(10);

/// A stopped count waits this long for the lock of its file.
const LAST_WAIT: Duration = Duration::from_secs(3);

/// Counts a board or a part of its jobs.
pub(crate) fn count(arguments: &Count, talk: &Talk) -> Result<(), Failure> {
    let size = arguments.size;
    let plan = Plan::new(size, arguments.method.unwrap_or(plan(size).method()));
    let jobs = match arguments.jobs {
        Some(jobs) => jobs.of(plan).map_err(Failure::Refused)?,
        None => 0..plan.len(),
    };
    let crew = Crew::new(arguments.threads, arguments.kernel)?;
    let stop = Stop::listen()?;
    let (file, ledger) = match &arguments.ledger {
        Some(path) => {
            let (file, ledger) = SharedLedger::open(path, plan, &stop)?;
            (Some(file), ledger)
        }
        None => (None, Ledger::new(plan)),
    };

    if file.is_none() && LONG < plan.reference_time() {
        talk.say("nothing is kept of this count when it is stopped: --ledger FILE would keep it");
    }
    // No job that is counted now would make it right.
    ledger_report::check(&ledger)?;
    let n_left = LeftJobs::n_left(&ledger, &jobs);
    let mut record = Record {
        ledger: Arc::new(Mutex::new(ledger)),
        file,
        timed: Instant::now(),
        saved: (Instant::now(), Duration::ZERO),
        progress: Progress::new(talk, &arguments.lines, n_left, None),
    };
    // Another process may write a stretch of jobs that overlaps with this one's, and then one of both
    // has to be counted again.
    loop {
        let left = LeftJobs {
            ledger: Arc::clone(&record.ledger),
            jobs: jobs.clone(),
        };
        if left.clone().next().is_none() {
            break;
        }
        let stopping = record.stopping();
        let end = crew.count(
            left,
            &stop,
            None,
            || stopping.clone(),
            |event| record.on(event),
        )?;
        record.save_at_last(&stop)?;
        if let End::Signal(signal) = end {
            let kept = record.kept();
            return Err(Failure::Stopped { signal, kept });
        }
    }
    record.progress.finish();
    let ledger = record.ledger().clone();
    match ledger.outcome() {
        _ if arguments.json => {
            let mut facts = ledger_report::facts(&ledger);
            if arguments.ledger.is_none() {
                facts.push(("ledger", json!(ledger.to_string())));
            }
            ledger_report::print_facts(&facts, true)?;
        }
        Some(outcome) => print_outcome(outcome)?,
        None if arguments.ledger.is_none() => print_result(&format!("{ledger}\n"))?,
        None => {}
    }
    ledger_report::tell(&ledger, talk)
}

/// Prints total and unique.
fn print_outcome(outcome: Outcome) -> Result<(), Failure> {
    let unique = outcome.unique.map(|unique| unique.to_string());
    let unique = unique.as_deref().unwrap_or("-");
    print_result(&format!("total {}\nunique {unique}\n", outcome.total))
}

/// The jobs of a range that are not in the ledger when their turn comes: another process may have written them.
#[derive(Clone)]
struct LeftJobs {
    ledger: Arc<Mutex<Ledger>>,
    jobs: Range<u64>,
}

impl LeftJobs {
    /// The number of jobs of a range that a ledger lacks.
    fn n_left(ledger: &Ledger, jobs: &Range<u64>) -> u64 {
        let done = ledger.entries().iter().map(|entry| {
            let end = jobs.end.min(entry.first + entry.jobs);
            end.saturating_sub(jobs.start.max(entry.first))
        });
        (jobs.end - jobs.start) - done.sum::<u64>()
    }
}

impl Iterator for LeftJobs {
    type Item = Job;

    fn next(&mut self) -> Option<Job> {
        let ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        let next = ledger.next_left(self.jobs.start);
        self.jobs.start = next.unwrap_or(self.jobs.end);
        let index = self.jobs.next()?;
        ledger.plan().job(index)
    }
}

/// The ledger of a count that is going on, with its file and its progress bar.
struct Record {
    ledger: Arc<Mutex<Ledger>>,
    file: Option<SharedLedger>,
    /// Up to when the time is in the ledger.
    timed: Instant,
    /// When the file was written last, and the time that it took.
    saved: (Instant, Duration),
    progress: Progress,
}

impl Record {
    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn on(&mut self, event: Event) -> Result<(), Failure> {
        match event {
            Event::Counted(job, count) => {
                let recorded = self.ledger().record(job.index(), count);
                let recorded = match recorded {
                    // Another process has written it in the meantime.
                    Err(RecordError::Again(index)) => self.compare(index, count),
                    recorded => recorded,
                };
                recorded.map_err(|error| Failure::Wrong(error.to_string()))?;
                self.progress.add();
            }
            Event::Tick => {
                self.progress.tick();
                let (saved, cost) = self.saved;
                if cost * SAVED_PART <= saved.elapsed() {
                    let start = Instant::now();
                    if self.save()? {
                        self.saved = (Instant::now(), start.elapsed());
                        // Another process may have written a wrong job.
                        ledger_report::check(&self.ledger())?;
                    }
                }
            }
        }
        Ok(())
    }

    /// What is said when a signal comes.
    fn stopping(&self) -> String {
        let kept = match &self.file {
            Some(file) => format!("what is counted is written to {}", file.path().display()),
            None => "nothing keeps what is counted".to_owned(),
        };
        format!("stopping: {kept}; a second signal ends at once")
    }

    /// What is kept of a count that stops here.
    fn kept(&self) -> String {
        let ledger = self.ledger();
        let (done, all) = (ledger.n_done(), ledger.plan().len());
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
        let mut ledger = self.ledger().clone();
        let mut job = Ledger::new(ledger.plan());
        job.record(index, count)?;
        ledger.merge(&job)
    }

    /// Brings the ledger and its file to the same jobs; returns false where another process holds the file's lock.
    fn save(&mut self) -> Result<bool, Failure> {
        let now = Instant::now();
        let since = now.duration_since(self.timed).as_millis();
        let since_ms = u64::try_from(since).unwrap_or(u64::MAX);
        let ledger = self.ledger().clone();
        let whole = if let Some(file) = &mut self.file {
            file.try_merge(&ledger, since_ms)?
        } else {
            let elapsed_ms = ledger.elapsed_ms().saturating_add(since_ms);
            Some(ledger.with_elapsed_ms(elapsed_ms))
        };
        let Some(whole) = whole else {
            return Ok(false);
        };
        *self.ledger() = whole;
        // What is less than a millisecond is left to the next time.
        self.timed += Duration::from_millis(since_ms);
        Ok(true)
    }

    /// Saves what there is when nothing is counted any more. A signal ends the wait for the lock.
    fn save_at_last(&mut self, stop: &Stop) -> Result<(), Failure> {
        let mut end = None;
        while !self.save()? {
            if let Some(signal) = stop.signal() {
                let end = *end.get_or_insert_with(|| Instant::now() + LAST_WAIT);
                if end <= Instant::now() {
                    let kept = "stopped: another process holds the lock, so what was counted since the last \
                                time is not written";
                    let kept = kept.to_owned();
                    return Err(Failure::Stopped { signal, kept });
                }
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}
