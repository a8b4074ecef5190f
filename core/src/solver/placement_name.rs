//! A placement as a short text, and back.

use std::fmt;

use super::{Placement, Size};

/// The name of the empty board.
const ROOT: &str = "root";

/// The columns of the queens, counted from the left with the highest bit leftmost, as in `3-1`;
/// the empty board is `root`.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.n_queens() == 0 {
            return f.write_str(ROOT);
        }
        for (row, power) in self.powers().iter().enumerate() {
            if row != 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", self.size().get() - 1 - power)?;
        }
        Ok(())
    }
}

impl Placement {
    /// Finds the placement of a name on a board; `None` where a queen stands outside the board or
    /// on an attacked square.
    #[must_use]
    pub fn named(name: &str, size: Size) -> Option<Self> {
        let empty = Self::empty(size);
        if name == ROOT {
            return Some(empty);
        }
        name.split('-').try_fold(empty, |placement, column| {
            let column: u8 = column.parse().ok()?;
            placement.with((size.get() - 1).checked_sub(column)?)
        })
    }
}
