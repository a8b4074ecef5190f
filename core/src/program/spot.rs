//! Places in the text of a program.

/// A place in the text of a program, both numbers from 0; a page shows them from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}
