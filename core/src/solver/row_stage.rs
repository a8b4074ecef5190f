//! The stage that each row of the board has come to in the search.

use super::{Machine, Phase};

crate::named! {
    /// The stage of a row in the search. A row of the loop does the work of one call of the
    /// recursive form, and the stages are that call's.
    ///
    /// ```text
    /// N = 4, after `left` of row 2     row 0   waiting
    ///                                  row 1   waiting
    ///                                  row 2   coming
    ///                                  row 3   ahead
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum RowStage {
        /// It has a queen and waits until the rows below are done.
        Waiting => "waiting",
        /// Its words are being computed one after the other; its bitmap is not there yet.
        Coming => "coming",
        /// The search picks its squares.
        InWork => "in-work",
        /// The search has just gone up from it. Its words stay until the next square is picked.
        Gone => "gone",
        /// The search has not come to it, or has picked another queen above it since.
        Ahead => "ahead",
    }
}

impl RowStage {
    /// Tells whether a row at this stage has a bitmap.
    #[must_use]
    pub const fn has_bitmap(self) -> bool {
        matches!(self, Self::Waiting | Self::InWork | Self::Gone)
    }
}

impl Machine {
    /// Counts the rows from the top that have words: the waiting ones, the one in work, and the one
    /// that the search has just gone up from.
    #[must_use]
    pub fn rows_reached(&self) -> u8 {
        let to_here = self.row.map_or(0, |here| here + 1);
        match self.phase {
            Phase::Ready => 0,
            Phase::Solution | Phase::Backtrack | Phase::Finished => to_here + 1,
            _ => to_here,
        }
    }

    /// The stage of a row.
    #[must_use]
    pub fn stage(&self, row: u8) -> RowStage {
        match self.row {
            _ if self.rows_reached() <= row => RowStage::Ahead,
            Some(here) if row < here => RowStage::Waiting,
            Some(here) if row == here => match self.phase {
                Phase::Left | Phase::Down | Phase::Right => RowStage::Coming,
                _ => RowStage::InWork,
            },
            _ => RowStage::Gone,
        }
    }

    /// The row that the page shows the words of: the row in work, and row 0 when the search has
    /// left it.
    #[must_use]
    pub fn open_row(&self) -> u8 {
        self.row.unwrap_or(0)
    }

    /// The free squares of a row that were tried already; 0 where the row has no bitmap yet.
    #[must_use]
    pub fn tried(&self, row: u8) -> u32 {
        if self.stage(row).has_bitmap() {
            let words = self.words(row);
            words.unattacked(self.size) & !words.bitmap
        } else {
            0
        }
    }
}
