//! The square or bit under the pointer or the focus.

/// The square or bit that the pointer or the focus is on, as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hover {
    /// The row; `None` for a bit of the binary rows, which speak of the row in work.
    pub row: Option<u8>,
    /// The column, 0 at the left.
    pub column: u8,
}

impl Hover {
    /// The column that it marks in the bits of a row.
    pub fn column_in(self, row: u8) -> Option<u8> {
        let is_here = self.row.is_none_or(|hovered| hovered == row);
        is_here.then_some(self.column)
    }
}
