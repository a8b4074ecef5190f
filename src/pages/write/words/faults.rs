//! The known faults of the search: what each does, and the lesson that has it.

use bitqueens_core::faults::Fault;

use crate::text::{Phrase, phrases};

phrases! {
    NO_DIAGONALS: Ja "空いているマスを `down` だけで決めています。", En "the free squares heed `down` alone.";
    NO_BACKTRACK: Ja "行き止まりで探索を終えています。", En "a dead end ends the search.";
    WRONG_WAY: Ja "`left` を右へシフトしています。", En "`left` is shifted to the right.";
    PLUS: Ja "OR の代わりに足し算をしています。", En "the words are added where OR should join them.";
    NO_NOT: Ja "`~` がありません。", En "the `~` is missing.";
    NO_MASK: Ja "`mask` で盤の外のビットを消していません。", En "`mask` does not cut the bits beyond the board.";
    NO_PLUS_ONE: Ja "`-x` の代わりに `~x` を使っています。", En "`~x` stands where `-x` should.";
    NO_CLEAR: Ja "選んだビットを `bitmap` から消していません。", En "the bit that was taken stays in `bitmap`.";
    SHIFT_ONCE: Ja "新しいクイーンのビットだけをシフトしています。", En "only the new queen's bit is shifted.";
    CUT_LEFT: Ja "`left` を盤の幅で切っています。", En "`left` is cut to the board.";
    ONE_WORD: Ja "すべての行が同じ 1 つの変数を使っています。", En "all rows share one place.";
    ROW_ABOVE_ZERO: Ja "`row` が 0 より大きい間だけ繰り返しています。", En "the loop runs only while `row` is above 0.";
    HIGHEST_BIT: Ja "最上位のビットから選んでいます。", En "the highest bit is taken first.";
    LAST_ONLY: Ja "`down` が最後のクイーンだけを持っています。", En "`down` keeps the last queen alone.";
    TWICE: Ja "`down` にビットの値を 2 回足しています。", En "the bit is added to `down` twice.";
    COLUMN_NUMBER: Ja "`down` に、ビットではなく列の番号を入れています。", En "`down` is given the column's number, not its bit.";
    TEST_LATE: Ja "すべてのマスを空きとして扱い、最後にまとめて調べています。", En "every square counts as free, and only full boards are tested.";
    NO_DOWN: Ja "空いているマスを斜めだけで決めています。", En "the free squares heed the diagonals alone.";
    FLIP: Ja "OR の代わりに XOR を使っています。", En "XOR stands where OR should.";
    INTERSECTION: Ja "OR の代わりに AND を使っています。", En "AND stands where OR should.";
    ONE_DIAGONAL: Ja "`left` が、盤の片側の斜めの線だけを持っています。", En "`left` keeps the diagonals of one half alone.";
    NO_BRACKETS: Ja "影を合わせる式に、かっこがありません。", En "the shadows are joined without brackets.";
    SIGN_KEPT: Ja "`right` の左端に 1 が残ります。", En "a 1 stays at the left end of `right`.";
    FEW_FLAGS: Ja "斜めのフラグが足りません。", En "there are too few flags for the diagonals.";
}

/// What a fault of the search does, and the slug of its lesson; nothing for a fault of a count.
pub const fn fault(fault: Fault) -> Option<(Phrase, &'static str)> {
    Some(match fault {
        Fault::NoDiagonals => (NO_DIAGONALS, "puzzle"),
        Fault::NoBacktrack => (NO_BACKTRACK, "backtrack"),
        Fault::WrongWay => (WRONG_WAY, "shadow"),
        Fault::Plus => (PLUS, "or"),
        Fault::NoNot => (NO_NOT, "not"),
        Fault::NoMask => (NO_MASK, "and"),
        Fault::NoPlusOne => (NO_PLUS_ONE, "lowest"),
        Fault::NoClear => (NO_CLEAR, "next"),
        Fault::ShiftOnce => (SHIFT_ONCE, "shift"),
        Fault::CutLeft => (CUT_LEFT, "ghost"),
        Fault::OneWord => (ONE_WORD, "loop"),
        Fault::RowAboveZero => (ROW_ABOVE_ZERO, "undo"),
        Fault::HighestBit => (HIGHEST_BIT, "order"),
        Fault::LastOnly => (LAST_ONLY, "row"),
        Fault::Twice => (TWICE, "places"),
        Fault::ColumnNumber => (COLUMN_NUMBER, "layout"),
        Fault::TestLate => (TEST_LATE, "cost"),
        Fault::NoDown => (NO_DOWN, "mask"),
        Fault::Flip => (FLIP, "ops"),
        Fault::Intersection => (INTERSECTION, "elsewhere"),
        Fault::OneDiagonal => (ONE_DIAGONAL, "join"),
        Fault::FewFlags => (FEW_FLAGS, "methods"),
        Fault::NoBrackets => (NO_BRACKETS, "precedence"),
        Fault::SignKept => (SIGN_KEPT, "arithmetic"),
        Fault::EightEach
        | Fault::NoMiddle
        | Fault::NoCornerRule
        | Fault::TurnsOnly
        | Fault::AnyFit
        | Fault::NoTies
        | Fault::EveryBoard => return None,
    })
}
