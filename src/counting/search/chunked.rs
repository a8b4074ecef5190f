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
        let squares = |row| border.keep(row) | border.mark(row);
        let next = L::splat(squares(row + 1));
        let after = L::splat(squares(row + 2));
        let (words, lanes) = self.rows[level][class].pop();
        for (squares, class) in [(border.keep(row), class), (border.mark(row), class + 1)] {
            if squares == 0 {
                continue;
            }
            let children = &mut self.rows[level + 1][class];
            each_child(words, lanes, squares, |child| {
                let [left, down, right] = child;
                let free = next.without(left.or(down).or(right));
                let later = after.without(left.up().or(down).or(right.down()));
                children.push(child, free.occupied() & later.occupied());
            });
        }
    }

    /// Places every queen of a vector of rows above the last one, and counts what fits below.
    #[inline(always)]
    fn finish(&mut self, border: &Border, level: usize, class: usize) -> u64 {
        let last = border.rows() - 1;
        let elsewhere = L::splat(border.keep(last));
        let on_mark = L::splat(border.mark(last));
        let (words, lanes) = self.rows[level][class].pop();
        let mut sum = 0;
        for (squares, class) in [
            (border.keep(last - 1), class),
            (border.mark(last - 1), class + 1),
        ] {
            if squares == 0 {
                continue;
            }
            let mut found = [0; 2];
            each_child(words, lanes, squares, |[left, down, right]| {
                // One column is left, so a lane has one free square at most.
                let attacked = left.or(down).or(right);
                for (found, squares) in found.iter_mut().zip([elsewhere, on_mark]) {
                    *found += squares.without(attacked).occupied().count_ones();
                }
            });
            for (found, weight) in found.into_iter().zip(border.weights(class)) {
                sum += weight * u64::from(found);
            }
        }
        sum
    }
}

/// Places the free bits of `squares`, the lowest of every lane at a time, and shows the words of the next row.
///
/// A lane without a bit left shows the words as if no queen stood there: `down` has one column too few,
/// so they are made unusable by attacking every square.
#[inline(always)]
fn each_child<L: States>(words: [L; 3], lanes: L, squares: u32, mut show: impl FnMut([L; 3])) {
    let [left, down, right] = words;
    let attacked = left.or(down).or(right);
    let mut bitmap = L::splat(squares).and(lanes).without(attacked);
    while bitmap.any() {
        let bit = bitmap.lowest();
        bitmap = bitmap.without(bit);
        let idle = bit.empty();
        show([
            left.or(bit).up(),
            down.or(bit).or(idle),
            right.or(bit).down(),
        ]);
    }
}
