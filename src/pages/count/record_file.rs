//! Ledgers that come from a file and go into one: what other machines counted, and what they are to finish.

use std::rc::Rc;

use bitqueens_core::counting::{Ledger, LedgerError};

use super::{CountPage, CountRun, Deletable, PoolSpec, PoolTask, RunPhase, words};
use crate::{site::Awake, text::Sentence};

impl CountPage {
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

    /// Opens the text of a file. A ledger with every job is shown as a result; another one joins what
    /// is stored of its board and can be gone on with.
    ///
    /// Returns why it is not opened.
    pub(super) fn open_file(&mut self, text: &str, now: Awake) -> Option<Sentence> {
        if let Some(run) = self.running() {
            return Some(words::counting(run.plan().size()));
        }
        self.take_ledger(text, now).err()
    }

    fn take_ledger(&mut self, text: &str, now: Awake) -> Result<(), Sentence> {
        let read: Result<Ledger, LedgerError> = text.trim_end().parse();
        let mut ledger = read.map_err(words::not_opened)?;
        let size = ledger.plan().size();
        let stored = self.records.of(size);
        let is_of_no_use =
            |stored: &Rc<Ledger>| stored.plan() != ledger.plan() || stored.is_wrong();
        let is_put_away = stored.is_some_and(is_of_no_use);
        if let Some(stored) = stored.filter(|_| !is_put_away) {
            let merged = ledger.merge(stored);
            merged.map_err(|_| words::contradicted(size))?;
        }
        if ledger.is_wrong() {
            return Err(words::opened_wrong(&ledger));
        }
        // A paused run gives way: its record has been merged, or is of another board. A record that is wrong or
        // by the other method is put away, and can be brought back.
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
            self.records.keep(ledger, &mut self.own);
        }
        Ok(())
    }

    /// Makes a record that was set aside the record of its board. The one that is there is set aside in its turn.
    pub(super) fn use_aside(&mut self, key: &str) -> Option<Sentence> {
        if let Some(run) = self.running() {
            return Some(words::counting(run.plan().size()));
        }
        let ledger = self.records.take_aside(key, &mut self.own)?;
        self.run = None;
        self.settings.size = ledger.plan().size();
        if let Some(there) = self.records.of(self.settings.size).cloned() {
            self.records.part(&there, &mut self.own);
        }
        self.announcer.tell(words::saved(&ledger));
        self.records.keep(ledger, &mut self.own);
        None
    }

    /// Shows a ledger with every job as a run that is done, which no pool of this page counted.
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
