//! The lines of the loop, by name.

use std::{fmt, str::FromStr};

use crate::UnknownName;

crate::named! {
    /// The line of the non-recursive loop that a micro-step carries out.
    ///
    /// The names are the page's `data-phase` values and the words of the narration.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum Phase {
        /// Nothing has been carried out yet.
        Ready => "ready",
        /// The mask becomes row 0's bitmap.
        Start => "start",
        /// The lowest free square of the row is taken as `bit`.
        Pick => "pick",
        /// `bit` is taken out of the row's bitmap, so that it is tried only once.
        Clear => "clear",
        /// The queen is set on the board.
        Place => "place",
        /// Down a row: the new row's `left`.
        Left => "left",
        /// The new row's `down`.
        Down => "down",
        /// The new row's `right`.
        Right => "right",
        /// The new row's bitmap, its free squares.
        Free => "free",
        /// The board is full: count it and go up a row.
        Solution => "solution",
        /// No square is left in the row: go up a row.
        Backtrack => "backtrack",
        /// Above row 0: the search is over.
        Finished => "finished",
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Phase {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        Self::from_name(name).ok_or(UnknownName)
    }
}
