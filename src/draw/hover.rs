//! The square or bit under the pointer or the focus.

/// The square or bit that the pointer or the focus is on, as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hover {
    /// The row; `None` for a bit of the binary rows, which speak of the row in work.
    pub row: Option<u8>,
    /// The column, 0 at the left.
    pub column: u8,
}
