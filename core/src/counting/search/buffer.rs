//! A buffer of rows that wait to be filled, as three arrays of words.

use crate::counting::lanes::States;

/// The length at which a buffer counts as full: its rows still fit the first-level cache.
pub(crate) const FULL: usize = 512;
/// The length that a buffer never reaches: beyond [`FULL`] at most the children of one vector are
/// appended, 27 for each of eight lanes. A power of two, so that cutting an index to it is cheap.
const CAPACITY: usize = 1024;
/// The length of an array: a vector that begins below [`CAPACITY`] ends within.
const LEN: usize = CAPACITY + 8;

/// A stack of rows' words; vectors are taken from its end and written to its end.
///
/// Every index is cut to `CAPACITY`, which changes none and saves the bounds checks.
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

    /// Tests whether the rows below should be filled first.
    pub(crate) const fn is_full(&self) -> bool {
        FULL <= self.len
    }

    /// The number of rows that wait.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Takes the last rows, one vector; the second value has every bit set in the lanes that hold a row.
    #[inline(always)]
    pub(crate) fn pop(&mut self) -> ([L; 3], L) {
        let start = self.len.saturating_sub(L::WIDTH) % CAPACITY;
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
        let at = self.len % CAPACITY;
        left.pack(order).store(&mut *self.left, at);
        down.pack(order).store(&mut *self.down, at);
        right.pack(order).store(&mut *self.right, at);
        self.len = at + chosen.count_ones() as usize;
    }
}
