//! The search over chunks: eight or four rows' words in one vector, no branch for a single placement.
//!
//! The plain search decides at every square whether to go deeper or back, and a processor guesses wrong again and again.
//! Here the rows that wait lie in one buffer for each row of the board and each class.
//! A vector of them is taken, every lane places its lowest free bit, the children that have a future are packed
//! to the front and appended to the next row's buffer, and so on until no lane has a bit left:
//!
//! ```text
//! lanes      a      b      c      d
//! bitmap    0110   0000   1000   0011
//! bit       0010     .    1000   0001     children a, c, d
//! future     yes            no    yes     appended: a, d
//! ```
//!
//! A child has a future if each of the next two rows has a free square.
#![expect(
    clippy::inline_always,
    reason = "the caller brings the SIMD feature along"
)]

use crate::counting::lanes::States;

use super::border::Border;
use super::buffer::Buffer;
use super::{Prefix, Words};

/// The weighted solutions below prefixes that end above `row`.
#[inline(always)]
pub(crate) fn count<L: States>(border: &Border, row: usize, prefixes: &[Prefix]) -> u64 {
    let mut levels = Levels::<L>::new(border, row, prefixes);
    let last = levels.rows.len() - 1;
    // Levels above `first` are empty for good.
    let mut first = 0;
    let mut level = 0;
    let mut sum = 0;
    loop {
        if level < last && levels.is_full(level + 1) {
            level += 1;
        }
        // Lanes stay empty only where nothing can come any more.
        let least = if level == first { 1 } else { L::WIDTH };
        let class = levels.fullest(level);
        if least <= levels.rows[level][class].len() {
            if level < last {
                levels.expand(border, row + level, level, class);
            } else {
                sum += levels.finish(border, level, class);
            }
        } else if first < level {
            level -= 1;
        } else if first < last {
            first += 1;
            level = first;
        } else {
            return sum;
        }
    }
}

/// The waiting rows, by row of the board and by class; the last row itself never waits.
struct Levels<L: States> {
    rows: Vec<[Buffer<L>; Border::CLASSES]>,
}

impl<L: States> Levels<L> {
    #[inline(always)]
    fn new(border: &Border, row: usize, prefixes: &[Prefix]) -> Self {
        let mut rows: Vec<_> = (row..border.rows() - 1)
            .map(|_| std::array::from_fn(|_| Buffer::new(Buffer::<L>::FULL)))
            .collect();
        rows[0] = std::array::from_fn(|_| Buffer::new(prefixes.len()));
        for prefix in prefixes {
            let Words { left, down, right } = prefix.words;
            rows[0][prefix.class].push([left, down, right].map(L::splat), 1);
        }
        Self { rows }
    }

    #[inline(always)]
    fn is_full(&self, level: usize) -> bool {
        self.rows[level]
            .iter()
            .any(|buffer| Buffer::<L>::FULL <= buffer.len())
    }

    #[inline(always)]
    fn fullest(&self, level: usize) -> usize {
        let [none, one, both] = self.rows[level].each_ref().map(Buffer::len);
        if one <= none && both <= none {
            0
        } else if both <= one {
            1
        } else {
            2
        }
    }

    /// Places every queen of a vector of rows.
    #[inline(always)]
    fn expand(&mut self, border: &Border, row: usize, level: usize, class: usize) {
        let next = L::splat(border.keep(row + 1) | border.mark(row + 1));
        let after = L::splat(border.keep(row + 2) | border.mark(row + 2));
        let (words, lanes) = self.rows[level][class].pop();
        let squares = [(border.keep(row), class), (border.mark(row), class + 1)];
        for (squares, class) in squares {
            if squares == 0 {
                continue;
            }
            let buffer = &mut self.rows[level + 1][class];
            let mut children = Children::new(words, lanes, squares);
            while let Some(([left, down, right], idle)) = children.next() {
                let free = next.without(left.or(down).or(right));
                let later = after.without(left.up().or(down).or(right.down()));
                let dead = free.empty().or(later.empty()).or(idle);
                buffer.push([left, down, right], dead.without_lanes());
            }
        }
    }

    /// Places every queen of a vector of rows above the last one, and counts what fits below.
    #[inline(always)]
    fn finish(&mut self, border: &Border, level: usize, class: usize) -> u64 {
        let last = border.rows() - 1;
        let elsewhere = L::splat(border.keep(last));
        let on_mark = L::splat(border.mark(last));
        let (words, lanes) = self.rows[level][class].pop();
        let squares = [
            (border.keep(last - 1), class),
            (border.mark(last - 1), class + 1),
        ];
        let mut sum = 0;
        for (squares, class) in squares {
            if squares == 0 {
                continue;
            }
            let mut n_elsewhere = 0;
            let mut n_on_mark = 0;
            let mut children = Children::new(words, lanes, squares);
            while let Some(([left, down, right], idle)) = children.next() {
                // One column is left, so a lane has one free square at most.
                let attacked = left.or(down).or(right).or(idle);
                let dead = elsewhere.without(attacked).empty();
                n_elsewhere += dead.without_lanes().count_ones();
                let dead = on_mark.without(attacked).empty();
                n_on_mark += dead.without_lanes().count_ones();
            }
            let [elsewhere, on_mark] = border.weights(class);
            sum += elsewhere * u64::from(n_elsewhere) + on_mark * u64::from(n_on_mark);
        }
        sum
    }
}

/// The queens that a vector of rows can have, the lowest free bit of every lane first.
struct Children<L: States> {
    words: [L; 3],
    bitmap: L,
}

impl<L: States> Children<L> {
    #[inline(always)]
    fn new(words: [L; 3], lanes: L, squares: u32) -> Self {
        let [left, down, right] = words;
        let attacked = left.or(down).or(right);
        let bitmap = L::splat(squares).and(lanes).without(attacked);
        Self { words, bitmap }
    }

    /// The words of the next row, and every bit of the lanes that had no free bit left.
    #[inline(always)]
    fn next(&mut self) -> Option<([L; 3], L)> {
        if !self.bitmap.any() {
            return None;
        }
        let [left, down, right] = self.words;
        let bit = self.bitmap.lowest();
        self.bitmap = self.bitmap.without(bit);
        let below = [left.or(bit).up(), down.or(bit), right.or(bit).down()];
        Some((below, bit.empty()))
    }
}
