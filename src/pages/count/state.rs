//! The state of the counting page, and what each action does to it.

use std::rc::Rc;

use bitqueens_core::counting::{Kernel, Ledger, Plan, plan};

use super::{
    Broken, CountAction, CountRun, FinishedTable, KernelChoice, Measurements, PendingWrites,
    PoolSpec, PoolTask, Records, Recount, Report, RunAction, RunPhase, SecondCount, Settings,
    sentences, words,
};
use crate::{
    site::{Announcer, Awake, Hardware, NotStored},
    text::Sentence,
};

/// Milliseconds between two announcements of how far a run is.
const ANNOUNCED_EVERY_MS: u64 = 10_000;

/// The counting page.
#[derive(Clone, Debug, PartialEq)]
pub struct CountPage {
    /// The reader's choices.
    pub settings: Settings,
    /// The hardware that the browser offers.
    pub hardware: Hardware,
    /// The run of this visit, if there is one.
    pub run: Option<CountRun>,
    /// Records of runs that did not end, this visit's and those of other tabs included.
    pub records: Records,
    /// Finished runs, those of other tabs included.
    pub finished: FinishedTable,
    /// What this tab itself stores and removes.
    pub own: PendingWrites,
    /// The reason why the browser did not store what this tab counted, where it did not.
    pub not_stored: Option<NotStored>,
    /// The run whose record was kept last, and the second of it.
    pub(super) kept_at: Option<(u32, u64)>,
    /// The short measurements that estimates rest on.
    pub measurements: Measurements,
    /// The sentences for a screen reader: start, every ten seconds, end.
    pub announcer: Announcer,
    /// When it was told last.
    pub(super) announced_at: Awake,
    /// Runs begun so far; each has a number of its own.
    pub(super) n_runs: u32,
}

impl CountPage {
    /// The kernel that the next run counts with.
    #[must_use]
    pub const fn kernel(&self) -> Kernel {
        self.settings.kernel.on(self.hardware)
    }

    /// The plan of the next run.
    #[must_use]
    pub fn plan(&self) -> Plan {
        plan(self.settings.size)
    }

    /// The run that is shown: one that has not ended, or else one of the chosen board.
    #[must_use]
    pub fn shown_run(&self) -> Option<&CountRun> {
        let size = self.settings.size;
        let run = self.run.as_ref();
        run.filter(|run| run.is_open() || run.plan().size() == size)
    }

    /// The record of the chosen board that can be gone on with, while no run is open.
    #[must_use]
    pub fn saved_here(&self) -> Option<&Rc<Ledger>> {
        let is_open = self.shown_run().is_some_and(CountRun::is_open);
        let saved = self.records.of(self.settings.size);
        saved.filter(|_| !is_open)
    }

    /// The pool of the run that is running, or `None`.
    #[must_use]
    pub fn pool(&self) -> Option<Rc<PoolSpec>> {
        self.run.as_ref().and_then(CountRun::pool)
    }

    /// The pool of the open page while no run is running: it measures what is missing for the
    /// estimates, then waits.
    #[must_use]
    pub fn pool_between_runs(&self) -> Rc<PoolSpec> {
        let missing = self.wants_measuring();
        let ((kernel, workers), plan) = missing.unwrap_or_else(|| (self.crew(), self.plan()));
        let rounds = self.measurements.rounds((kernel, workers), plan.method());
        let spec = PoolSpec {
            task: PoolTask::Measure {
                round: rounds.count(),
            },
            run: 0,
            ledger: Rc::new(Ledger::new(plan)),
            jobs: None,
            kernel,
            workers,
        };
        Rc::new(match missing {
            Some(_) => spec,
            None => spec.waiting(),
        })
    }

    /// Carries an action out; returns what could not be done.
    pub(super) fn carry_out(&mut self, action: CountAction) -> Option<Sentence> {
        match action {
            CountAction::Size(size) => self.settings.size = size,
            CountAction::Workers(workers) => {
                self.settings.workers = workers.clamp(1, Settings::MOST_WORKERS);
            }
            CountAction::Kernel(KernelChoice::Simd) if !self.hardware.simd => {
                return Some(words::NO_SIMD.into());
            }
            CountAction::Kernel(kernel) => self.settings.kernel = kernel,
            CountAction::Run { action, now } => return self.run(action, now),
            CountAction::Discard => self.records.discard(self.settings.size, &mut self.own),
            CountAction::OpenFile { text, now } => return self.open_file(&text, now),
            CountAction::Reported(report) => self.take(&report),
            CountAction::Heard { key, text } => return self.hear(key.as_deref(), text.as_deref()),
            CountAction::Stored(stored) => return self.stored(stored),
            CountAction::Measured { crew, measured } => self.measurements.keep(crew, measured),
            CountAction::ForgetAside => self.records.forget_aside(&mut self.own),
            CountAction::ForgetFinished => self.finished.forget(&mut self.own),
        }
        None
    }

    fn run(&mut self, action: RunAction, now: Awake) -> Option<Sentence> {
        match action {
            RunAction::Pause => self.pause(now),
            RunAction::Cancel => self.cancel(now),
            RunAction::Resume => self.resume(now),
            RunAction::Count | RunAction::GoOn | RunAction::Check(_) => {
                // A run that is running must be ended before another begins, so that times compare.
                if let Some(run) = self.run.as_ref().filter(|run| run.is_running()) {
                    return Some(sentences::counting(run.plan().size()));
                }
                match action {
                    RunAction::Check(how) => self.check(how, now),
                    RunAction::GoOn => {
                        if let Some(saved) = self.records.of(self.settings.size).cloned() {
                            self.count(saved, now);
                        }
                    }
                    _ => self.count(Rc::new(Ledger::new(self.plan())), now),
                }
            }
        }
        None
    }

    /// Counts the chosen board. A paused run gives way: its record stays.
    fn count(&mut self, from: Rc<Ledger>, now: Awake) {
        let size = self.settings.size;
        self.begin(None, from, now);
        self.announced_at = now;
        self.announcer.tell(sentences::started(size));
    }

    fn check(&mut self, how: Recount, now: Awake) {
        let Some(run) = self.run.as_ref().filter(|run| run.outcome().is_some()) else {
            return;
        };
        let counted = match &run.check {
            Some(check) => Rc::clone(&check.counted),
            None => Rc::clone(&run.ledger),
        };
        let check = SecondCount { counted, how };
        let from = Rc::new(check.ledger());
        self.begin(Some(check), from, now);
    }

    /// Begins a run under a new number: what an earlier pool still reports changes nothing.
    fn begin(&mut self, check: Option<SecondCount>, from: Rc<Ledger>, now: Awake) {
        self.n_runs += 1;
        let most = u32::try_from(from.plan().len()).unwrap_or(u32::MAX);
        let record = check.is_none().then(|| Records::key(from.plan().size()));
        let pool = PoolSpec {
            task: PoolTask::Count { record },
            run: self.n_runs,
            ledger: from,
            jobs: check.as_ref().and_then(SecondCount::jobs),
            kernel: self.kernel(),
            workers: self.settings.workers.min(most),
        };
        self.run = Some(CountRun::new(pool, check, now));
    }

    fn pause(&mut self, now: Awake) {
        if let Some(run) = self.run.as_mut().filter(|run| run.is_running()) {
            run.stop(RunPhase::Paused, now);
            self.save();
        }
    }

    fn resume(&mut self, now: Awake) {
        let paused = self
            .run
            .as_ref()
            .filter(|run| run.phase == RunPhase::Paused);
        if let Some(run) = paused.cloned() {
            let from = run.to_keep();
            self.begin(run.check, Rc::new(from), now);
        }
    }

    fn cancel(&mut self, now: Awake) {
        if let Some(run) = self.run.as_mut().filter(|run| run.is_open()) {
            run.stop(RunPhase::Cancelled, now);
            if run.check.is_none() {
                self.records.discard(run.plan().size(), &mut self.own);
            }
        }
    }

    /// Takes a report of the run's own pool.
    fn take(&mut self, report: &Report) {
        let Some(run) = &mut self.run else { return };
        if !run.take(report) {
            return;
        }
        if let Some(finished) = run.finished(report.date_ms) {
            self.finished.add(finished, &mut self.own);
        }
        self.announce(report.now);
        self.save();
    }

    /// Tells how far the run is, at most every ten seconds, and how it ended.
    fn announce(&mut self, now: Awake) {
        let Some(run) = &self.run else { return };
        let since = now.since(self.announced_at);
        if !run.is_running() {
            if let Some(sentence) = run.ending() {
                self.announcer.tell(sentence);
            }
        } else if ANNOUNCED_EVERY_MS <= since {
            self.announced_at = now;
            let sentence = sentences::underway(run.progress(), run.left_ms());
            self.announcer.tell(sentence);
        }
    }

    /// Keeps the record of a run that has not ended, once a second while it runs, and drops that of
    /// one that has. A run that another tab counts has none.
    fn save(&mut self) {
        let Some(run) = self.run.as_ref().filter(|run| run.check.is_none()) else {
            return;
        };
        if run.phase == RunPhase::Failed(Broken::Elsewhere) {
            return;
        }
        let second = (run.number(), run.elapsed_ms / 1_000);
        if run.is_running() && self.kept_at == Some(second) {
            return;
        }
        self.kept_at = Some(second);
        if run.outcome().is_none() && run.ledger.n_done() != 0 {
            self.records.keep(run.to_keep(), &mut self.own);
        } else {
            self.records.discard(run.plan().size(), &mut self.own);
        }
    }

    /// Hears what another tab has stored or removed under a key, or that everything was removed.
    fn hear(&mut self, key: Option<&str>, text: Option<&str>) -> Option<Sentence> {
        let Some(key) = key else {
            self.records = Records::default();
            self.finished = FinishedTable::default();
            self.own = PendingWrites::default();
            return None;
        };
        self.own.hear(key);
        self.finished.hear(key, text);
        let ledger = self.records.hear(key, text)?;
        let of_this = |run: &&mut CountRun| run.plan() == ledger.plan() && run.check.is_none();
        let run = self.run.as_mut().filter(of_this)?;
        run.hear(&ledger);
        // Only where the browser has no locks: both tabs count every job, and say so.
        (run.is_running() && !std::mem::replace(&mut run.is_shared, true))
            .then(|| words::ELSEWHERE_TOO.into())
    }

    /// Takes the browser's answer to what this tab wanted stored.
    fn stored(&mut self, stored: Result<(), NotStored>) -> Option<Sentence> {
        let before = std::mem::replace(&mut self.not_stored, stored.err());
        self.not_stored
            .filter(|now| before != Some(*now))
            .map(sentences::not_stored)
    }
}
