//! The reader's guess of the number of solutions, before a count, and how far it was off.

use super::{CountPage, CountRun, sentences};
use crate::text::{Sentence, typed_digits};

/// Reads a guess. `None` where it is none, or too large.
#[must_use]
pub fn read_guess(text: &str) -> Option<u64> {
    typed_digits(text)?.parse().ok()
}

impl CountPage {
    /// What became of the guess, once the board is counted.
    #[must_use]
    pub fn guessed(&self) -> Option<Sentence> {
        let outcome = self.shown_run().and_then(CountRun::outcome)?;
        Some(sentences::guessed(self.guess?, outcome.total))
    }
}
