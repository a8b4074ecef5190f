//! The counting page: what is being counted, how far it is, and what was counted before.
//!
//! ```text
//! idle ──count──► running ◄──► paused ──cancel──► cancelled
//!                    │
//!                    ├──► done ──double-check──► running ──► done
//!                    └──► failed
//! ```
//!
//! A pool of workers exists if and only if a run is running; it reports the whole ledger at most
//! ten times a second, with the number of its run, and another run's report changes nothing.

mod action;
mod check;
mod dispatcher;
mod finished;
mod run;
mod saved;
mod settings;
mod told;

use std::rc::Rc;

use super::Environment;

use crate::{
    counting::{Kernel, Ledger, Measured, Plan, estimate, plan},
    text::Notice,
};

pub use action::{CountAction, Recount, Report};
pub use check::Checked;
pub use dispatcher::{Broken, Dispatcher, Order, Slot};
pub use finished::{Finished, finished_from_text, finished_text};
pub use run::{Phase, PoolSpec, Purpose, Run};
pub use saved::{Saved, SetAside, sort_stored};
pub use settings::{KernelChoice, Machine, Settings};
pub use told::Told;

/// The counting page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CountPage {
    /// What the reader chose.
    pub settings: Settings,
    /// What the browser offers.
    pub machine: Machine,
    /// The run of this visit, if there is one.
    pub run: Option<Run>,
    /// Ledgers of runs that did not end, the ones of this visit included.
    pub saved: Vec<Saved>,
    /// Stored texts that are no ledgers to go on from.
    pub set_aside: Vec<SetAside>,
    /// Finished runs, the newest first.
    pub finished: Vec<Finished>,
    /// The short measurement that estimates rest on, and the kernel it was made with.
    pub measured: Option<(Kernel, Measured)>,
    /// What a screen reader is told.
    pub told: Told,
    /// Runs started so far; each has a number of its own.
    n_runs: u32,
}

impl CountPage {
    /// The page when it opens.
    #[must_use]
    pub fn open(environment: &Environment) -> Self {
        let (saved, set_aside) = sort_stored(&environment.ledgers);
        Self {
            settings: Settings::new(environment.machine),
            machine: environment.machine,
            saved,
            set_aside,
            finished: finished_from_text(&environment.finished),
            ..Self::default()
        }
    }

    /// The kernel that the next run counts with.
    #[must_use]
    pub fn kernel(&self) -> Kernel {
        self.settings.kernel.on(self.machine)
    }

    /// The plan of the next run.
    #[must_use]
    pub fn plan(&self) -> Plan {
        plan(self.settings.size)
    }

    /// The run that is shown: one that goes on or could, or else one of the chosen board.
    #[must_use]
    pub fn shown_run(&self) -> Option<&Run> {
        self.run.as_ref().filter(|run| {
            matches!(run.phase, Phase::Running | Phase::Paused)
                || run.plan().size() == self.settings.size
        })
    }

    /// The run that did not end of the chosen board, from this visit or an earlier one.
    #[must_use]
    pub fn saved_here(&self) -> Option<&Saved> {
        self.saved
            .iter()
            .find(|saved| saved.ledger.plan().size() == self.settings.size)
    }

    /// How many seconds the next run will need, from the short measurement.
    #[must_use]
    pub fn estimated(&self) -> Option<std::time::Duration> {
        let (kernel, measured) = self.measured?;
        let plan = self.plan();
        (kernel == self.kernel() && measured.plan.method() == plan.method())
            .then(|| estimate(plan, measured, self.settings.workers))
    }

    /// What has to be measured before the next run can be estimated: nothing while workers count.
    #[must_use]
    pub fn wants_measuring(&self) -> Option<(Kernel, Plan)> {
        let busy = self.run.as_ref().is_some_and(Run::is_running);
        (!busy && self.estimated().is_none()).then(|| {
            let yardstick = crate::counting::yardstick(self.plan().method());
            (self.kernel(), yardstick)
        })
    }

    /// The pool that has to exist, or `None`.
    #[must_use]
    pub fn pool(&self) -> Option<PoolSpec> {
        self.run.as_ref().and_then(Run::pool)
    }

    /// What an action does.
    pub fn apply(&mut self, action: CountAction) -> Option<Notice> {
        match action {
            CountAction::Size(size) => self.settings.size = size,
            CountAction::Workers(workers) => {
                self.settings.workers = workers.clamp(1, Settings::MOST_WORKERS);
            }
            CountAction::Kernel(kernel) => {
                if kernel == KernelChoice::Simd && !self.machine.simd {
                    return Some(Notice::NoSimd);
                }
                self.settings.kernel = kernel;
            }
            CountAction::Count { now } => return self.start(None, now),
            CountAction::GoOn { now } => return self.go_on(now),
            CountAction::Discard => self.discard(),
            CountAction::Pause { now } => self.pause(now),
            CountAction::Resume { now } => return self.resume(now),
            CountAction::Cancel { now } => self.cancel(now),
            CountAction::Check { recount, now } => return self.check(recount, now),
            CountAction::Reported(report) => self.reported(&report),
            CountAction::Measured { kernel, measured } => self.measured = Some((kernel, measured)),
            CountAction::ForgetAside => self.set_aside.clear(),
            CountAction::ForgetFinished => self.finished.clear(),
        }
        None
    }

    /// A run that is running must be ended before another begins, so that times compare.
    fn is_busy(&self) -> Option<Notice> {
        let run = self.run.as_ref().filter(|run| run.is_running())?;
        Some(Notice::Counting {
            size: run.plan().size(),
        })
    }

    fn start(&mut self, from: Option<Saved>, now: u64) -> Option<Notice> {
        let busy = self.is_busy();
        if busy.is_some() {
            return busy;
        }
        self.keep_paused();
        let fresh = Saved {
            ledger: Rc::new(Ledger::new(self.plan())),
            elapsed_ms: 0,
        };
        let Saved { ledger, elapsed_ms } = from.unwrap_or(fresh);
        self.discard();
        self.begin(Purpose::Count, ledger, elapsed_ms, now);
        self.told.started(self.settings.size, now);
        None
    }

    fn begin(&mut self, purpose: Purpose, ledger: Rc<Ledger>, elapsed_ms: u64, now: u64) {
        self.n_runs += 1;
        let jobs = ledger.plan().len();
        let workers = u32::try_from(jobs).unwrap_or(u32::MAX);
        self.run = Some(Run::new(
            self.n_runs,
            purpose,
            ledger,
            self.kernel(),
            self.settings.workers.min(workers),
            elapsed_ms,
            now,
        ));
    }

    /// A paused run gives way to another: its ledger stays.
    fn keep_paused(&mut self) {
        if let Some(run) = self.run.take()
            && run.phase == Phase::Paused
        {
            self.save(&run);
        }
    }

    fn save(&mut self, run: &Run) {
        if run.purpose != Purpose::Count {
            return;
        }
        let size = run.plan().size();
        self.saved
            .retain(|saved| saved.ledger.plan().size() != size);
        if run.outcome().is_none() && run.ledger.n_done() != 0 {
            self.saved.push(Saved {
                ledger: Rc::clone(&run.ledger),
                elapsed_ms: run.elapsed_ms,
            });
        }
    }

    fn go_on(&mut self, now: u64) -> Option<Notice> {
        let saved = self.saved_here()?.clone();
        self.start(Some(saved), now)
    }

    fn discard(&mut self) {
        let size = self.settings.size;
        self.saved
            .retain(|saved| saved.ledger.plan().size() != size);
    }

    fn pause(&mut self, now: u64) {
        if let Some(run) = self.run.as_mut().filter(|run| run.is_running()) {
            run.stop(Phase::Paused, now);
            let run = run.clone();
            self.save(&run);
        }
    }

    /// Goes on with a paused run, under a new number: what its old pool still says changes nothing.
    fn resume(&mut self, now: u64) -> Option<Notice> {
        let run = self.run.clone().filter(|run| run.phase == Phase::Paused)?;
        self.begin(run.purpose, run.ledger, run.elapsed_ms, now);
        None
    }

    fn cancel(&mut self, now: u64) {
        if let Some(mut run) = self.run.take() {
            if run.is_running() || run.phase == Phase::Paused {
                run.stop(Phase::Cancelled, now);
                let size = run.plan().size();
                self.saved
                    .retain(|saved| saved.ledger.plan().size() != size);
            }
            self.run = Some(run);
        }
    }

    fn reported(&mut self, report: &Report) {
        let Some(run) = self.run.as_mut() else {
            return;
        };
        if report.run != run.number || !run.is_running() {
            return;
        }
        let ended = run.take(report);
        let run = run.clone();
        if ended {
            if let Some(finished) = run.finished() {
                self.finished.insert(0, finished);
            }
            self.told.ended(&run);
        } else {
            self.told.underway(&run, report.now);
        }
        self.save(&run);
    }
}
