//! OR: the shadows laid over one another.

use super::{ATTACKS, side, width};
use crate::{
    pages::learn::{
        Block, Card, CoursePart, Exercise, FaultTrial, Figure, Lesson, Picture, Place, Quiz,
        QuizAnswer,
    },
    question::TargetWord,
    site::Route,
    text::Phrase,
};
use bitqueens_core::{faults::Fault, solver::Phase};

pub(super) const LESSON: Lesson = Lesson {
    slug: "or",
    part: CoursePart::Words,
    title: Phrase {
        ja: "OR：影を重ねる",
        en: "OR: shadows laid over one another",
    },
    card: Card {
        outcome: Phrase {
            ja: "効き筋を OR で重ねて、置けないマスを求められます。",
            en: "Lay the attack lines over one another with OR to find the forbidden squares.",
        },
        picture: Picture::Columns {
            text: "left | down | right",
            names: &[("left", 0b10100), ("down", 0b01001), ("right", 0b00100)],
            width: width(5),
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "left | down | right",
                names: &[("left", 0b10100), ("down", 0b01001), ("right", 0b00100)],
                width: width(5),
            },
            caption: Phrase {
                ja: "`10100`、`01001`、`00100` を重ねると `11101` です。どれかが 1 なら 1 になります。",
                en: "`10100`, `01001` and `00100` laid over one another give `11101`: a 1 wherever any of them has a 1.",
            },
        }),
        Block::Prose(Phrase {
            ja: "透明な紙が 3 枚あり、それぞれに [`left`](left)、[`down`](down)、[`right`](right) の影が塗ってあるとします。重ねて上から見れば、どれか 1 枚でも塗ってあるマスが分かります。この重ね方が [OR](or)（論理和）です。",
            en: "Imagine three clear sheets with the shadows of [`left`](left), [`down`](down) and [`right`](right) painted on them. Lay them over one another and look from above: you see every square that is painted on any of them. That is [OR](or).",
        }),
        Block::Prose(Phrase {
            ja: "OR の記号は `|` です。縦に見て、どちらかが 1 なら 1、どちらも 0 なら 0 です。列ごとに計算し、隣の列には影響しません。",
            en: "OR is written `|`. Look down each column: 1 if either is 1, 0 if both are 0. Each column is worked out by itself, and none changes its neighbour.",
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 42, Phase::Free, 2),
                rows: ATTACKS,
            },
            caption: Phrase {
                ja: "同じ 3 つの[ワード](word)を盤の上で見ます。行2で影がかからないのは、列3だけです。",
                en: "The same three [words](word) on the board. In row 2 no shadow falls on column 3, and on that column alone.",
            },
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、たし算ではいけないのか",
                en: "Why adding will not do",
            },
            answer: Phrase {
                ja: "列2には `left` と `right` の 2 本が通っています。たし算では 1 + 1 で桁が上がり、隣の列1に 1 が移ります。OR なら、何本通っていても、その列が 1 になるだけです。",
                en: "`left` and `right` both run through column 2. Added, 1 + 1 makes a carry, and a 1 moves over to column 1. With OR the column is 1, however many lines run through it.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "2 本の影が重なるマスで、OR の答えはどうなりますか。",
                en: "Two shadows fall on one square. What does OR give there?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase { ja: "1", en: "1" },
                    right: true,
                    reply: Phrase {
                        ja: "どちらかが 1 なら 1 です。重なっても 1 のままです。",
                        en: "It is 1 if either is 1, and both make it no more than 1.",
                    },
                },
                QuizAnswer {
                    text: Phrase { ja: "2", en: "2" },
                    right: false,
                    reply: Phrase {
                        ja: "ビットには 0 と 1 しかありません。2 にはなりません。",
                        en: "A bit is 0 or 1. There is no 2.",
                    },
                },
                QuizAnswer {
                    text: Phrase { ja: "0", en: "0" },
                    right: false,
                    reply: Phrase {
                        ja: "違うときだけ 1 になる `^`（XOR）と取り違えています。",
                        en: "That is `^`, XOR, which gives 1 only where the two differ.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::Plus,
            side: side(5),
            before: Phrase {
                ja: "`|` の代わりに `+` を使います。桁上がりがなければ、答えは同じです。",
                en: "`+` in place of `|`. Where there is no carry, the result is the same.",
            },
            after: Phrase {
                ja: "影が重なったところで桁が上がり、隣のマスに 1 が移ります。置けるマスがふさがり、置けないマスが空きます。",
                en: "Where shadows meet, the carry moves a 1 to the next square. Free squares are blocked, and attacked ones look free.",
            },
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Occupied,
            place: Place::at(5, 171, Phase::Free, 2),
        }),
        Block::Step {
            place: Place::at(5, 41, Phase::Right, 2),
            text: Phrase {
                ja: "`left`、`down`、`right` の 3 つがそろうステップを見る",
                en: "See the step at which `left`, `down` and `right` are all there",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("e", "left | down | right")],
            text: Phrase {
                ja: "ビットの実験室で、OR を計算する",
                en: "Work OR out in the bit lab",
            },
        },
    ],
};
