//! The search over chunks: the words of eight or four rows in one vector, no branch for a single placement.
//!
//! The plain search branches at every square, and the processor often predicts the branch wrongly.
//! Here the rows that wait are kept in one buffer for each row of the board and each class.
//! A vector of them is taken, every lane places its lowest free bit, the children that can go on are packed
//! to the front and appended to the next row's buffer, and so on until no lane has a bit left:
//!
//! ```text
//! lanes      a      b      c      d
//! bitmap    0110   0000   1000   0011
//! bit       0010     .    1000   0001     children a, c, d
//! goes on    yes            no    yes     appended: a, d
//! ```
//!
//! A child goes on if each of the next two rows has a free square.

use crate::counting::lanes::States;
use crate::solver::Size;

use super::border::Border;
use super::buffer::{Buffer, FULL};
use super::{Prefix, Words};

/// Counts the weighted solutions below prefixes that end above `row`, by border.
///
/// All buffers are allocated at the start, and nothing after.
#[inline(always)]
pub(crate) fn count<L: States>(size: Size, row: usize, branches: &[(Border, Vec<Prefix>)]) -> u64 {
    let mut levels = Levels::<L>::new(size, row);
    let mut sum = 0;
    for (border, prefixes) in branches {
        for prefixes in prefixes.chunks(FULL) {
            levels.fill(prefixes);
            sum += levels.drain(border, row);
        }
    }
    sum
}

/// The waiting rows, by row of the board and by class. Rows of the last row are counted at once and never wait.
struct Levels<L: States> {
    rows: Vec<[Buffer<L>; Border::CLASSES]>,
}

impl<L: States> Levels<L> {
    /// Empty buffers for the rows from `row` on.
    fn new(size: Size, row: usize) -> Self {
        let buffers = |_| std::array::from_fn(|_| Buffer::new());
        let rows = (row..size.len() - 1).map(buffers).collect();
        Self { rows }
    }

    /// Puts prefixes, at most [`FULL`] of them, into the first buffers.
    #[inline(always)]
    fn fill(&mut self, prefixes: &[Prefix]) {
        for prefix in prefixes {
            let Words { left, down, right } = prefix.words;
            let words = [L::splat(left), L::splat(down), L::splat(right)];
            self.rows[0][prefix.class].push(words, 1);
        }
    }

    /// Fills all rows that wait, and counts their weighted solutions. No row waits after it.
    #[inline(always)]
    fn drain(&mut self, border: &Border, row: usize) -> u64 {
        let last = self.rows.len() - 1;
        // Levels above `first` stay empty.
        let mut first = 0;
        let mut level = 0;
        let mut sum = 0;
        loop {
            if level < last && self.is_full(level + 1) {
                level += 1;
            }
            // Vectors are filled completely as long as more rows can come from above.
            let least = if level == first { 1 } else { L::WIDTH };
            let class = self.fullest(level);
            if least <= self.rows[level][class].len() {
                if level < last {
                    self.expand(border, row + level, level, class, least);
                } else {
                    sum += self.finish(border, level, class, least);
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

    #[inline(always)]
    fn is_full(&self, level: usize) -> bool {
        self.rows[level].iter().any(Buffer::is_full)
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

    /// Places every queen of the rows that wait, a vector of them at a time,
    /// until fewer than `least` are left or the next row's buffers are full.
    #[inline(always)]
    fn expand(&mut self, border: &Border, row: usize, level: usize, class: usize, least: usize) {
        let next = L::splat(border.keep(row + 1) | border.mark(row + 1));
        let after = L::splat(border.keep(row + 2) | border.mark(row + 2));
        let (above, below) = self.rows.split_at_mut(level + 1);
        let rows = &mut above[level][class];
        let marks = border.mark(row);
        while least <= rows.len() && below[0].iter().all(|buffer| !buffer.is_full()) {
            let (words, lanes) = rows.pop();
            let keep = Children::new(words, lanes, border.keep(row));
            append(&mut below[0][class], keep, next, after);
            if marks != 0 && class + 1 < Border::CLASSES {
                let mark = Children::new(words, lanes, marks);
                append(&mut below[0][class + 1], mark, next, after);
            }
        }
    }

    /// Places every queen of the rows that wait above the last one, and counts what fits below.
    #[inline(always)]
    fn finish(&mut self, border: &Border, level: usize, class: usize, least: usize) -> u64 {
        let last = border.rows() - 1;
        let squares = [
            (border.keep(last - 1), class),
            (border.mark(last - 1), class + 1),
        ];
        let mut found = [[0; 2]; 2];
        let rows = &mut self.rows[level][class];
        while least <= rows.len() {
            let (words, lanes) = rows.pop();
            for ((squares, _), found) in squares.into_iter().zip(&mut found) {
                if squares != 0 {
                    let children = Children::new(words, lanes, squares);
                    count_last(children, [border.keep(last), border.mark(last)], found);
                }
            }
        }
        let mut sum = 0;
        for ((squares, class), found) in squares.into_iter().zip(found) {
            if squares != 0 {
                let [elsewhere, on_mark] = border.weights(class);
                sum += elsewhere * u64::from(found[0]) + on_mark * u64::from(found[1]);
            }
        }
        sum
    }
}

/// Appends the children that leave a free square in each of the next two rows.
#[inline(always)]
fn append<L: States>(buffer: &mut Buffer<L>, mut children: Children<L>, next: L, after: L) {
    while let Some(([left, down, right], idle)) = children.next() {
        let free = next.without(left.or(down).or(right));
        let later = after.without(left.up().or(down).or(right.down()));
        let dead = free.empty().or(later.empty()).or(idle);
        buffer.push([left, down, right], dead.lanes() ^ L::ALL);
    }
}

/// Counts the children that fit into the last row, elsewhere and on its mark.
#[inline(always)]
fn count_last<L: States>(mut children: Children<L>, last: [u32; 2], found: &mut [u32; 2]) {
    let (elsewhere, on_mark) = (L::splat(last[0]), L::splat(last[1]));
    while let Some(([left, down, right], idle)) = children.next() {
        // One column is left, so a lane has one free square at most.
        let attacked = left.or(down).or(right).or(idle);
        let without = elsewhere.without(attacked).empty();
        found[0] += (without.lanes() ^ L::ALL).count_ones();
        let without = on_mark.without(attacked).empty();
        found[1] += (without.lanes() ^ L::ALL).count_ones();
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
