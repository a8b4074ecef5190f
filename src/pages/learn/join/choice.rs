//! The row set and the western half that the reader looks at.

use crate::site::Query;
use bitqueens_core::{counting::Cut, solver::Size};

/// The reader's choice in the figure of the fast count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinChoice {
    /// The row set, by its place among the row sets that are counted.
    pub set: usize,
    /// The western half to be matched, by its place among those of the row set.
    pub item: usize,
}

impl Default for JoinChoice {
    /// A row set with three eastern halves, eight western ones and ten solutions.
    fn default() -> Self {
        Self { set: 27, item: 0 }
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
    #[must_use]
    pub fn digits(east: u32) -> String {
        let rows = (0..8).map(|row| if east >> row & 1 == 1 { '1' } else { '0' });
        rows.collect()
    }

    /// Reads an address; `None` where it names no row set that is counted.
    pub(in crate::pages::learn) fn read(query: &Query) -> Option<Self> {
        let cut = Self::cut()?;
        let set = match query.get(Self::ROWS) {
            None => Self::default().set,
            Some(rows) => {
                let mut sets = cut.row_sets();
                sets.position(|set| Self::digits(set.east) == rows.trim())?
            }
        };
        let item = match query.get(Self::ITEM) {
            None => 0,
            Some(number) => number.trim().parse::<usize>().ok()?.checked_sub(1)?,
        };
        let joined = cut.join(cut.row_sets().nth(set)?);
        let n_items: usize = joined.items.iter().map(Vec::len).sum();
        (item == 0 || item < n_items).then_some(Self { set, item })
    }

    /// Writes it behind an address; the choice that the figure opens with needs no words.
    pub(in crate::pages::learn) fn write(self, query: Query) -> Query {
        let east = Self::cut().and_then(|cut| cut.row_sets().nth(self.set));
        let is_moved = self != Self::default();
        let rows = east.map(|set| Self::digits(set.east));
        let item = (0 < self.item).then_some(self.item + 1);
        query
            .with_some(Self::ROWS, rows.filter(|_| is_moved))
            .with_some(Self::ITEM, item)
    }
}
