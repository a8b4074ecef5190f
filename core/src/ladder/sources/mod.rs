//! The times and leaf nodes that the five documents print, unchanged.

mod leaves;
mod records;
mod times;
mod times_000;
mod times_001;
mod times_003;
mod times_004;

pub use leaves::{LEAF_TABLES, LeafTable};
pub use records::{RECORDS, Record, RecordedFigure};
pub use times::{Computer, Printed, TimeRow, TimeTable, Unit};

/// One of the five documents the ladder is built on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SourceDocument {
    /// Bitmap N-Queens in C.
    BitmapInC,
    /// N-Queens in C: permutations, and what follows from them.
    PermutationInC,
    /// The text of 000 for Python.
    BitmapInPython,
    /// N-Queens in C++ by leaf nodes.
    LeafNodesInCpp,
    /// Bit operations in C++, and 001's methods again.
    BitOperationsInCpp,
}

impl SourceDocument {
    /// Every document.
    pub const ALL: [Self; 5] = [
        Self::BitmapInC,
        Self::PermutationInC,
        Self::BitmapInPython,
        Self::LeafNodesInCpp,
        Self::BitOperationsInCpp,
    ];

    /// The document's number, three digits.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::BitmapInC => "000",
            Self::PermutationInC => "001",
            Self::BitmapInPython => "002",
            Self::LeafNodesInCpp => "003",
            Self::BitOperationsInCpp => "004",
        }
    }
}

/// Every column of times, document by document. Source 002 prints solutions and no times.
pub const TIME_TABLES: [TimeTable; 16] = [
    times_000::BITMAP,
    times_000::BITMAP_LOOP,
    times_001::PERMUTATION,
    times_001::BACKTRACKING,
    times_001::SWAP_FLAGS,
    times_001::UNPLACED,
    times_003::BRUTE_FORCE,
    times_003::BACKTRACKING,
    times_003::FLAGS,
    times_003::BITMAP,
    times_003::SYMMETRY_CHECK,
    times_003::CORNER_EDGE,
    times_004::PERMUTATION,
    times_004::BACKTRACKING,
    times_004::SWAP_FLAGS,
    times_004::UNPLACED,
];
