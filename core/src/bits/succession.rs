//! The step from one combination to the next.

use super::Choice;

/// The step from a word to the next larger one with as many ones.
///
/// ```text
/// word     0 1 0 1 1 0
/// lowest   0 0 0 0 1 0   word & -word
/// ripple   0 1 1 0 0 0   word + lowest: the lowest run of ones carries into one 1
/// spare    0 0 0 0 0 1   the run's other ones, pushed to the right end
/// next     0 1 1 0 0 1   ripple | spare
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Succession {
    /// The word it starts from.
    pub word: u32,
    /// Its lowest 1.
    pub lowest: u32,
    /// `word + lowest`
    pub ripple: u32,
    /// The other ones of the lowest run, at the right end.
    pub spare: u32,
    /// The next larger word with as many ones.
    pub next: u32,
}

impl Succession {
    /// The step from a word that is not the last of its choice; from the last one it wraps around.
    pub(super) const fn of(word: u32) -> Self {
        let lowest = word & word.wrapping_neg();
        let ripple = word.wrapping_add(lowest);
        let run = (word & !ripple).count_ones();
        let spare = match run.checked_sub(1) {
            Some(spare) => (1 << spare) - 1,
            None => 0,
        };
        Self {
            word,
            lowest,
            ripple,
            spare,
            next: ripple | spare,
        }
    }
}

impl Choice {
    /// The step to the next word; `None` when the word is the last, or not one of the choice.
    #[must_use]
    pub fn after(self, word: u32) -> Option<Succession> {
        (self.contains(word) && word != self.last()).then(|| Succession::of(word))
    }
}
