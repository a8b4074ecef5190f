//! The step from one combination to the next.

use super::Choice;
use super::choice::ones;

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
    /// The ones that the carry swallowed, less the one it became, at the right end.
    pub spare: u32,
    /// The next larger word with as many ones.
    pub next: u32,
}

impl Succession {
    /// The next word after one that is not the last of its choice; the last wraps around.
    pub(super) const fn of(word: u32) -> Self {
        let lowest = word & word.wrapping_neg();
        let ripple = word.wrapping_add(lowest);
        let swallowed = (word & !ripple).count_ones();
        let spare = match swallowed.checked_sub(1) {
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
    /// The step after a word; `None` when it is the last, or not one of this choice's.
    #[must_use]
    pub fn after(self, word: u32) -> Option<Succession> {
        (self.contains(word) && word != self.last()).then(|| Succession::of(word))
    }

    /// The word before a word; `None` when it is the first, or not one of this choice's.
    #[must_use]
    pub fn before(self, word: u32) -> Option<u32> {
        let mask = ones(self.things());
        (self.contains(word) && word != self.first())
            .then(|| mask ^ Succession::of(mask ^ word).next)
    }
}
