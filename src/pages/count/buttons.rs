//! What each button does to the run and to the records, files included. No button loses what was counted.

use std::rc::Rc;

use bitqueens_core::counting::{Ledger, LedgerError};

use super::{
    CountPage, CountRun, Deletable, PoolSpec, PoolTask, Records, Recount, RunAction, RunPhase,
    SecondCount, words,
};
use crate::{site::Awake, text::Sentence};

impl CountPage {
    pub(super) fn run(&mut self, action: RunAction, now: Awake) -> Option<Sentence> {
        match action {
            RunAction::Pause => self.pause(now),
            RunAction::Cancel => self.cancel(now),
            RunAction::Anew => {
                self.pause(now);
                self.delete(Deletable::Record);
                self.count(now);
            }
            RunAction::Count | RunAction::Check(_) => {
                // One run at a time, so that times compare.
                if let Some(run) = self.running() {
                    return Some(words::counting(run.plan().size()));
                }
                match action {
                    RunAction::Check(how) => self.check(how, now),
                    _ => self.go_on(now),
                }
            }
        }
        None
    }

    /// Goes on with the paused run of the chosen board, or else with its record.
    fn go_on(&mut self, now: Awake) {
        let paused = self.shown_run().filter(|run| run.is_open());
        match paused.cloned() {
            Some(run) => {
                let from = run.to_keep();
                self.announcer.tell(words::started(from.plan().size()));
                self.begin(run.check, Rc::new(from), now);
            }
            None => self.count(now),
        }
    }

    /// Counts the chosen board, from its record unless that is wrong. Replaces a paused run of another board,
    /// whose record stays.
    fn count(&mut self, now: Awake) {
        let size = self.settings.size;
        let record = self.records.of(size).cloned();
        if record.as_ref().is_some_and(|record| record.is_wrong()) {
            self.delete(Deletable::Record);
        }
        let record = record.filter(|record| !record.is_wrong());
        let from = record.unwrap_or_else(|| Rc::new(Ledger::new(self.plan())));
        self.begin(None, from, now);
        self.announced_at = now;
        self.announcer.tell(words::started(size));
    }

    /// True if there is something to count a second time: the result, or else the jobs of the record. The
    /// other method knows only totals.
    pub fn can_check(&self, how: Recount) -> bool {
        let is_open = self.shown_run().is_some_and(CountRun::is_open);
        let counted = self.ledger().filter(|_| !is_open);
        counted.is_some_and(|counted| match how {
            Recount::Sample | Recount::All => counted.n_done() != 0,
            Recount::OtherMethod => counted.outcome().is_some(),
        })
    }

    fn check(&mut self, how: Recount, now: Awake) {
        if !self.can_check(how) {
            return;
        }
        let Some(counted) = self.ledger() else { return };
        let check = SecondCount { counted, how };
        let from = Rc::new(check.ledger());
        self.begin(Some(check), from, now);
    }

    /// Begins a run under a new number, so that late reports of an earlier pool change nothing.
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
            self.announcer.tell(words::PAUSED.into());
            self.save();
        }
    }

    /// Stops the shown run and deletes what it counted.
    fn cancel(&mut self, now: Awake) {
        if self.shown_run().is_none_or(|run| !run.is_open()) {
            return;
        }
        self.pause(now);
        let Some(run) = &mut self.run else { return };
        let is_count = run.check.is_none();
        run.cancel();
        self.announcer.tell(words::CANCELLED.into());
        if is_count {
            self.delete(Deletable::Record);
        }
    }

    pub(super) fn delete(&mut self, what: Deletable) {
        let own = &mut self.own;
        match what {
            Deletable::Record => self.records.delete(self.settings.size, own),
            Deletable::Aside => self.records.forget_aside(own),
            Deletable::Finished => self.finished.forget(own),
        }
    }

    /// Brings back what was deleted. A record is merged with what was counted since, and a run in progress goes
    /// on with both.
    pub(super) fn bring_back(&mut self, what: Deletable, now: Awake) {
        match what {
            Deletable::Record => self.bring_record_back(now),
            Deletable::Aside => self.records.bring_aside_back(&mut self.own),
            Deletable::Finished => self.finished.bring_back(&mut self.own),
        }
    }

    fn bring_record_back(&mut self, now: Awake) {
        let size = self.settings.size;
        if self.records.deleted(size).is_none() {
            return;
        }
        let is_count = self.shown_run().is_some_and(|run| run.check.is_none());
        let is_running = is_count && self.running().is_some();
        if is_running {
            self.pause(now);
        }
        self.records.bring_back(size, &mut self.own);
        if is_running {
            self.count(now);
        } else if is_count {
            // The next count goes on from the record.
            self.run = None;
        }
    }

    /// The ledger that can be saved and double-checked: of the shown run, or else the record.
    pub fn ledger(&self) -> Option<Rc<Ledger>> {
        match self.shown_run() {
            Some(run) => match &run.check {
                Some(check) => Some(Rc::clone(&check.counted)),
                None => Some(Rc::new(run.to_keep())),
            },
            None => self.shown_record().cloned(),
        }
    }

    /// Opens the text of a file; returns why it cannot. A complete ledger is shown as a result, another one is
    /// merged with what is stored of its board. One that contradicts what is stored is set aside.
    pub(super) fn open_file(&mut self, text: &str, now: Awake) -> Option<Sentence> {
        if let Some(run) = self.running() {
            return Some(words::counting(run.plan().size()));
        }
        self.take_ledger(text, now).err()
    }

    fn take_ledger(&mut self, text: &str, now: Awake) -> Result<(), Sentence> {
        if Records::MOST_ENTRIES <= text.matches(',').count() {
            return Err(words::too_many_entries());
        }
        let read: Result<Ledger, LedgerError> = text.trim_end().parse();
        let mut ledger = read.map_err(words::not_opened)?;
        let size = ledger.plan().size();
        let stored = self.records.of(size);
        let is_of_no_use =
            |stored: &Rc<Ledger>| stored.plan() != ledger.plan() || stored.is_wrong();
        let is_put_away = stored.is_some_and(is_of_no_use);
        if let Some(stored) = stored.filter(|_| !is_put_away)
            && let Err(error) = ledger.merge(stored)
        {
            self.records.part(&ledger, &mut self.own);
            return Err(words::contradicted(size, error));
        }
        if Records::MOST_ENTRIES < ledger.entries().len() {
            return Err(words::too_many_entries());
        }
        if ledger.is_wrong() {
            return Err(words::opened_wrong(&ledger));
        }
        // A paused run ends here: its record has been merged, or is of another board. A record that is wrong or
        // by the other method is deleted, and can be brought back.
        self.run = None;
        self.settings.size = size;
        if is_put_away {
            self.delete(Deletable::Record);
        }
        if ledger.outcome().is_some() {
            self.records.discard(size, &mut self.own);
            self.show_counted(ledger, now);
        } else {
            self.announcer.tell(words::saved(&ledger));
            self.records.keep_merged(ledger, &mut self.own);
        }
        Ok(())
    }

    /// Swaps a record that was set aside with the record of its board.
    pub(super) fn use_aside(&mut self, key: &str) -> Option<Sentence> {
        if let Some(run) = self.running() {
            return Some(words::counting(run.plan().size()));
        }
        let ledger = self.records.take_aside(key, &mut self.own)?;
        self.run = None;
        self.settings.size = ledger.plan().size();
        let there = self.records.of(self.settings.size).cloned();
        self.announcer.tell(words::saved(&ledger));
        self.records.keep(ledger, &mut self.own);
        if let Some(there) = there {
            self.records.part(&there, &mut self.own);
        }
        None
    }

    /// Shows a complete ledger as a finished run that no pool of this page counted.
    fn show_counted(&mut self, ledger: Ledger, now: Awake) {
        self.n_runs += 1;
        let counted = PoolSpec {
            task: PoolTask::Count { record: None },
            run: self.n_runs,
            ledger: Rc::new(ledger),
            jobs: None,
            kernel: self.kernel(),
            workers: self.settings.workers,
        };
        let mut run = CountRun::new(counted, None, now);
        run.stop(RunPhase::Done, now);
        if let Some(sentence) = run.ending() {
            self.announcer.tell(sentence);
        }
        self.run = Some(run);
    }
}
