//! What the five documents print: their own times and leaf nodes, as they stand there.

mod leaves;

pub use leaves::{LEAF_TABLES, LeafTable};

/// One of the five documents the ladder is built on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Bitmap N-Queens in C.
    S000,
    /// N-Queens in C: permutations, and what follows from them.
    S001,
    /// The text of 000 for Python.
    S002,
    /// N-Queens in C++ by leaf nodes.
    S003,
    /// Bit operations in C++, and 001's methods again.
    S004,
}

impl Source {
    /// Every document.
    pub const ALL: [Self; 5] = [Self::S000, Self::S001, Self::S002, Self::S003, Self::S004];

    /// The document's number, three digits.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::S000 => "000",
            Self::S001 => "001",
            Self::S002 => "002",
            Self::S003 => "003",
            Self::S004 => "004",
        }
    }
}
