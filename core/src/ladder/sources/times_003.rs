//! Source 003: C++, whole milliseconds; its computer is not named.

use super::SourceDocument;
use super::times::{TimeTable, Unit, total, unique};
use crate::ladder::{Form, Method};

/// `generateAndTest`.
pub(super) const BRUTE_FORCE: TimeTable = TimeTable {
    source: SourceDocument::LeafNodesInCpp,
    method: Method::BruteForce,
    form: Form::Recursive,
    computer: None,
    unit: Unit::Millisecond,
    rows: &[
        total(4, 2, 0),
        total(5, 10, 1),
        total(6, 4, 1),
        total(7, 40, 10),
        total(8, 92, 150),
        total(9, 352, 3_317),
    ],
};

/// `backtracking`.
pub(super) const BACKTRACKING: TimeTable = TimeTable {
    source: SourceDocument::LeafNodesInCpp,
    method: Method::Backtracking,
    form: Form::Recursive,
    computer: None,
    unit: Unit::Millisecond,
    rows: &[
        total(4, 2, 0),
        total(5, 10, 0),
        total(6, 4, 0),
        total(7, 40, 0),
        total(8, 92, 1),
        total(9, 352, 2),
        total(10, 724, 9),
        total(11, 2_680, 49),
        total(12, 14_200, 220),
        total(13, 73_712, 1_434),
        total(14, 365_596, 9_271),
    ],
};

/// `backtrackingFlags`.
pub(super) const FLAGS: TimeTable = TimeTable {
    source: SourceDocument::LeafNodesInCpp,
    method: Method::Flags,
    form: Form::Recursive,
    computer: None,
    unit: Unit::Millisecond,
    rows: &[
        total(4, 2, 0),
        total(5, 10, 0),
        total(6, 4, 0),
        total(7, 40, 0),
        total(8, 92, 0),
        total(9, 352, 1),
        total(10, 724, 3),
        total(11, 2_680, 14),
        total(12, 14_200, 53),
        total(13, 73_712, 316),
        total(14, 365_596, 1_813),
    ],
};

/// `backtrackingBitmap`.
pub(super) const BITMAP: TimeTable = TimeTable {
    source: SourceDocument::LeafNodesInCpp,
    method: Method::Bitmap,
    form: Form::Recursive,
    computer: None,
    unit: Unit::Millisecond,
    rows: &[
        total(4, 2, 0),
        total(5, 10, 0),
        total(6, 4, 0),
        total(7, 40, 0),
        total(8, 92, 0),
        total(9, 352, 0),
        total(10, 724, 0),
        total(11, 2_680, 2),
        total(12, 14_200, 10),
        total(13, 73_712, 50),
        total(14, 365_596, 298),
        total(15, 2_279_184, 1_805),
        total(16, 14_772_512, 12_179),
    ],
};

/// `backtrackingBitmapS`, the whole tree with a check at the end.
pub(super) const SYMMETRY_CHECK: TimeTable = TimeTable {
    source: SourceDocument::LeafNodesInCpp,
    method: Method::SymmetryCheck,
    form: Form::Recursive,
    computer: None,
    unit: Unit::Millisecond,
    rows: &[
        unique(4, 1, 0),
        unique(5, 2, 0),
        unique(6, 1, 0),
        unique(7, 6, 0),
        unique(8, 12, 0),
        unique(9, 46, 1),
        unique(10, 92, 0),
        unique(11, 341, 3),
        unique(12, 1_787, 14),
        unique(13, 9_233, 79),
        unique(14, 45_752, 449),
        unique(15, 285_053, 3_001),
        unique(16, 1_846_955, 20_142),
    ],
};

/// `backtrackingBitmapS2`, corner apart and edges pruned.
pub(super) const CORNER_EDGE: TimeTable = TimeTable {
    source: SourceDocument::LeafNodesInCpp,
    method: Method::CornerEdge,
    form: Form::Recursive,
    computer: None,
    unit: Unit::Millisecond,
    rows: &[
        unique(4, 1, 0),
        unique(5, 2, 0),
        unique(6, 1, 0),
        unique(7, 6, 0),
        unique(8, 12, 0),
        unique(9, 46, 0),
        unique(10, 92, 0),
        unique(11, 341, 0),
        unique(12, 1_787, 4),
        unique(13, 9_233, 16),
        unique(14, 45_752, 80),
        unique(15, 285_053, 480),
        unique(16, 1_846_955, 3_216),
        unique(17, 11_977_939, 21_984),
        unique(18, 83_263_591, 163_225),
    ],
};
