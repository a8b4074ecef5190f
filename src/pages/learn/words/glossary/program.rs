//! The terms of the program.

use super::{both, term};
use crate::pages::learn::TermGroup;

pub(super) const GROUP: TermGroup = TermGroup {
    title: both("プログラム", "The program"),
    terms: &[
        term(
            ("micro-step", "", "layout"),
            both("ステップ", "micro-step"),
            both("1 行の実行", "step"),
            both(
                "ループのコードの行を 1 つ実行することです。「次へ」1 回分です。",
                "One line of the loop carried out; one press of Next.",
            ),
        ),
        term(
            ("recursion", "", "loop"),
            both("再帰", "recursion"),
            both("", "recursive calls"),
            both(
                "関数が自分自身を呼ぶことです。途中の値は、呼び出しごとに残ります。",
                "A function that calls itself. Each call keeps its own values.",
            ),
        ),
        term(
            ("non-recursive", "", "loop"),
            both("非再帰", "non-recursive"),
            both("ループ版", "loop, iterative"),
            both(
                "自分を呼ばず、途中の値を配列に持つ書き方です。",
                "Without calls of itself: the values wait in arrays.",
            ),
        ),
        term(
            ("stack", "", "loop"),
            both("スタック", "stack"),
            both("コールスタック", "call stack"),
            both(
                "あとで戻るために積んでおく値です。最後に積んだものから取り出します。",
                "Values put aside for later; the last one put there is the first to be taken.",
            ),
        ),
    ],
};
