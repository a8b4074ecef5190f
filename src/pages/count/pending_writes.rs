//! What this tab itself stores and removes. A text that it did not write is another tab's, and is never
//! lost: it is merged, or put aside.

use std::{collections::BTreeMap, rc::Rc};

use bitqueens_core::counting::Ledger;

use super::Records;

/// What this tab writes under a key of storage.
#[derive(Clone, Debug, PartialEq)]
pub enum Kept {
    /// A ledger, with what another tab has counted of the same board.
    Ledger(Rc<Ledger>),
    /// A text.
    Text(String),
    /// Nothing more: a ledger that is done with, or a text that the reader deleted.
    Nothing,
    /// A ledger, if it is one; a text that is none goes to a key of its own.
    Aside,
}

/// A text to store under a key, or nothing to remove it.
pub type Change = (String, Option<String>);

impl Kept {
    /// What has to be written, in this order, where `stored` is what lies under the key.
    pub fn changes(&self, key: &str, stored: &str) -> Vec<Change> {
        let mut changes = Vec::new();
        let read = Records::is_record(key).then(|| stored.parse::<Ledger>());
        let is_unreadable = !stored.is_empty() && matches!(read, Some(Err(_)));
        if is_unreadable {
            changes.push((Records::aside_key(stored), Some(stored.to_owned())));
        }
        let text = match self {
            Self::Ledger(own) => {
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

/// What this tab has written, by the key in storage, until another tab writes there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PendingWrites {
    /// What is to be stored, and how often another tab had written over what was stored before: the same text is
    /// written again after that.
    writes: BTreeMap<String, (u32, Kept)>,
    n_overwritten: u32,
}

impl PendingWrites {
    /// Says what is to be stored under a key.
    pub(super) fn keep(&mut self, key: impl Into<String>, kept: Kept) {
        self.writes.insert(key.into(), (self.n_overwritten, kept));
    }

    /// Another tab has written there: its text stands.
    pub(super) fn hear(&mut self, key: &str) {
        if self.writes.remove(key).is_some() {
            self.n_overwritten += 1;
        }
    }

    /// Every key that has been written to since `before`.
    pub fn since<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = (&'a str, &'a Kept)> {
        let writes = self.writes.iter();
        writes
            .filter(|(key, write)| before.writes.get(*key) != Some(*write))
            .map(|(key, (_, kept))| (key.as_str(), kept))
    }
}
