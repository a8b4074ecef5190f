//! The terms of counting.

use super::{both, term};
use crate::pages::learn::TermGroup;

pub(super) const GROUP: TermGroup = TermGroup {
    title: both("数える", "Counting"),
    terms: &[
        term(
            ("total", "", "classes"),
            both("全解", "total"),
            both("解の総数", "all solutions"),
            both(
                "すべての解の数です。N = 8 では 92 です。",
                "The number of all solutions: 92 for N = 8.",
            ),
        ),
        term(
            ("unique", "", "classes"),
            both("ユニーク解", "fundamental solution"),
            both("対称解除した解、基本解", "unique solution"),
            both(
                "回転と鏡像で重なる解をまとめて 1 つと数えたものです。N = 8 では 12 です。",
                "Solutions with turns and mirror images counted as one: 12 for N = 8.",
            ),
        ),
        term(
            ("image", "", "symmetry"),
            both("像", "image"),
            both("対称形", "symmetric board"),
            both(
                "解を回転したり反転したりした盤です。8 つあります。",
                "A solution turned or mirrored; there are eight.",
            ),
        ),
        term(
            ("class", "", "classes"),
            both("同値類", "class"),
            both("組", "family, orbit"),
            both(
                "互いに移り合う解の集まりです。大きさは 8、4、2 のどれかです。",
                "Solutions that turn or mirror into one another: 8, 4 or 2 of them.",
            ),
        ),
        term(
            ("burnside", "", "classes"),
            both("バーンサイドの補題", "Burnside's lemma"),
            both("", ""),
            both(
                "動かしても変わらない解の数から、同値類の数を求める定理です。",
                "Gives the number of classes from the solutions that each symmetry leaves alone.",
            ),
        ),
        term(
            ("quarter", "", "join"),
            both("部分盤", "quarter"),
            both("4 分の 1 の盤", ""),
            both(
                "盤を縦横に 2 つずつ切った 4 つのうちの 1 つです。",
                "One of the four parts of a board cut both ways.",
            ),
        ),
        term(
            ("row-set", "", "join"),
            both("行の組", "row set"),
            both("", ""),
            both(
                "クイーンが右半分にいる行の集まりです。",
                "The rows whose queen stands in the right half.",
            ),
        ),
        term(
            ("half", "", "join"),
            both("半盤", "half"),
            both("", "pattern (east), item (west)"),
            both(
                "北と南の部分盤を、列も対角線もぶつからないように合わせたものです。",
                "A northern and a southern quarter that fit on columns and diagonals.",
            ),
        ),
        term(
            ("join", "", "join"),
            both("結合", "join"),
            both("", ""),
            both(
                "半盤どうしを対角線で突き合わせて数える方法です。",
                "Counting by matching halves on their diagonals.",
            ),
        ),
        term(
            ("simd", "", "sixteen"),
            both("SIMD", "SIMD"),
            both("ベクトル命令", "vectors"),
            both(
                "1 つの命令で、並べた値をまとめて計算するしくみです。ここでは 128 ビットです。",
                "One instruction that works on many values side by side, here on 128 bits.",
            ),
        ),
        term(
            ("job", "", "sixteen"),
            both("ジョブ", "job"),
            both("仕事の単位", ""),
            both(
                "ほかと独立に数えられる仕事の一部です。",
                "A part of a count that can be counted by itself.",
            ),
        ),
        term(
            ("worker", "", "sixteen"),
            both("ワーカー", "worker"),
            both("", "thread"),
            both(
                "画面とは別に計算を進めるプログラムです。コアごとに 1 つ動きます。",
                "A program that counts beside the page, one for each core.",
            ),
        ),
        term(
            ("kernel", "", ""),
            both("カーネル", "kernel"),
            both("計算方法", ""),
            both(
                "ジョブを数えるループです。どのカーネルでも同じ数になります。",
                "The loop that counts a job. Every kernel gives the same count.",
            ),
        ),
        term(
            ("ledger", "", ""),
            both("記録", "ledger"),
            both("", "record"),
            both(
                "終わったジョブの一覧です。途中でやめても、ここから続けられます。",
                "The list of finished jobs. A count that was left goes on from it.",
            ),
        ),
    ],
};
