//! The iterator over every word of m ones among n bits.

use std::iter::FusedIterator;

use super::{Choice, Succession};

/// Every word of a [`Choice`], ascending.
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
    // While `left` is above 0, a word that was not returned yet.
    next: u32,
    left: u32,
}

impl Combinations {
    pub(super) fn of(choice: Choice) -> Self {
        Self {
            next: choice.first(),
            left: choice.count(),
        }
    }
}

impl Iterator for Combinations {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        self.left = self.left.checked_sub(1)?;
        let word = self.next;
        if 0 < self.left {
            self.next = Succession::of(word).next;
        }
        Some(word)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.left).unwrap_or(usize::MAX);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Combinations {}
impl FusedIterator for Combinations {}
