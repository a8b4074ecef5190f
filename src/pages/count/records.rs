//! Runs that did not end, as they lie in the browser's storage.

use std::rc::Rc;

use bitqueens_core::{
    counting::{Ledger, LedgerError},
    solver::Size,
};

use crate::site::Environment;

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
    saved: Vec<Rc<Ledger>>,
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
            match text.parse() {
                Ok(ledger) => saved.push(Rc::new(ledger)),
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
            let key = format!("{}{}", Self::PREFIX, saved.plan().size());
            (key, saved.to_string())
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
    pub fn of(&self, size: Size) -> Option<&Rc<Ledger>> {
        let mut saved = self.saved.iter();
        saved.find(|saved| saved.plan().size() == size)
    }

    /// Keeps a run in place of an earlier one of the same board.
    pub(super) fn keep(&mut self, ledger: Ledger) {
        self.discard(ledger.plan().size());
        self.saved.push(Rc::new(ledger));
    }

    /// Drops the run of a board.
    pub(super) fn discard(&mut self, size: Size) {
        self.saved.retain(|saved| saved.plan().size() != size);
    }
}
