//! The counting page: its actions, its state, and what each action does to it.

use std::rc::Rc;

use super::{
    Broken, CountRun, Crew, FinishedTable, Guesses, Measurements, PendingWrites, PoolSpec,
    PoolTask, Records, Recount, Report, RunPhase, Settings, Unmeasured, words,
};
use crate::{
    site::{
        Address, Announcer, Awake, Environment, Hardware, NotStored, Page, Preferences, Problems,
        Route, Shelf,
    },
    text::Sentence,
};
use bitqueens_core::{
    counting::{Kernel, KernelChoice, Ledger, Measured, Outcome, Plan, plan_for},
    solver::Size,
};

/// Milliseconds between two announcements of how far a run is.
const ANNOUNCED_EVERY_MS: u64 = 10_000;

#[derive(Clone, Debug, PartialEq)]
pub struct CountPage {
    pub settings: Settings,
    pub guesses: Guesses,
    pub(super) build: String,
    pub hardware: Hardware,
    pub run: Option<CountRun>,
    /// Records of runs that did not end, this visit's and those of other tabs included.
    pub records: Records,
    /// Finished runs, those of other tabs included.
    pub finished: FinishedTable,
    /// What this tab itself is to store and remove.
    pub own: PendingWrites,
    /// The run whose record was kept last, and the second of it.
    pub(super) kept_at: Option<(u32, u64)>,
    /// The timed jobs that estimates rest on.
    pub measurements: Measurements,
    /// The reason why the next measurement does not come.
    pub unmeasured: Option<Unmeasured>,
    /// Announcements for screen readers: start, every ten seconds, end.
    pub announcer: Announcer,
    /// When it was told last.
    pub(super) announced_at: Awake,
    /// Runs begun so far, which numbers them.
    pub(super) n_runs: u32,
}

impl CountPage {
    pub fn kernel(&self) -> Kernel {
        let has_vectors = self.hardware.simd;
        let chosen = self.settings.kernel.on(has_vectors);
        chosen.unwrap_or(Kernel::fastest(has_vectors))
    }

    pub fn plan(&self) -> Plan {
        self.plan_of(self.settings.size)
    }

    /// The plan of a board, by the method that is faster here.
    pub fn plan_of(&self, size: Size) -> Plan {
        plan_for(self.kernel(), size)
    }

    /// The run of the chosen board, running or over; `None` where the last run was of another board. While a
    /// run is running, its board is the chosen one.
    pub fn shown_run(&self) -> Option<&CountRun> {
        let size = self.settings.size;
        self.run.as_ref().filter(|run| run.plan().size() == size)
    }

    pub fn running(&self) -> Option<&CountRun> {
        self.run.as_ref().filter(|run| run.is_running())
    }

    /// The record of the chosen board, where no run of the board is shown.
    pub fn shown_record(&self) -> Option<&Rc<Ledger>> {
        let record = self.records.of(self.settings.size);
        record.filter(|_| self.shown_run().is_none())
    }

    /// The record of the chosen board that can be gone on with, while no run is open.
    pub fn saved_here(&self) -> Option<&Rc<Ledger>> {
        let is_open = self.shown_run().is_some_and(CountRun::is_open);
        let saved = self.records.of(self.settings.size);
        saved.filter(|saved| !is_open && !saved.is_wrong())
    }

    /// The pool of the run that is running, or `None`.
    pub fn pool(&self) -> Option<Rc<PoolSpec>> {
        self.run.as_ref().and_then(CountRun::pool)
    }

    /// The pool of the open page while no run is running: it measures what is missing for the
    /// estimates, then waits.
    pub fn pool_between_runs(&self) -> Rc<PoolSpec> {
        let missing = self.wants_measuring();
        let (kernel, workers) = missing.map_or_else(|| self.crew(), |(crew, _)| crew);
        let plan = missing.map_or_else(|| self.plan(), |(_, yardstick)| yardstick.job().plan());
        let waiting = PoolSpec {
            task: PoolTask::Wait,
            run: 0,
            ledger: Rc::new(Ledger::new(plan)),
            jobs: Some(Rc::default()),
            kernel,
            workers,
        };
        Rc::new(match missing {
            Some((_, yardstick)) => PoolSpec {
                task: PoolTask::Measure(yardstick),
                ..waiting
            },
            None => waiting,
        })
    }

    /// Chooses a board; returns why it is not chosen: another one is being counted.
    fn choose(&mut self, size: Size) -> Option<Sentence> {
        let running = self.running().map(|run| run.plan().size());
        if let Some(counted) = running.filter(|counted| *counted != size) {
            return Some(words::counting(counted));
        }
        self.settings.size = size;
        None
    }

    /// Takes a report of the run's own pool.
    pub(super) fn take(&mut self, report: &Report) {
        let Some(run) = &mut self.run else { return };
        if !run.take(report) {
            return;
        }
        if let Some(finished) = run.finished(report.date_ms, &self.build) {
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
            if let Some(ending) = run.ending() {
                let ending = match self.guessed() {
                    Some(guessed) => ending.and(&guessed),
                    None => ending,
                };
                self.announcer.tell(ending);
            }
        } else if ANNOUNCED_EVERY_MS <= since {
            self.announced_at = now;
            let sentence = if run.is_unheard {
                words::WORKER_UNHEARD.into()
            } else {
                words::underway(run.progress(), self.time_left(run))
            };
            self.announcer.tell(sentence);
        }
    }

    /// Keeps the record of a run that has not ended or came out wrong, once a second while it runs, and drops that
    /// of one that came out right. A run that another tab counts has none.
    pub(super) fn save(&mut self) {
        let Some(run) = self.run.as_ref().filter(|run| run.check.is_none()) else {
            return;
        };
        if run.phase == RunPhase::Failed(Broken::Elsewhere) {
            // It is the other tab's record too, so it is not deleted to start over.
            self.records.bring_back(run.plan().size(), &mut self.own);
            return;
        }
        let second = (run.number(), run.elapsed_ms / 1_000);
        if run.is_running() && self.kept_at == Some(second) {
            return;
        }
        self.kept_at = Some(second);
        let is_right = run.outcome().is_some_and(Outcome::is_as_published);
        if !is_right && run.ledger.n_done() != 0 {
            self.records.keep(run.to_keep(), &mut self.own);
        } else {
            self.records.discard(run.plan().size(), &mut self.own);
        }
        if is_right {
            self.records.forget_deleted(run.plan().size());
        }
    }
}

impl Page for CountPage {
    type Action = CountAction;

    fn restore(environment: &Environment) -> Self {
        let mut own = PendingWrites::default();
        let records = Records::restore(environment, &mut own);
        let finished = FinishedTable::restore(environment);
        let mut settings = Settings::new(environment.hardware);
        if let Some(unfinished) = records.longest() {
            settings.size = unfinished.plan().size();
        }
        Self {
            settings,
            guesses: Guesses::restore(environment),
            build: environment.build.clone(),
            hardware: environment.hardware,
            run: None,
            records,
            finished,
            own,
            kept_at: None,
            measurements: Measurements::default(),
            unmeasured: None,
            announcer: Announcer::default(),
            announced_at: Awake::default(),
            n_runs: 0,
        }
    }

    fn open_link(&mut self, address: &Address, _: Preferences, problems: &mut Problems) {
        if let Some(size) = address.query.size(problems)
            && let Some(problem) = self.choose(size)
        {
            problems.push(problem);
        }
    }

    fn link(&self) -> Address {
        Address::of(Route::Count).with("n", self.settings.size)
    }

    fn apply(&mut self, action: CountAction, _: Preferences) -> Option<Sentence> {
        match action {
            CountAction::Size(size) => return self.choose(size),
            CountAction::Guess(guess) => {
                self.guesses.keep(self.settings.size, guess, &mut self.own);
            }
            CountAction::Workers(workers) => {
                self.settings.workers = workers.clamp(1, Settings::MOST_WORKERS);
            }
            CountAction::Kernel(choice) => match choice.on(self.hardware.simd) {
                Some(_) => self.settings.kernel = choice,
                None => return Some(words::NO_SIMD.into()),
            },
            CountAction::Run { action, now } => return self.run(action, now),
            CountAction::Delete(what) => self.delete(what),
            CountAction::BringBack { what, now } => self.bring_back(what, now),
            CountAction::OpenFile { text, now } => return self.open_file(&text, now),
            CountAction::Unread => return Some(words::FILE_UNREAD.into()),
            CountAction::UseAside(key) => return self.use_aside(&key),
            CountAction::Reported(report) => self.take(&report),
            CountAction::Unclaimed => return Some(words::UNANSWERED.into()),
            CountAction::Measured { crew, measured } => {
                self.unmeasured = None;
                self.measurements.keep(crew, measured);
            }
            CountAction::Unmeasured(why) => self.unmeasured = why,
        }
        None
    }

    fn keep(&mut self, _: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        self.own.store(shelf)
    }

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
        if !run.is_running() {
            return None;
        }
        // Only in a browser without locks: both tabs count every job, and say so.
        let Err(error) = run.to_keep().merge(&ledger) else {
            let is_known = std::mem::replace(&mut run.is_shared, true);
            return (!is_known).then(|| words::ELSEWHERE_TOO.into());
        };
        run.phase = RunPhase::Paused;
        self.save();
        self.records.part(&ledger, &mut self.own);
        Some(words::tabs_contradict(ledger.plan().size(), error))
    }

    fn not_stored(&self, why: NotStored) -> Sentence {
        words::not_stored(why)
    }

    fn leaves_notice(action: &CountAction) -> bool {
        matches!(
            action,
            CountAction::Guess(_)
                | CountAction::Reported(_)
                | CountAction::Unclaimed
                | CountAction::Measured { .. }
                | CountAction::Unmeasured(_)
        )
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum CountAction {
    /// Choose another board.
    Size(Size),
    /// Guess the number of solutions of the chosen board; `None` for no guess.
    Guess(Option<u64>),
    /// Choose another number of workers for the next run.
    Workers(u32),
    /// Choose another kernel for the next run.
    Kernel(KernelChoice),
    Run {
        action: RunAction,
        now: Awake,
    },
    /// Delete something that can be brought back.
    Delete(Deletable),
    BringBack {
        what: Deletable,
        now: Awake,
    },
    OpenFile {
        text: String,
        now: Awake,
    },
    /// Go on with a record that was set aside, by its key.
    UseAside(String),
    /// Hear that a chosen file was not read.
    Unread,
    Reported(Report),
    /// Count although the browser does not say whether another tab does.
    Unclaimed,
    /// Take the time of a yardstick.
    Measured {
        /// The workers that were measured.
        crew: Crew,
        measured: Measured,
    },
    /// Hear why the short measurement does not come; `None` while it may.
    Unmeasured(Option<Unmeasured>),
}

bitqueens_core::named! {
    /// What a reader can delete, and bring back.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Deletable {
        Record => "record",
        /// The stored records that cannot be used.
        Aside => "aside",
        Finished => "finished",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunAction {
    /// Count the chosen board, from where it was.
    Count,
    /// Count the chosen board from the start. What was counted of it can be brought back.
    Anew,
    /// Stop the workers and keep what they counted.
    Pause,
    /// Stop the workers and delete what they counted, which can be brought back.
    Cancel,
    /// Count again, to be sure.
    Check(Recount),
}
