//! `bitqueens verify`: counts a random sample of a ledger's entries again, and reports those that differ.

use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
    ops::Range,
    time::Instant,
};

use bitqueens_core::counting::{Difference, DoubleCheck, Entry, Job, Ledger};
use serde_json::{Value, json};

use crate::{
    Failure,
    arguments::{Talk, Verify},
    crew::{Crew, End, Event},
    ledger_file,
    ledger_report::{self, Facts},
    output::print_result,
    progress::Progress,
    sample,
    stop::Stop,
};

/// Counts entries of a ledger again and compares.
pub(crate) fn verify(arguments: &Verify, talk: &Talk) -> Result<(), Failure> {
    let ledger = ledger_file::read(&arguments.file)?;
    // Nobody can foresee the sample, and whoever has the seed can draw it again.
    let seed = arguments
        .seed
        .unwrap_or_else(|| RandomState::new().hash_one(0));
    let mut chosen = sample::drawn(ledger.entries(), seed);
    if !arguments.all && arguments.time.is_none() {
        chosen.truncate(arguments.sample);
    }
    let n_jobs = chosen.iter().map(|entry| entry.jobs).sum();
    let mut recount = Recount {
        check: DoubleCheck::all(&ledger),
        unfinished: chosen
            .iter()
            .map(|entry| (entry.first, entry.jobs))
            .collect(),
        n_jobs: 0,
        progress: Progress::new(talk, &arguments.lines, n_jobs, arguments.time),
    };
    let stop = Stop::listen()?;
    let end = arguments
        .time
        .and_then(|time| Instant::now().checked_add(time));
    let (plan, jobs) = (ledger.plan(), chosen.clone());
    let jobs = jobs
        .into_iter()
        .flat_map(jobs_of)
        .filter_map(move |index| plan.job(index));
    let stopping =
        || "stopping: what was counted again is told; a second signal ends at once".into();
    let ended = Crew::new(arguments.threads, arguments.kernel)?.count(
        jobs,
        &stop,
        end,
        stopping,
        |event| match event {
            Event::Counted(job, count) => recount.add(&ledger, job, count),
            Event::Tick => {
                recount.progress.tick();
                Ok(())
            }
        },
    )?;
    recount.progress.finish();
    let n_sample = chosen.len() - recount.unfinished.len();
    let differences: Vec<Difference> = recount.check.differences().collect();
    let report = Report {
        n_entries: ledger.entries().len(),
        n_sample,
        n_jobs: recount.n_jobs,
        seed,
        differences: &differences,
    };
    // The report must not keep the ledger from being written, nor the other way round.
    let written = arguments.keep.as_ref().map_or(Ok(()), |path| {
        let differing = differences.iter();
        let differing: Vec<_> = differing.map(|one| jobs_of(one.counted)).collect();
        let read = std::slice::from_ref(&arguments.file);
        ledger_file::write_made(path, read, &stop, |there| {
            Ok(there.as_ref().unwrap_or(&ledger).without(&differing))
        })
        .map(drop)
    });
    if arguments.json {
        ledger_report::print_facts(&report.facts(&ledger), true)?;
    } else {
        report.print()?;
    }
    written?;
    let kept = format!("{n_sample} of {} entries were counted again", chosen.len());
    if !differences.is_empty() {
        let sentences: Vec<_> = differences.iter().map(sentence).collect();
        Err(Failure::Wrong(sentences.join("; ")))
    } else if let End::Signal(signal) = ended {
        Err(Failure::Stopped { signal, kept })
    } else if n_sample == 0 {
        Err(Failure::Incomplete(kept))
    } else {
        ledger_report::tell(&ledger, talk)
    }
}

/// The second count of the chosen entries.
struct Recount {
    check: DoubleCheck,
    /// The jobs left of every chosen entry, by its first job.
    unfinished: HashMap<u64, u64>,
    n_jobs: u64,
    progress: Progress,
}

impl Recount {
    fn add(&mut self, ledger: &Ledger, job: Job, count: u64) -> Result<(), Failure> {
        let index = job.index();
        let recorded = self.check.record(index, count);
        recorded.map_err(|error| Failure::Wrong(error.to_string()))?;
        let after = ledger
            .entries()
            .partition_point(|entry| entry.first <= index);
        let first = ledger.entries()[after - 1].first;
        if let Some(left) = self.unfinished.get_mut(&first) {
            *left -= 1;
            if *left == 0 {
                self.unfinished.remove(&first);
            }
        }
        self.n_jobs += 1;
        self.progress.add();
        Ok(())
    }
}

/// The result of the second count, printed as text or as JSON.
struct Report<'a> {
    n_entries: usize,
    n_sample: usize,
    n_jobs: u64,
    seed: u64,
    differences: &'a [Difference],
}

impl Report<'_> {
    /// For one wrong entry, a tenth and a half of them: how many those are, and the probability that this sample finds
    /// one.
    fn chances(&self) -> Vec<(usize, f64)> {
        let mut wrong = vec![1, self.n_entries.div_ceil(10), self.n_entries.div_ceil(2)];
        wrong.dedup();
        wrong.retain(|&wrong| wrong <= self.n_entries);
        let found = |wrong| sample::found(self.n_entries, wrong, self.n_sample);
        wrong
            .into_iter()
            .map(|wrong| (wrong, found(wrong)))
            .collect()
    }

    fn print(&self) -> Result<(), Failure> {
        let (sample, all, jobs) = (self.n_sample, self.n_entries, self.n_jobs);
        let same = match self.differences.len() {
            0 => "are the same".to_owned(),
            n => format!("differ in {n}"),
        };
        let chances = self.chances().into_iter().map(|(wrong, found)| {
            // Rounded down: only what is certain is 100 %.
            let percent = (found * 10_000.0).floor() / 100.0;
            format!("{percent:.2} % if {wrong} of {all} entries are wrong")
        });
        let chances = chances.collect::<Vec<_>>().join(", ");
        print_result(&format!(
            "{sample} of {all} entries, {jobs} jobs, counted again {same}\nseed {}\nfinds one with {chances}\n",
            self.seed
        ))
    }

    fn facts(&self, ledger: &Ledger) -> Facts {
        let mut facts = ledger_report::facts(ledger);
        let differences: Vec<Value> = self.differences.iter().map(object).collect();
        let chances = self.chances().into_iter();
        let chances = chances.map(|(wrong, found)| json!({"wrong": wrong, "found": found}));
        facts.extend([
            ("entries", json!(self.n_entries)),
            ("sample", json!(self.n_sample)),
            ("jobsCountedAgain", json!(self.n_jobs)),
            // A number of 64 bits, as the total.
            ("seed", json!(self.seed.to_string())),
            ("chances", Value::Array(chances.collect())),
            ("differences", Value::Array(differences)),
        ]);
        facts
    }
}

fn jobs_of(entry: Entry) -> Range<u64> {
    entry.first..entry.first + entry.jobs
}

fn last(entry: Entry) -> u64 {
    jobs_of(entry).end - 1
}

fn object(difference: &Difference) -> Value {
    let (entry, recounted) = (difference.counted, difference.recounted);
    json!({
        "first": entry.first,
        "last": last(entry),
        "counted": entry.count.to_string(),
        "recounted": recounted.to_string(),
    })
}

fn sentence(difference: &Difference) -> String {
    let (entry, recounted) = (difference.counted, difference.recounted);
    let (first, last, counted) = (entry.first, last(entry), entry.count);
    format!("jobs {first} to {last}: {counted} in the ledger, {recounted} counted again")
}
