//! Source 001: C, seconds to three places.

use super::SourceDocument;
use super::times::{Computer, TimeTable, Unit, total};
use crate::ladder::{Form, Method};

const COMPUTER: Option<Computer> = Some(Computer {
    processor: "Intel Core i5-6200U 2.30GHz",
    system: "Ubuntu 22.04, WSL2 on Windows 10",
    compiler: "C, clang 14.0.0",
    options: "-O2",
});

/// `permutations`.
pub(super) const PERMUTATION: TimeTable = TimeTable {
    source: SourceDocument::PermutationInC,
    method: Method::Permutation,
    form: Form::Recursive,
    computer: COMPUTER,
    unit: Unit::Thousandth,
    rows: &[
        total(8, 92, 3),
        total(9, 352, 23),
        total(10, 724, 196),
        total(11, 2_680, 2_120),
        total(12, 14_200, 25_813),
    ],
};

/// `queen1`: it asks for the column by a flag, and compares diagonals only.
pub(super) const BACKTRACKING: TimeTable = TimeTable {
    source: SourceDocument::PermutationInC,
    method: Method::Backtracking,
    form: Form::Recursive,
    computer: COMPUTER,
    unit: Unit::Thousandth,
    rows: &[
        total(10, 724, 4),
        total(11, 2_680, 18),
        total(12, 14_200, 98),
        total(13, 73_712, 557),
        total(14, 365_596, 3_464),
        total(15, 2_279_184, 22_911),
    ],
};

/// `queen2`.
pub(super) const SWAP_FLAGS: TimeTable = TimeTable {
    source: SourceDocument::PermutationInC,
    method: Method::SwapFlags,
    form: Form::Recursive,
    computer: COMPUTER,
    unit: Unit::Thousandth,
    rows: &[
        total(12, 14_200, 36),
        total(13, 73_712, 196),
        total(14, 365_596, 1_148),
        total(15, 2_279_184, 7_296),
        total(16, 14_772_512, 49_323),
    ],
};

/// `queen3`.
pub(super) const UNPLACED: TimeTable = TimeTable {
    source: SourceDocument::PermutationInC,
    method: Method::Unplaced,
    form: Form::Recursive,
    computer: COMPUTER,
    unit: Unit::Thousandth,
    rows: &[
        total(12, 14_200, 19),
        total(13, 73_712, 102),
        total(14, 365_596, 583),
        total(15, 2_279_184, 3_671),
        total(16, 14_772_512, 24_577),
    ],
};
