//! The leaf nodes that source 003 prints beside its times.

use super::SourceDocument;
use crate::ladder::Method;

/// Leaf nodes of one method, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeafTable {
    /// The document that prints it.
    pub source: SourceDocument,
    /// The method that it counts, by its [rule for a leaf](Method::leaf_rule).
    pub method: Method,
    /// The first N.
    pub first: u8,
    /// One figure for each N from the first on.
    pub leaves: &'static [u64],
}

impl LeafTable {
    /// The table of a method, where a document prints one.
    #[must_use]
    pub fn of(method: Method) -> Option<&'static Self> {
        LEAF_TABLES.iter().find(|table| table.method == method)
    }

    /// The figure for an N, if one is printed.
    #[must_use]
    pub fn at(&self, side: u8) -> Option<u64> {
        let row = usize::from(side.checked_sub(self.first)?);
        self.leaves.get(row).copied()
    }

    /// Every N with its figure.
    pub fn rows(&self) -> impl Iterator<Item = (u8, u64)> {
        (self.first..).zip(self.leaves.iter().copied())
    }
}

/// Every table of leaf nodes in the sources. `backtracking` and `flags` walk the same tree and have the same leaves.
pub const LEAF_TABLES: [LeafTable; 5] = [
    LeafTable {
        source: SourceDocument::LeafNodesInCpp,
        method: Method::BruteForce,
        first: 4,
        leaves: &[256, 3_125, 46_656, 823_543, 16_777_216, 387_420_489],
    },
    LeafTable {
        source: SourceDocument::LeafNodesInCpp,
        method: Method::Backtracking,
        first: 4,
        leaves: REJECTED_OR_SOLUTION,
    },
    LeafTable {
        source: SourceDocument::LeafNodesInCpp,
        method: Method::Flags,
        first: 4,
        leaves: REJECTED_OR_SOLUTION,
    },
    LeafTable {
        source: SourceDocument::LeafNodesInCpp,
        method: Method::Bitmap,
        first: 4,
        leaves: &[
            6,
            14,
            50,
            194,
            736,
            2_936,
            12_774,
            61_076,
            314_730,
            1_716_652,
            10_030_692,
            62_518_772,
            415_515_376,
        ],
    },
    LeafTable {
        source: SourceDocument::LeafNodesInCpp,
        method: Method::CornerEdge,
        first: 4,
        leaves: &[
            2,
            5,
            15,
            59,
            212,
            807,
            3_479,
            16_225,
            82_940,
            443_353,
            2_563_413,
            15_704_793,
            103_176_096,
            713_303_685,
            5_224_009_865,
        ],
    },
];

const REJECTED_OR_SOLUTION: &[u64] = &[
    46,
    177,
    746,
    3_073,
    13_756,
    64_337,
    313_336,
    1_642_461,
    9_261_880,
    55_214_137,
    350_908_442,
];
