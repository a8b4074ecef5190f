//! The fast count, to touch: N = 8 cut into quarters, one row set at a time.
//!
//! ```text
//! JoinChoice    the row set and the western half that the reader looks at
//! JoinTotals    the size of the lists for N = 8 and N = 16
//! LastCount     what this browser has counted itself
//! JoinPicture   what is drawn: lists, halves, planes; every number from the kernel's own join
//! ```

use crate::site::{Address, Finished, Query};
use bitqueens_core::{
    counting::{CountMethod, Cut, Kernel},
    solver::Size,
};

pub use picture::{Corner, Half, JoinPicture, Plane, Quarter, QuarterFilling, RowSetSum};

mod picture;

/// The reader's choice in the figure of the fast count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinChoice {
    /// The row set: bit r is 1 where the queen of row r is in the east.
    pub rows: u32,
    /// The western half to be matched, by its place among those of the row set.
    pub item: usize,
}

impl Default for JoinChoice {
    /// A row set with three eastern halves, eight western ones and ten solutions.
    fn default() -> Self {
        Self {
            rows: 0b0110_1001,
            item: 0,
        }
    }
}

impl JoinChoice {
    /// The key of the row set in an address: a digit a row from the top, 1 where the queen is in the
    /// east.
    const ROWS: &str = "rows";
    /// The key of the western half, which counts from 1.
    const ITEM: &str = "half";

    /// The board that the figure cuts; `None` never happens.
    pub(super) fn cut() -> Option<Cut> {
        Size::new(8).ok().and_then(Cut::new)
    }

    /// The digits of a row set, from the top row.
    pub fn digits(rows: u32) -> String {
        let digits = (0..8).map(|row| if rows >> row & 1 == 1 { '1' } else { '0' });
        digits.collect()
    }

    /// Reads an address; `None` where it names no row set that is counted.
    ///
    /// Of a row set and its image upside down, the smaller one as a number is counted. Whether it has
    /// so many western halves only the fast count can say: see [`super::JoinPicture::item`].
    pub(super) fn read(query: &Query) -> Option<Self> {
        let rows = match query.get(Self::ROWS) {
            None => Self::default().rows,
            Some(digits) => {
                let digits = digits.trim();
                // The first digit is row 0, which is the lowest bit.
                let rows = u8::from_str_radix(digits, 2).ok()?.reverse_bits();
                let is_counted = rows.count_ones() == 4 && rows <= rows.reverse_bits();
                (is_counted && Self::digits(rows.into()) == digits).then_some(rows.into())?
            }
        };
        let item = match query.get(Self::ITEM) {
            None => 0,
            Some(number) => number.trim().parse::<usize>().ok()?.checked_sub(1)?,
        };
        Some(Self { rows, item })
    }

    /// Writes it behind an address; the choice that the figure opens with needs no words.
    pub(super) fn write(self, to: Address) -> Address {
        let is_moved = self != Self::default();
        to.with_some(Self::ROWS, is_moved.then(|| Self::digits(self.rows)))
            .with_unless(Self::ITEM, self.item + 1, 1)
    }
}

/// A finished count of N = 16 by the workers' own kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastCount {
    pub milliseconds: u64,
    pub workers: u32,
    pub method: CountMethod,
}

impl LastCount {
    /// Finds the newest count of N = 16 among stored texts with their keys.
    pub fn newest<'a>(stored: impl Iterator<Item = (&'a str, &'a str)>) -> Option<Self> {
        let of_16 = Finished::all(stored)
            .into_iter()
            .filter(|run| run.size.get() == 16 && run.kernel != Kernel::Plain);
        let newest = of_16.max_by_key(|run| run.ended_ms)?;
        Some(Self {
            milliseconds: newest.elapsed_ms,
            workers: newest.workers,
            method: newest.method,
        })
    }
}

/// The lists that the join of a board goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinTotals {
    pub side: u8,
    pub row_sets: u64,
    pub patterns: u64,
    pub items: u64,
    /// Pairs of a western and an eastern half.
    pub pairs: u64,
    /// Western halves against 128 eastern ones: what is left to be done, 128 at once.
    pub rounds: u64,
    pub solutions: u64,
}

impl JoinTotals {
    pub const EIGHT: Self = Self {
        side: 8,
        row_sets: 38,
        patterns: 56,
        items: 182,
        pairs: 251,
        rounds: 144,
        solutions: 92,
    };

    pub const SIXTEEN: Self = Self {
        side: 16,
        row_sets: 6_470,
        patterns: 2_101_325,
        items: 7_071_689,
        pairs: 1_879_019_821,
        rounds: 18_182_301,
        solutions: 14_772_512,
    };
}
