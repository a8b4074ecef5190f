//! The meaning of the ladder's figures.

use crate::text::Phrase;
use bitqueens_core::ladder::{Form, Gives, LeafRule, TestKind};

/// Says what ends a branch.
pub const fn leaf_phrase(rule: LeafRule) -> Phrase {
    match rule {
        LeafRule::FullBoard => Phrase {
            ja: "末端ノードは、埋まった盤です。解でない盤も数えます。",
            en: "A leaf node is a full board, solution or not.",
        },
        LeafRule::RejectedOrSolution => Phrase {
            ja: "末端ノードは、試して置けなかったマスと、解です。",
            en: "A leaf node is a square that was tried and refused, or a solution.",
        },
        LeafRule::DeadEndOrSolution => Phrase {
            ja: "末端ノードは、下りたときに空いているマスがない行（行き止まり）と、解です。",
            en: "A leaf node is a row with no free square on arrival (a dead end), or a solution.",
        },
        LeafRule::DeadEndOrFullBoard => Phrase {
            ja: "末端ノードは、下りたときに試すマスがない行と、埋まった盤です。検査で捨てる盤も数えます。",
            en: "A leaf node is a row with no square to try on arrival, or a full board, even one that the check drops.",
        },
        LeafRule::InsideDeadEndOrSolution => Phrase {
            ja: "末端ノードは、輪の内側の行き止まりと解です。閉じない輪は数えません。",
            en: "A leaf node is a dead end or a solution inside a ring. Rings that do not close are not counted.",
        },
        LeafRule::Uncounted => Phrase {
            ja: "この方法は、末端ノードを数えません。",
            en: "This method counts no leaf nodes.",
        },
    }
}

/// Says what one test asks.
pub const fn question_phrase(question: TestKind) -> Phrase {
    match question {
        TestKind::FullBoard => Phrase {
            ja: "1 回の検査で、埋まった盤が解かどうかを調べます。",
            en: "One test asks whether a full board is a solution.",
        },
        TestKind::Square => Phrase {
            ja: "1 回の検査で、1 つのマスに置けるかどうかを調べます。",
            en: "One test asks whether one square can be used.",
        },
        TestKind::Row => Phrase {
            ja: "1 回の検査で、1 行の空いているマスをすべて求めます。",
            en: "One test finds all free squares of a row.",
        },
        TestKind::RingThenRow => Phrase {
            ja: "1 回の検査で、輪では 1 つのマスに置けるかどうかを調べ、内側では 1 行の空いているマスをすべて求めます。",
            en: "On the ring one test asks whether one square can be used; inside, it finds all free squares of a row.",
        },
        TestKind::Uncounted => Phrase {
            ja: "この方法は、検査の回数を数えません。",
            en: "This method counts no tests.",
        },
    }
}

/// Names the solutions that a method counts.
pub const fn gives_phrase(gives: Gives) -> Phrase {
    match gives {
        Gives::Total => Phrase {
            ja: "総数",
            en: "all solutions",
        },
        Gives::Unique => Phrase {
            ja: "ユニーク解の数",
            en: "fundamental solutions",
        },
    }
}

/// Names a form.
pub const fn form_phrase(form: Form) -> Phrase {
    match form {
        Form::Recursive => Phrase {
            ja: "再帰",
            en: "recursive",
        },
        Form::Loop => Phrase {
            ja: "非再帰",
            en: "loop",
        },
    }
}
