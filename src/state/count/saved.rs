//! Runs that did not end, as they lie in the browser's storage.

use std::rc::Rc;

use crate::counting::{Ledger, LedgerError};

/// A run that did not end.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// What was counted.
    pub ledger: Rc<Ledger>,
    /// The time it took.
    pub elapsed_ms: u64,
}

impl Saved {
    /// The text to store: the time, then the ledger with its checksum.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {}", self.elapsed_ms, self.ledger)
    }

    /// The run of a stored text.
    ///
    /// # Errors
    /// [`LedgerError`] when it is no ledger to go on from.
    pub fn from_text(text: &str) -> Result<Self, LedgerError> {
        let (elapsed, ledger) = text.split_once(' ').ok_or(LedgerError::NoLedger)?;
        Ok(Self {
            elapsed_ms: elapsed.parse().map_err(|_| LedgerError::NoLedger)?,
            ledger: Rc::new(ledger.parse()?),
        })
    }
}

/// A stored text that is no ledger to go on from. It is shown and kept, never trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// The name it was stored under.
    pub key: String,
    /// The text.
    pub text: String,
    /// Why.
    pub error: LedgerError,
}

/// Parts stored texts, given by name, into runs to go on with and texts to set aside.
#[must_use]
pub fn sort_stored(stored: &[(String, String)]) -> (Vec<Saved>, Vec<SetAside>) {
    let (mut saved, mut set_aside) = (Vec::new(), Vec::new());
    for (key, text) in stored {
        match Saved::from_text(text) {
            Ok(run) => saved.push(run),
            Err(error) => set_aside.push(SetAside {
                key: key.clone(),
                text: text.clone(),
                error,
            }),
        }
    }
    (saved, set_aside)
}
