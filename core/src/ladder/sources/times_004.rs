//! Source 004: C++, 001's methods again, seconds to three places.

use super::SourceDocument;
use super::times::{Computer, TimeTable, Unit, total};
use crate::ladder::{Form, Method};

const COMPUTER: Option<Computer> = Some(Computer {
    processor: "Intel Core i5-6200U 2.30GHz",
    system: "Ubuntu 22.04, WSL2 on Windows 10",
    compiler: "C++",
    options: "-O2",
});

/// `queen0`.
pub(super) const PERMUTATION: TimeTable = TimeTable {
    source: SourceDocument::BitOperationsInCpp,
    method: Method::Permutation,
    form: Form::Recursive,
    computer: COMPUTER,
    unit: Unit::Thousandth,
    rows: &[
        total(8, 92, 2),
        total(9, 352, 22),
        total(10, 724, 236),
        total(11, 2_680, 2_646),
        total(12, 14_200, 33_614),
    ],
};

/// `queen1`: it asks for the column by a flag, and compares diagonals only.
pub(super) const BACKTRACKING: TimeTable = TimeTable {
    source: SourceDocument::BitOperationsInCpp,
    method: Method::Backtracking,
    form: Form::Recursive,
    computer: COMPUTER,
    unit: Unit::Thousandth,
    rows: &[
        total(10, 724, 3),
        total(11, 2_680, 15),
        total(12, 14_200, 85),
        total(13, 73_712, 469),
        total(14, 365_596, 2_840),
        total(15, 2_279_184, 18_404),
    ],
};

/// `queen2`.
pub(super) const SWAP_FLAGS: TimeTable = TimeTable {
    source: SourceDocument::BitOperationsInCpp,
    method: Method::SwapFlags,
    form: Form::Recursive,
    computer: COMPUTER,
    unit: Unit::Thousandth,
    rows: &[
        total(12, 14_200, 36),
        total(13, 73_712, 199),
        total(14, 365_596, 1_195),
        total(15, 2_279_184, 7_456),
        total(16, 14_772_512, 50_453),
    ],
};

/// `queen3`.
pub(super) const UNPLACED: TimeTable = TimeTable {
    source: SourceDocument::BitOperationsInCpp,
    method: Method::Unplaced,
    form: Form::Recursive,
    computer: COMPUTER,
    unit: Unit::Thousandth,
    rows: &[
        total(12, 14_200, 17),
        total(13, 73_712, 98),
        total(14, 365_596, 577),
        total(15, 2_279_184, 3_551),
        total(16, 14_772_512, 23_776),
    ],
};
