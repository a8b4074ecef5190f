//! The reader's guess of the number of solutions, before a count, and how far it was off.

use super::{CountPage, CountRun, sentences};
use crate::text::Sentence;

/// Reads a guess: digits of any width, however they are grouped. `None` where it is none.
#[must_use]
pub fn read_guess(text: &str) -> Option<u64> {
    let is_group = |sign: &char| matches!(sign, ',' | '，' | '_' | '\'') || sign.is_whitespace();
    let mut guess = None;
    for sign in text.chars().filter(|sign| !is_group(sign)) {
        let narrow = match sign {
            '０'..='９' => u32::from(sign) - u32::from('０'),
            _ => sign.to_digit(10)?,
        };
        let so_far: u64 = guess.unwrap_or(0);
        guess = Some(so_far.checked_mul(10)?.checked_add(narrow.into())?);
    }
    guess
}

impl CountPage {
    /// What became of the guess, once the board is counted.
    #[must_use]
    pub fn guessed(&self) -> Option<Sentence> {
        let outcome = self.shown_run().and_then(CountRun::outcome)?;
        Some(sentences::guessed(self.guess?, outcome.total))
    }
}
