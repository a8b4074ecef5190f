//! The iterator over every word of m ones among n bits.

use std::iter::FusedIterator;

use super::choice::ones;
use super::{Choice, Succession};

/// Every word of a [`Choice`], ascending; from the back, descending.
///
/// ```
/// use bitqueens_core::bits::Choice;
///
/// let words = Choice::new(5, 3)?.words();
/// assert_eq!(words.len(), 10);
/// assert_eq!(words.take(3).collect::<Vec<_>>(), [0b00111, 0b01011, 0b01101]);
/// # Ok::<(), bitqueens_core::bits::ChoiceError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Combinations {
    choice: Choice,
    front: u32,
    back: u32,
    // While this is above 0, both ends are words that were not returned yet.
    left: u32,
}

impl Combinations {
    pub(super) fn of(choice: Choice) -> Self {
        Self {
            choice,
            front: choice.first(),
            back: choice.last(),
            left: choice.count(),
        }
    }
}

impl Iterator for Combinations {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        self.left = self.left.checked_sub(1)?;
        let word = self.front;
        if 0 < self.left {
            self.front = Succession::of(word).next;
        }
        Some(word)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.left).unwrap_or(usize::MAX);
        (left, Some(left))
    }

    fn count(self) -> usize {
        self.len()
    }

    fn last(mut self) -> Option<u32> {
        self.next_back()
    }

    fn nth(&mut self, n: usize) -> Option<u32> {
        match u32::try_from(n) {
            Ok(skipped) if skipped < self.left => {
                let rank = self.choice.rank_of(self.front) + skipped;
                self.front = self.choice.word_at(rank);
                self.left -= skipped;
                self.next()
            }
            _ => {
                self.left = 0;
                None
            }
        }
    }
}

impl DoubleEndedIterator for Combinations {
    fn next_back(&mut self) -> Option<u32> {
        self.left = self.left.checked_sub(1)?;
        let word = self.back;
        if 0 < self.left {
            // Complements of ascending words descend, so the word before is the complement's successor, inverted.
            let mask = ones(self.choice.things());
            self.back = mask ^ Succession::of(mask ^ word).next;
        }
        Some(word)
    }
}

impl ExactSizeIterator for Combinations {}
impl FusedIterator for Combinations {}
