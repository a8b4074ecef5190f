//! The methods of the ladder with what they do, and their figures for N = 8.

use super::both;
use crate::text::Phrase;

/// Each method, what it does, the queens it places and the tests it makes with N = 8.
pub(super) const METHODS: &[&[Phrase]] = &[
    &[
        both("`brute-force`"),
        Phrase {
            ja: "どの列にも置き、並べ終えてから確かめる",
            en: "any column; the full board is tested",
        },
        both("19,173,960"),
        both("16,777,216"),
    ],
    &[
        both("`permutation`"),
        Phrase {
            ja: "列を並べ替え、並べ終えてから確かめる",
            en: "orders of the columns; the full board is tested",
        },
        both("109,600"),
        both("40,320"),
    ],
    &[
        both("`backtracking`"),
        Phrase {
            ja: "置くたびに、上のクイーン 1 つずつと比べる",
            en: "each square is compared with the queens above",
        },
        both("2,056"),
        both("15,720"),
    ],
    &[
        both("`flags`"),
        Phrase {
            ja: "縦と斜めのフラグで、1 マスずつ確かめる",
            en: "each square is looked up in flags",
        },
        both("2,056"),
        both("15,720"),
    ],
    &[
        both("`swap-flags`"),
        Phrase {
            ja: "残りの列だけを、入れ替えて並べておく",
            en: "only columns left over, kept together by swapping",
        },
        both("2,056"),
        both("5,508"),
    ],
    &[
        both("`bitmap`"),
        Phrase {
            ja: "1 行の空きを 1 回の計算で求める",
            en: "one calculation finds the free squares of a row",
        },
        both("2,056"),
        both("1,964"),
    ],
    &[
        both("`bitmap-loop`"),
        Phrase {
            ja: "同じ計算を、再帰なしで",
            en: "the same without recursion",
        },
        both("2,056"),
        both("1,964"),
    ],
    &[
        both("`unplaced`"),
        Phrase {
            ja: "残りの列を 1 つのワードで持つ",
            en: "the columns left over are one word",
        },
        both("2,056"),
        both("5,508"),
    ],
    &[
        both("`symmetry-check`"),
        Phrase {
            ja: "見つけた盤が、8 つの像の中で一番小さいかを見る",
            en: "a solution counts if it is the smallest of its eight images",
        },
        both("2,056"),
        both("1,964"),
    ],
    &[
        both("`half-row`"),
        Phrase {
            ja: "行0の半分だけを探す",
            en: "half of row 0 is searched",
        },
        both("1,028"),
        both("982"),
    ],
    &[
        both("`corner-edge`"),
        Phrase {
            ja: "角と辺で、枝を早く切る",
            en: "corner and edges cut branches early",
        },
        both("569"),
        both("553"),
    ],
    &[
        both("`carry-chain`"),
        Phrase {
            ja: "上下左右の 2 行 2 列を先に埋める",
            en: "two lines on each side are filled first",
        },
        both("1,671"),
        both("12,445"),
    ],
];
