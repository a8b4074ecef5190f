//! Runs that did not end, as they lie in the browser's storage.

use std::rc::Rc;

use bitqueens_core::{
    counting::{Ledger, LedgerError},
    solver::Size,
};

use crate::site::Environment;

/// A run that did not end.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// The jobs that were counted.
    pub ledger: Rc<Ledger>,
    /// The time they took, in milliseconds.
    pub elapsed_ms: u64,
}

impl Saved {
    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.ledger.plan().size()
    }

    /// The text to store: the time, then the ledger with its checksum.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {}", self.elapsed_ms, self.ledger)
    }

    /// Reads a stored text.
    ///
    /// # Errors
    /// [`LedgerError`] when it is not a ledger to go on from.
    pub fn from_text(text: &str) -> Result<Self, LedgerError> {
        let (elapsed, ledger) = text.split_once(' ').ok_or(LedgerError::NoLedger)?;
        Ok(Self {
            elapsed_ms: elapsed.parse().map_err(|_| LedgerError::NoLedger)?,
            ledger: Rc::new(ledger.parse()?),
        })
    }
}

/// A stored text that is not a ledger to go on from. It is shown and kept, never trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// The last part of the key it was stored under.
    name: String,
    /// The text.
    pub text: String,
    /// The reason.
    pub error: LedgerError,
}

/// The records of runs that did not end.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Records {
    /// The runs to go on with, those of this visit included.
    saved: Vec<Saved>,
    /// The texts that cannot be used.
    pub set_aside: Rc<[SetAside]>,
}

impl Records {
    /// The beginning of the keys of the records.
    pub const PREFIX: &str = "bitqueens.ledger.";

    /// Parts what is stored into runs to go on with and texts to set aside.
    #[must_use]
    pub fn stored(environment: &Environment) -> Self {
        let (mut saved, mut set_aside) = (Vec::new(), Vec::new());
        for (key, text) in environment.stored_below(Self::PREFIX) {
            match Saved::from_text(text) {
                Ok(run) => saved.push(run),
                Err(error) => set_aside.push(SetAside {
                    name: key.rsplit('.').next().unwrap_or(key).to_owned(),
                    text: text.to_owned(),
                    error,
                }),
            }
        }
        Self {
            saved,
            set_aside: set_aside.into(),
        }
    }

    /// The texts to store, with their keys.
    #[must_use]
    pub fn texts(&self) -> Vec<(String, String)> {
        let saved = self.saved.iter().map(|saved| {
            let key = format!("{}{}", Self::PREFIX, saved.size());
            (key, saved.text())
        });
        // Under a key of its own, so that the next count does not write over it.
        let aside = self.set_aside.iter().map(|aside| {
            let key = format!("{}aside.{}", Self::PREFIX, aside.name);
            (key, aside.text.clone())
        });
        saved.chain(aside).collect()
    }

    /// The number of texts.
    #[must_use]
    pub fn len(&self) -> usize {
        self.saved.len() + self.set_aside.len()
    }

    /// Tells whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The run of a board that can be gone on with.
    #[must_use]
    pub fn of(&self, size: Size) -> Option<&Saved> {
        self.saved.iter().find(|saved| saved.size() == size)
    }

    /// Keeps a run in place of an earlier one of the same board.
    pub(super) fn keep(&mut self, saved: Saved) {
        self.discard(saved.size());
        self.saved.push(saved);
    }

    /// Drops the run of a board.
    pub(super) fn discard(&mut self, size: Size) {
        self.saved.retain(|saved| saved.size() != size);
    }
}
