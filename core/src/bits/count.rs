//! Two ways to count the ones of a word: by a loop and by halves.

use std::iter::FusedIterator;

use super::{Width, Word};

/// Counts the ones by clearing the lowest one until none is left.
///
/// It takes as many steps as there are ones, so a word of few ones is counted quickly.
///
/// ```
/// use bitqueens_core::bits::{Width, Word, by_loop};
///
/// let word = Word::cut(0b10110, Width::BYTE);
/// assert_eq!(by_loop(word).count(), 3);
/// ```
#[must_use]
pub const fn by_loop(word: Word) -> ByLoop {
    ByLoop { word, counted: 0 }
}

/// The steps of [`by_loop`].
#[derive(Clone, Debug)]
pub struct ByLoop {
    word: Word,
    counted: u8,
}

/// One turn of the loop.
///
/// ```text
/// before     0 0 0 1 0 1 1 0
/// less_one   0 0 0 1 0 1 0 1
/// after      0 0 0 1 0 1 0 0   before & less_one
/// counted    1
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clearing {
    /// The word on entering the turn.
    pub before: Word,
    /// `before - 1`
    pub less_one: Word,
    /// `before & (before - 1)`
    pub after: Word,
    /// The ones counted so far, this turn's included.
    pub counted: u8,
}

impl Iterator for ByLoop {
    type Item = Clearing;

    fn next(&mut self) -> Option<Clearing> {
        let before = self.word;
        if before.value() == 0 {
            return None;
        }
        let less_one = before.minus(Word::only(0, before.width()));
        self.word = before & less_one;
        self.counted += 1;
        Some(Clearing {
            before,
            less_one,
            after: self.word,
            counted: self.counted,
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let ones = self.word.row().filter(|&one| one).count();
        (ones, Some(ones))
    }
}

impl ExactSizeIterator for ByLoop {}
impl FusedIterator for ByLoop {}

/// Counts the ones of 32 bits by halves: pairs, fours, bytes, sixteens, the whole.
///
/// It takes five steps however many ones there are. The last step's sum is the count.
///
/// ```
/// use bitqueens_core::bits::{Width, Word, by_halves};
///
/// let steps = by_halves(Word::cut(0b10110, Width::BYTE));
/// assert_eq!(steps[4].sum.value(), 3);
/// ```
#[must_use]
pub fn by_halves(word: Word) -> [Halving; 5] {
    let mut word = Word::cut(word.value(), Width::MAX);
    PATTERNS.map(|(group, pattern)| {
        let pattern = Word::cut(pattern, Width::MAX);
        let right = word & pattern;
        let moved = Word::cut(word.value() >> (group / 2), Width::MAX);
        let left = moved & pattern;
        let before = word;
        // The sum of two half groups' counts fits the group, so nothing carries into the next group.
        word = left.plus(right);
        Halving {
            group,
            before,
            pattern,
            right,
            left,
            sum: word,
        }
    })
}

/// The group of each step, and the mask of its right half.
const PATTERNS: [(u8, u32); 5] = [
    (2, 0x5555_5555),
    (4, 0x3333_3333),
    (8, 0x0f0f_0f0f),
    (16, 0x00ff_00ff),
    (32, 0x0000_ffff),
];

/// One step of [`by_halves`], all rows 32 bits wide.
///
/// ```text
/// before    0 1 1 1       pairs
/// pattern   0 1 0 1
/// right     0 1 0 1       before & pattern
/// left      0 0 0 1       (before >> 1) & pattern
/// sum       0 1 1 0       one 1 in the left pair, two in the right pair
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halving {
    /// The bits of one group after the step: 2, 4, 8, 16, 32.
    pub group: u8,
    /// The row the step starts from: a count in each half group.
    pub before: Word,
    /// Ones in the right half of each group.
    pub pattern: Word,
    /// The counts of the right halves.
    pub right: Word,
    /// The counts of the left halves, moved over the right ones.
    pub left: Word,
    /// The counts of the groups.
    pub sum: Word,
}

impl Halving {
    /// The count of each group, the leftmost group first.
    #[must_use]
    pub fn counts(&self) -> impl DoubleEndedIterator<Item = u32> {
        let group = u32::from(self.group);
        let ones = u32::MAX >> (u32::BITS - group);
        let sum = self.sum.value();
        (0..u32::BITS / group)
            .rev()
            .map(move |idx| (sum >> (idx * group)) & ones)
    }
}
