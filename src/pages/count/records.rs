//! Ledgers of unfinished runs in the browser's storage, and what this tab stores and removes there. A text of another
//! tab is never lost: it is merged, or set aside.

use std::{collections::BTreeMap, rc::Rc};

use bitqueens_core::{
    counting::{Ledger, LedgerError, RecordError, checksum},
    solver::Size,
};

use crate::site::{Environment, NotStored, Shelf};

/// The reason why a stored text is set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyAside {
    /// It is not a ledger.
    Unreadable(LedgerError),
    /// It is a ledger that does not fit another one of its board: they contradict each other, or are by different
    /// methods.
    Apart {
        size: Size,
        n_done: u64,
        /// How it contradicts the record of the board, where it does.
        contradiction: Option<RecordError>,
    },
}

/// A stored text that cannot be continued. It is shown and kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    pub key: String,
    pub text: String,
    pub why: WhyAside,
}

/// The unfinished runs stored by all tabs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Records {
    /// The ledgers that can be continued, one per board.
    ledgers: Vec<Rc<Ledger>>,
    /// The texts that cannot be used.
    pub set_aside: Rc<[SetAside]>,
    /// The ledgers that were deleted in this visit; those of a plan are merged into one.
    deleted: Vec<Rc<Ledger>>,
    /// The texts that could not be used and were deleted in this visit.
    pub deleted_aside: Rc<[SetAside]>,
}

impl Records {
    /// The beginning of the keys of ledgers; the board's side follows.
    const LEDGER: &str = "bitqueens.ledger.";
    /// The beginning of the keys of texts set aside; a checksum of the text follows, so that each
    /// text has a key of its own.
    const ASIDE: &str = "bitqueens.aside.";
    /// The beginning of the keys of ledgers that do not fit others; a checksum follows.
    const APART: &str = "bitqueens.apart.";
    /// The most entries of a record that is opened: four times those of a whole one. Reading and merging more would stop
    /// the page for longer than a moment.
    pub const MOST_ENTRIES: usize = 1 << 14;

    /// The key of a board's ledger. It is also the name of the lock that a tab holds while it counts
    /// the board.
    pub fn key(size: Size) -> String {
        format!("{}{size}", Self::LEDGER)
    }

    pub fn is_record(key: &str) -> bool {
        key.starts_with(Self::LEDGER)
    }

    pub fn aside_key(text: &str) -> String {
        format!("{}{:016x}", Self::ASIDE, checksum(text.as_bytes()))
    }

    /// The key of a ledger that does not fit another one.
    pub fn apart_key(text: &str) -> String {
        format!("{}{:016x}", Self::APART, checksum(text.as_bytes()))
    }

    /// Parts what is stored into ledgers to go on with and texts to set aside, and has the latter
    /// moved to keys of their own. A text set aside that can be read is a ledger again: another
    /// version of the site may have put it there.
    pub fn restore(environment: &Environment, own: &mut PendingWrites) -> Self {
        let mut records = Self::default();
        for (key, text) in environment.stored_below(Self::LEDGER) {
            match text.parse() {
                Ok(ledger) => records.hold(Rc::new(ledger)),
                Err(error) => {
                    own.put(key, PendingWrite::Aside);
                    records.set_aside(&Self::aside_key(text), text, error);
                }
            }
        }
        for (key, text) in environment.stored_below(Self::ASIDE) {
            match text.parse() {
                Ok(ledger) => {
                    records.keep(ledger, own);
                    own.put(key, PendingWrite::Nothing);
                }
                Err(error) => records.set_aside(&Self::aside_key(text), text, error),
            }
        }
        for (key, text) in environment.stored_below(Self::APART) {
            records.hear(key, Some(text));
        }
        records
    }

    /// The ledger of a board that can be gone on with.
    pub fn of(&self, size: Size) -> Option<&Rc<Ledger>> {
        let mut ledgers = self.ledgers.iter();
        ledgers.find(|ledger| ledger.plan().size() == size)
    }

    /// Tells whether there are neither ledgers nor texts set aside.
    pub fn is_empty(&self) -> bool {
        self.ledgers.is_empty() && self.set_aside.is_empty()
    }

    pub(super) fn keep(&mut self, ledger: Ledger, own: &mut PendingWrites) {
        self.keep_with(ledger, None, own);
    }

    /// Keeps a ledger that the stored one of its board was merged into.
    pub(super) fn keep_merged(&mut self, ledger: Ledger, own: &mut PendingWrites) {
        let merged = self.of(ledger.plan().size()).cloned();
        self.keep_with(ledger, merged, own);
    }

    fn keep_with(&mut self, ledger: Ledger, merged: Option<Rc<Ledger>>, own: &mut PendingWrites) {
        let ledger = Rc::new(ledger);
        let write = PendingWrite::Ledger {
            own: Rc::clone(&ledger),
            merged,
        };
        own.put(Self::key(ledger.plan().size()), write);
        self.hold(ledger);
    }

    /// Deletes the ledger of a board, which can be brought back.
    pub(super) fn delete(&mut self, size: Size, own: &mut PendingWrites) {
        if let Some(ledger) = self.of(size).cloned() {
            self.put_away(&ledger);
        }
        self.discard(size, own);
    }

    fn put_away(&mut self, ledger: &Ledger) {
        let mut merged = ledger.clone();
        self.deleted
            .retain(|deleted| merged.merge(deleted).is_err());
        self.deleted.push(Rc::new(merged));
    }

    /// The ledger of a board that was deleted last.
    pub fn deleted(&self, size: Size) -> Option<&Rc<Ledger>> {
        let mut deleted = self.deleted.iter();
        deleted.rfind(|ledger| ledger.plan().size() == size)
    }

    /// Brings the ledger of a board back that was deleted last. It joins the one that is there, or
    /// takes its place where they do not fit.
    pub(super) fn bring_back(&mut self, size: Size, own: &mut PendingWrites) {
        let Some(deleted) = self.deleted(size).cloned() else {
            return;
        };
        self.deleted.retain(|other| !Rc::ptr_eq(other, &deleted));
        let mut ledger = Rc::unwrap_or_clone(deleted);
        if let Some(there) = self.of(size).cloned()
            && ledger.merge(&there).is_err()
        {
            self.put_away(&there);
        }
        self.keep(ledger, own);
    }

    /// Forgets the deleted ledgers of a board: all of it is counted.
    pub(super) fn forget_deleted(&mut self, size: Size) {
        self.deleted.retain(|ledger| ledger.plan().size() != size);
    }

    /// The ledger that most time was spent on.
    pub fn longest(&self) -> Option<&Rc<Ledger>> {
        self.ledgers.iter().max_by_key(|ledger| ledger.elapsed_ms())
    }

    /// Drops the ledger of a board.
    pub(super) fn discard(&mut self, size: Size, own: &mut PendingWrites) {
        own.put(Self::key(size), PendingWrite::Nothing);
        self.drop_of(size);
    }

    /// Deletes the texts that cannot be used, which can be brought back.
    pub(super) fn forget_aside(&mut self, own: &mut PendingWrites) {
        for aside in self.set_aside.iter() {
            own.put(&*aside.key, PendingWrite::Nothing);
        }
        let deleted = self.deleted_aside.iter().chain(self.set_aside.iter());
        self.deleted_aside = deleted.cloned().collect();
        self.set_aside = Rc::default();
    }

    /// Brings the texts back that could not be used and were deleted.
    pub(super) fn bring_aside_back(&mut self, own: &mut PendingWrites) {
        let deleted = std::mem::take(&mut self.deleted_aside);
        for aside in deleted.iter() {
            own.put(&*aside.key, PendingWrite::Text(aside.text.clone()));
        }
        self.set_aside = self
            .set_aside
            .iter()
            .chain(deleted.iter())
            .cloned()
            .collect();
    }

    /// Takes note of what another tab has stored or removed under a key; returns its ledger.
    pub(super) fn hear(&mut self, key: &str, text: Option<&str>) -> Option<Rc<Ledger>> {
        if let Some(name) = key.strip_prefix(Self::LEDGER) {
            let size = name.parse().ok().and_then(|side| Size::new(side).ok())?;
            let Some(text) = text else {
                self.drop_of(size);
                return None;
            };
            let ledger = Rc::new(text.parse::<Ledger>().ok()?);
            self.hold(Rc::clone(&ledger));
            self.compare_apart(size);
            return Some(ledger);
        }
        let is_apart = key.starts_with(Self::APART);
        if is_apart || key.starts_with(Self::ASIDE) {
            match text.map(|text| (text, text.parse::<Ledger>())) {
                Some((text, Err(error))) => self.set_aside(key, text, error),
                Some((text, Ok(ledger))) if is_apart => self.hold_apart(key, text, &ledger),
                _ => self.drop_aside(key),
            }
        }
        None
    }

    /// Sets a ledger aside that does not fit the one that is gone on with.
    pub(super) fn part(&mut self, ledger: &Ledger, own: &mut PendingWrites) {
        let text = ledger.to_string();
        let key = Self::apart_key(&text);
        self.hold_apart(&key, &text, ledger);
        own.put(key, PendingWrite::Text(text));
    }

    /// Takes a ledger that was set aside, by its key.
    pub(super) fn take_aside(&mut self, key: &str, own: &mut PendingWrites) -> Option<Ledger> {
        let aside = self.set_aside.iter().find(|aside| aside.key == key)?;
        let ledger = aside.text.parse().ok()?;
        self.drop_aside(key);
        own.put(key, PendingWrite::Nothing);
        Some(ledger)
    }

    fn hold(&mut self, ledger: Rc<Ledger>) {
        self.drop_of(ledger.plan().size());
        self.ledgers.push(ledger);
    }

    fn drop_of(&mut self, size: Size) {
        self.ledgers.retain(|ledger| ledger.plan().size() != size);
    }

    fn set_aside(&mut self, key: &str, text: &str, error: LedgerError) {
        self.hold_aside(key, text, WhyAside::Unreadable(error));
    }

    fn hold_apart(&mut self, key: &str, text: &str, ledger: &Ledger) {
        let size = ledger.plan().size();
        let record = self.of(size).map(|record| Ledger::clone(record));
        let contradiction = record.and_then(|mut record| record.merge(ledger).err());
        let why = WhyAside::Apart {
            size,
            n_done: ledger.n_done(),
            contradiction,
        };
        self.hold_aside(key, text, why);
    }

    /// Compares the ledgers that were set aside with another record of their board.
    fn compare_apart(&mut self, with: Size) {
        for aside in &*Rc::clone(&self.set_aside) {
            if let WhyAside::Apart { size, .. } = aside.why
                && size == with
                && let Ok(ledger) = aside.text.parse()
            {
                self.hold_apart(&aside.key, &aside.text, &ledger);
            }
        }
    }

    fn hold_aside(&mut self, key: &str, text: &str, why: WhyAside) {
        let one = SetAside {
            key: key.to_owned(),
            text: text.to_owned(),
            why,
        };
        let others = self.set_aside.iter().filter(|aside| aside.key != key);
        self.set_aside = others.cloned().chain([one]).collect();
    }

    fn drop_aside(&mut self, key: &str) {
        let others = self.set_aside.iter().filter(|aside| aside.key != key);
        self.set_aside = others.cloned().collect();
    }
}

/// What this tab writes under a key of storage.
#[derive(Clone, Debug, PartialEq)]
pub enum PendingWrite {
    /// A ledger, with what another tab has counted of the same board.
    Ledger {
        own: Rc<Ledger>,
        /// The stored ledger that is in it already. Where it still lies there, it is not read again.
        merged: Option<Rc<Ledger>>,
    },
    Text(String),
    /// Nothing more: a ledger that is done with, or a text that the reader deleted.
    Nothing,
    /// A ledger, if it is one; a text that is none goes to a key of its own.
    Aside,
}

/// A text to store under a key, or nothing to remove it.
type Change = (String, Option<String>);

impl PendingWrite {
    /// What has to be written, in this order, where `stored` is what lies under the key.
    pub fn changes(&self, key: &str, stored: &str) -> Vec<Change> {
        let mut changes = Vec::new();
        if let Self::Ledger { own, merged } = self {
            let text = own.to_string();
            if text == stored {
                return changes;
            }
            if merged
                .as_ref()
                .is_some_and(|merged| merged.to_string() == stored)
            {
                return vec![(key.to_owned(), Some(text))];
            }
        }
        let read = Records::is_record(key).then(|| stored.parse::<Ledger>());
        let is_unreadable = !stored.is_empty() && matches!(read, Some(Err(_)));
        if is_unreadable {
            changes.push((Records::aside_key(stored), Some(stored.to_owned())));
        }
        let text = match self {
            Self::Ledger { own, .. } => {
                let mut merged = Ledger::clone(own);
                if let Some(Ok(others)) = read
                    && merged.merge(&others).is_err()
                {
                    changes.push((Records::apart_key(stored), Some(stored.to_owned())));
                }
                Some(merged.to_string())
            }
            Self::Text(text) => Some(text.clone()),
            Self::Aside if !is_unreadable => return changes,
            Self::Nothing | Self::Aside => None,
        };
        changes.push((key.to_owned(), text));
        changes
    }
}

/// What this tab is to write, by key.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PendingWrites(BTreeMap<String, PendingWrite>);

impl PendingWrites {
    /// Says what is to be stored under a key.
    pub(super) fn put(&mut self, key: impl Into<String>, write: PendingWrite) {
        self.0.insert(key.into(), write);
    }

    /// Another tab has written there: its text stands.
    pub(super) fn hear(&mut self, key: &str) {
        self.0.remove(key);
    }

    /// What waits, by its key.
    pub fn waiting(&self) -> impl Iterator<Item = (&str, &PendingWrite)> {
        self.0.iter().map(|(key, write)| (key.as_str(), write))
    }

    /// Stores what waits. What is not stored waits on.
    pub(super) fn store(&mut self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        while let Some((key, write)) = self.0.first_key_value() {
            for (key, text) in write.changes(key, &shelf.read(key)) {
                shelf.write(&key, text.as_deref())?;
            }
            self.0.pop_first();
        }
        Ok(())
    }
}
