//! Rows that wait to be filled, as three columns of words.
#![expect(
    clippy::inline_always,
    reason = "the caller brings the SIMD feature along"
)]

use crate::counting::lanes::States;

/// A buffer is full at this length: its rows still lie in the fastest cache.
pub(crate) const FULL: usize = 512;
/// One vector of rows has at most 27 children a lane of eight, and the last write is a whole vector.
const ROOM: usize = 1024;
/// The length of a column: wherever below `ROOM` a vector begins, it ends within.
const LEN: usize = ROOM + 8;

/// A stack of rows' words; a vector is taken from its end and written to its end.
///
/// Every index is cut to `ROOM`, which changes none and spares the check of each.
#[derive(Clone, Debug)]
pub(crate) struct Buffer<L: States> {
    len: usize,
    left: Box<[L::Word; LEN]>,
    down: Box<[L::Word; LEN]>,
    right: Box<[L::Word; LEN]>,
}

impl<L: States> Buffer<L> {
    /// An empty buffer.
    pub(crate) fn new() -> Self {
        let words = || Box::new([L::Word::default(); LEN]);
        Self {
            len: 0,
            left: words(),
            down: words(),
            right: words(),
        }
    }

    /// Whether the rows below should be filled first.
    pub(crate) const fn is_full(&self) -> bool {
        FULL <= self.len
    }

    /// Rows that wait.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Takes the last rows, a vector of them; the second value has every bit of the lanes that hold a row.
    #[inline(always)]
    pub(crate) fn pop(&mut self) -> ([L; 3], L) {
        let start = self.len.saturating_sub(L::WIDTH) % ROOM;
        let lanes = self.len - start;
        self.len = start;
        (
            [
                L::load(&*self.left, start),
                L::load(&*self.down, start),
                L::load(&*self.right, start),
            ],
            L::first(lanes),
        )
    }

    /// Appends the lanes that `chosen` has a bit for.
    #[inline(always)]
    pub(crate) fn push(&mut self, words: [L; 3], chosen: u32) {
        let [left, down, right] = words;
        let order = L::order(chosen);
        let at = self.len % ROOM;
        left.pack(order).store(&mut *self.left, at);
        down.pack(order).store(&mut *self.down, at);
        right.pack(order).store(&mut *self.right, at);
        self.len = at + chosen.count_ones() as usize;
    }
}
