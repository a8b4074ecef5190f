//! The row set and the western half that the reader looks at.

use crate::site::Query;
use bitqueens_core::{counting::Cut, solver::Size};

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
    pub(in crate::pages::learn) fn read(query: &Query) -> Option<Self> {
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
    pub(in crate::pages::learn) fn write(self, query: Query) -> Query {
        let is_moved = self != Self::default();
        let item = (0 < self.item).then_some(self.item + 1);
        query
            .with_some(Self::ROWS, is_moved.then(|| Self::digits(self.rows)))
            .with_some(Self::ITEM, item)
    }
}
