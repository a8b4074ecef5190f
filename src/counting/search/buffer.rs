//! Rows that wait to be filled, as three columns of words.

use crate::counting::lanes::States;

/// A stack of rows' words; a vector is taken from its end and written to its end.
#[derive(Clone, Debug)]
pub(crate) struct Buffer<L: States> {
    len: usize,
    left: Vec<L::Word>,
    down: Vec<L::Word>,
    right: Vec<L::Word>,
}

impl<L: States> Buffer<L> {
    /// A buffer is full at this length: its rows still lie in the fastest cache.
    pub(crate) const FULL: usize = 512;
    /// One vector of rows has at most 27 children a lane, and the last write is a whole vector.
    const MARGIN: usize = 28 * L::WIDTH;

    /// An empty buffer for `full` rows and the children of one more vector.
    pub(crate) fn new(full: usize) -> Self {
        let words = || vec![L::Word::default(); full + Self::MARGIN];
        Self {
            len: 0,
            left: words(),
            down: words(),
            right: words(),
        }
    }

    /// Rows that wait.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }
}

#[expect(
    clippy::inline_always,
    reason = "the caller brings the SIMD feature along"
)]
impl<L: States> Buffer<L> {
    /// Takes the last rows, a vector of them; the second value has every bit of the lanes that hold a row.
    #[inline(always)]
    pub(crate) fn pop(&mut self) -> ([L; 3], L) {
        let start = self.len.saturating_sub(L::WIDTH);
        let lanes = self.len - start;
        self.len = start;
        (
            [
                L::load(&self.left, start),
                L::load(&self.down, start),
                L::load(&self.right, start),
            ],
            L::first(lanes),
        )
    }

    /// Appends the lanes that `chosen` has a bit for.
    #[inline(always)]
    pub(crate) fn push(&mut self, words: [L; 3], chosen: u32) {
        let [left, down, right] = words;
        let order = L::order(chosen);
        left.pack(order).store(&mut self.left, self.len);
        down.pack(order).store(&mut self.down, self.len);
        right.pack(order).store(&mut self.right, self.len);
        self.len += chosen.count_ones() as usize;
    }
}
