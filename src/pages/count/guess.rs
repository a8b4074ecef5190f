//! The reader's guess of the number of solutions, before a count, and how far it was off.

use bitqueens_core::solver::Size;

use super::{CountPage, CountRun, Kept, PendingWrites, words};
use crate::{
    site::Environment,
    text::{Sentence, typed_digits},
};

/// Reads a guess as it was typed, of either width and grouped or not. `None` where it is no number, or one
/// of more than 64 bits.
pub fn read_guess(text: &str) -> Option<u64> {
    typed_digits(text)?.parse().ok()
}

/// The reader's guesses, at most one for each board. Each is stored under a key of its own: a long count is
/// compared with it after many visits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guesses(Vec<(Size, u64)>);

impl Guesses {
    /// The key under which the guess of a board is stored.
    pub fn key(size: Size) -> String {
        format!("bitqueens.guess.{size}")
    }

    pub fn stored(environment: &Environment) -> Self {
        let stored = Size::all().filter_map(|size| {
            let guess = read_guess(environment.stored(&Self::key(size)))?;
            Some((size, guess))
        });
        Self(stored.collect())
    }

    pub fn of(&self, size: Size) -> Option<u64> {
        let mut guesses = self.0.iter();
        let found = guesses.find(|(own, _)| *own == size);
        found.map(|(_, guess)| *guess)
    }

    /// Takes a guess of a board, and stores it; `None` takes the one there back.
    pub(super) fn keep(&mut self, size: Size, guess: Option<u64>, own: &mut PendingWrites) {
        self.0.retain(|(other, _)| *other != size);
        self.0.extend(guess.map(|guess| (size, guess)));
        let text = guess.map(|guess| Kept::Text(guess.to_string()));
        own.keep(Self::key(size), text.unwrap_or(Kept::Nothing));
    }
}

impl CountPage {
    /// The guess of the chosen board.
    pub fn guess(&self) -> Option<u64> {
        self.guesses.of(self.settings.size)
    }

    /// What became of the guess, once the board is counted.
    pub fn guessed(&self) -> Option<Sentence> {
        let outcome = self.shown_run().and_then(CountRun::outcome)?;
        Some(words::guessed(self.guess()?, outcome.total))
    }
}
