//! AND with the mask.

use super::side;
use crate::{
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, Picture, Place,
        Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence},
};
use bitqueens_core::{
    bits::{Width, Word},
    faults::Fault,
    solver::Phase,
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "and",
    part: CoursePart::Words,
    title: Phrase {
        ja: "AND と mask：盤の中だけを残す",
        en: "AND with the mask: the board and nothing else",
    },
    card: Card {
        outcome: Phrase {
            ja: "`mask` を作り、AND で盤の中のビットだけを残せます。",
            en: "Make the mask, and keep the bits of the board with AND.",
        },
        picture: Picture::Columns {
            text: "mask & ~x",
            names: &[("mask", 0b11111), ("x", 0b00111)],
            width: Width::BYTE,
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "mask & ~(left | down | right)",
                names: &[
                    ("mask", 0b11111),
                    ("left", 0b00100),
                    ("down", 0b00010),
                    ("right", 0b00001),
                ],
                width: Width::BYTE,
            },
            caption: Phrase {
                ja: "[`~`](not) の行は `11111000` です。盤の外の 1 を `mask = 00011111` が切り落とし、`00011000` が残ります。",
                en: "The row of [`~`](not) is `11111000`. The [mask](mask), `00011111`, cuts off the ones beyond the board, and `00011000` remains.",
            },
        }),
        Block::Prose(Phrase {
            ja: "[AND](and)（論理積）の記号は `&` で、縦に見て両方が 1 のときだけ 1 です。ですから、片方に 0 を置けば、そこは必ず 0 になります。片方に 1 を置けば、もう片方がそのまま残ります。",
            en: "[AND](and) is written `&`, and gives 1 only where both bits are 1. So a 0 on one side always makes 0, and a 1 on one side keeps whatever is on the other.",
        }),
        Block::Prose(Phrase {
            ja: "[`mask`](mask) は、盤の幅だけ 1 を並べた[ワード](word)です。型紙の窓のように、1 のところだけを通します。N = 5 なら `11111` で、値は 31 です。",
            en: "The mask is a [word](word) of ones as wide as the board. Like the window of a stencil it lets through what lies under its ones. With N = 5 it is `11111`, which is 31.",
        }),
        Block::Code("mask = (1 << N) - 1"),
        Block::Why {
            question: Phrase {
                ja: "なぜ `(1 << N) - 1` で 1 が N 個並ぶのか",
                en: "Why `(1 << N) - 1` is N ones",
            },
            answer: Phrase {
                ja: "`1 << N` は、1 の右に 0 が N 個並んだ数です。N = 5 なら `100000` で 32 です。1 を引くと、右の 0 が次々に左から桁借りして、すべて 1 になり、左端の 1 が消えます。",
                en: "`1 << N` is a 1 with N zeros on its right: with N = 5 `100000`, which is 32. Take 1 away, and each zero borrows from the left. They all become ones, and the 1 at the left end is gone.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "AND の `mask` は、盤の中のビットを変えますか。",
                en: "Does AND with the mask change the bits of the board?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "すべて 1 にする",
                        en: "It makes them all 1",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "すべて 1 にするのは OR です。AND では、もとが 0 なら 0 のままです。",
                        en: "That would be OR. With AND a 0 stays 0.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "変えない",
                        en: "No",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "`mask` の 1 のところは、もとのビットがそのまま残ります。変わるのは盤の外だけです。",
                        en: "Under a 1 of the mask a bit stays as it was. Only those outside change.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::NoMask,
            side: side(5),
            before: Phrase {
                ja: "`mask` を付けずに、32 ビットのワードのまま探索します。盤の右から順に試すので、はじめは盤の中に置きます。",
                en: "No mask: the search runs in the full 32 bits of a word. As it tries from the right, it begins on the board.",
            },
            after: Phrase {
                ja: "行3で盤の中が埋まると、盤の外の列に置きました。盤の外の 1 も、空いているマスに見えるからです。`mask` は、盤に端があることを探索に教えています。",
                en: "In row 3 nothing on the board was free, so the queen went beyond it. A 1 out there looks like a free square. The mask is what tells the search that the board has an edge.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(cut))),
        Block::Step {
            place: Place::at(5, 1, Phase::Start, 0),
            text: Phrase {
                ja: "`mask` が行0の `bitmap` になるステップを見る",
                en: "See the step that puts the mask into row 0's `bitmap`",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("e", "mask & ~(left | down | right)")],
            text: Phrase {
                ja: "ビットの実験室で、式をそのまま計算する",
                en: "Work the whole expression out in the bit lab",
            },
        },
    ],
};

/// Asks for a word cut to a board.
fn cut(random: Option<Random>) -> Question {
    let (n, x) = random.map_or((5, 0b1101_1001), |mut random| {
        // A bit beyond the board is 1, so that something is cut.
        let n = random.from_to(4, 7);
        (n, random.below(256) | 1 << n)
    });
    let expected = x & side(n).mask();
    let reason = |power: u8| {
        let worth = 1_u32 << power;
        if n <= power {
            Sentence {
                ja: format!("{worth} の位は盤の外です。`mask` が 0 なので、0 になります。"),
                en: format!(
                    "The place of {worth} lies beyond the board. The mask is 0 there, and so is the result."
                ),
            }
        } else {
            Sentence {
                ja: format!(
                    "{worth} の位は盤の中です。`mask` が 1 なので、`x` のビットが残ります。"
                ),
                en: format!(
                    "The place of {worth} is on the board. The mask is 1 there, and the bit of `x` stays."
                ),
            }
        }
    };
    Question {
        name: "mask & x",
        n_bits: 8,
        expected: expected.into(),
        prompt: Sentence {
            ja: format!(
                "N = {n} の盤です。`mask = (1 << {n}) - 1` のとき、`mask & x` を書いてください。"
            ),
            en: format!("N = {n}, and `mask = (1 << {n}) - 1`. Write `mask & x`."),
        },
        given: Given::Words(vec![("x", Word::cut(x, Width::BYTE))]),
        reasons: (0..8).map(reason).collect(),
        answer: Sentence {
            ja: format!(
                "`mask` の 1 は右の {n} 個なので、{} です。",
                Word::cut(expected, Width::BYTE)
            ),
            en: format!(
                "The mask has {n} ones on the right, so it is {}.",
                Word::cut(expected, Width::BYTE)
            ),
        },
    }
}
