//! Rows of cells that a reader fills in with a pencil.

/// A row of cells to write bits into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperRow {
    /// The word's name.
    pub name: &'static str,
    /// Its cells from the left; none where the word is not there yet.
    pub bits: Vec<PaperBit>,
}

/// A cell to write a bit into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperBit {
    /// The right bit.
    pub on: bool,
    /// Beyond the board.
    pub ghost: bool,
}
