//! The meaning of the ladder's figures.

use crate::text::{Phrase, phrases};
use bitqueens_core::ladder::{Form, Gives, LeafRule, TestKind};

phrases! {
    LEAF_FULL_BOARD: Ja "末端ノードは、埋まった盤です。解でない盤も数えます。",
        En "A leaf node is a full board, solution or not.";
    LEAF_REJECTED_OR_SOLUTION: Ja "末端ノードは、試して置けなかったマスと、解です。",
        En "A leaf node is a square that was tried and refused, or a solution.";
    LEAF_DEAD_END_OR_SOLUTION: Ja "末端ノードは、下りたときに空いているマスがない行（行き止まり）と、解です。",
        En "A leaf node is a row with no free square on arrival (a dead end), or a solution.";
    LEAF_DEAD_END_OR_FULL_BOARD: Ja "末端ノードは、下りたときに試すマスがない行と、埋まった盤です。検査で捨てる盤も数えます。",
        En "A leaf node is a row with no square to try on arrival, or a full board, even one that the check drops.";
    LEAF_INSIDE_DEAD_END_OR_SOLUTION: Ja "末端ノードは、輪の内側の行き止まりと解です。閉じない輪は数えません。",
        En "A leaf node is a dead end or a solution inside a ring. Rings that do not close are not counted.";
    LEAF_UNCOUNTED: Ja "この方法は、末端ノードを数えません。", En "This method counts no leaf nodes.";

    TEST_FULL_BOARD: Ja "1 回の検査で、埋まった盤が解かどうかを調べます。",
        En "One test asks whether a full board is a solution.";
    TEST_SQUARE: Ja "1 回の検査で、1 つのマスに置けるかどうかを調べます。",
        En "One test asks whether one square can be used.";
    TEST_ROW: Ja "1 回の検査で、1 行の空いているマスをすべて求めます。", En "One test finds all free squares of a row.";
    TEST_RING_THEN_ROW: Ja "1 回の検査で、輪では 1 つのマスに置けるかどうかを調べ、内側では 1 行の空いているマスをすべて求めます。",
        En "On the ring one test asks whether one square can be used; inside, it finds all free squares of a row.";
    TEST_UNCOUNTED: Ja "この方法は、検査の回数を数えません。", En "This method counts no tests.";

    GIVES_TOTAL: Ja "総数", En "all solutions";
    GIVES_UNIQUE: Ja "ユニーク解の数", En "fundamental solutions";

    FORM_RECURSIVE: Ja "再帰", En "recursive";
    FORM_LOOP: Ja "非再帰", En "loop";
}

/// Says what ends a branch.
pub const fn leaf_phrase(rule: LeafRule) -> Phrase {
    match rule {
        LeafRule::FullBoard => LEAF_FULL_BOARD,
        LeafRule::RejectedOrSolution => LEAF_REJECTED_OR_SOLUTION,
        LeafRule::DeadEndOrSolution => LEAF_DEAD_END_OR_SOLUTION,
        LeafRule::DeadEndOrFullBoard => LEAF_DEAD_END_OR_FULL_BOARD,
        LeafRule::InsideDeadEndOrSolution => LEAF_INSIDE_DEAD_END_OR_SOLUTION,
        LeafRule::Uncounted => LEAF_UNCOUNTED,
    }
}

/// Says what one test asks.
pub const fn question_phrase(question: TestKind) -> Phrase {
    match question {
        TestKind::FullBoard => TEST_FULL_BOARD,
        TestKind::Square => TEST_SQUARE,
        TestKind::Row => TEST_ROW,
        TestKind::RingThenRow => TEST_RING_THEN_ROW,
        TestKind::Uncounted => TEST_UNCOUNTED,
    }
}

/// Names the solutions that a method counts.
pub const fn gives_phrase(gives: Gives) -> Phrase {
    match gives {
        Gives::Total => GIVES_TOTAL,
        Gives::Unique => GIVES_UNIQUE,
    }
}

/// Names a form.
pub const fn form_phrase(form: Form) -> Phrase {
    match form {
        Form::Recursive => FORM_RECURSIVE,
        Form::Loop => FORM_LOOP,
    }
}
