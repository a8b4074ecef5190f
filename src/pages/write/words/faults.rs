//! The known faults of the search: what each does, and the lesson that has it.

use bitqueens_core::faults::Fault;

use super::{
    FAULT_COLUMN_NUMBER, FAULT_CUT_LEFT, FAULT_FEW_FLAGS, FAULT_FLIP, FAULT_HIGHEST_BIT,
    FAULT_INTERSECTION, FAULT_LAST_ONLY, FAULT_NO_BACKTRACK, FAULT_NO_BRACKETS, FAULT_NO_CLEAR,
    FAULT_NO_DIAGONALS, FAULT_NO_DOWN, FAULT_NO_MASK, FAULT_NO_NOT, FAULT_NO_PLUS_ONE,
    FAULT_ONE_DIAGONAL, FAULT_ONE_WORD, FAULT_PLUS, FAULT_ROW_ABOVE_ZERO, FAULT_SHIFT_ONCE,
    FAULT_SIGN_KEPT, FAULT_TEST_LATE, FAULT_TWICE, FAULT_WRONG_WAY,
};
use crate::text::Phrase;

/// What a fault of the search does, and the slug of its lesson; nothing for a fault of a count.
pub const fn fault(fault: Fault) -> Option<(Phrase, &'static str)> {
    Some(match fault {
        Fault::NoDiagonals => (FAULT_NO_DIAGONALS, "puzzle"),
        Fault::NoBacktrack => (FAULT_NO_BACKTRACK, "backtrack"),
        Fault::WrongWay => (FAULT_WRONG_WAY, "shadow"),
        Fault::Plus => (FAULT_PLUS, "or"),
        Fault::NoNot => (FAULT_NO_NOT, "not"),
        Fault::NoMask => (FAULT_NO_MASK, "and"),
        Fault::NoPlusOne => (FAULT_NO_PLUS_ONE, "lowest"),
        Fault::NoClear => (FAULT_NO_CLEAR, "next"),
        Fault::ShiftOnce => (FAULT_SHIFT_ONCE, "shift"),
        Fault::CutLeft => (FAULT_CUT_LEFT, "ghost"),
        Fault::OneWord => (FAULT_ONE_WORD, "loop"),
        Fault::RowAboveZero => (FAULT_ROW_ABOVE_ZERO, "undo"),
        Fault::HighestBit => (FAULT_HIGHEST_BIT, "order"),
        Fault::LastOnly => (FAULT_LAST_ONLY, "row"),
        Fault::Twice => (FAULT_TWICE, "places"),
        Fault::ColumnNumber => (FAULT_COLUMN_NUMBER, "layout"),
        Fault::TestLate => (FAULT_TEST_LATE, "cost"),
        Fault::NoDown => (FAULT_NO_DOWN, "mask"),
        Fault::Flip => (FAULT_FLIP, "ops"),
        Fault::Intersection => (FAULT_INTERSECTION, "elsewhere"),
        Fault::OneDiagonal => (FAULT_ONE_DIAGONAL, "join"),
        Fault::FewFlags => (FAULT_FEW_FLAGS, "methods"),
        Fault::NoBrackets => (FAULT_NO_BRACKETS, "precedence"),
        Fault::SignKept => (FAULT_SIGN_KEPT, "arithmetic"),
        Fault::EightEach
        | Fault::NoMiddle
        | Fault::NoCornerRule
        | Fault::TurnsOnly
        | Fault::AnyFit
        | Fault::NoTies
        | Fault::EveryBoard => return None,
    })
}
