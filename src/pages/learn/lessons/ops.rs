//! The operations of a mask: set, clear, extract, any, all.

use super::{both, side};
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
    slug: "ops",
    part: CoursePart::Words,
    title: Phrase {
        ja: "マスクの演算：立てる、消す、取り出す",
        en: "What a mask can do: set, clear, extract",
    },
    card: Card {
        outcome: Phrase {
            ja: "マスクを使って、いくつかのビットをまとめて立てたり消したりできます。",
            en: "Set, clear or extract several bits at once with a mask.",
        },
        picture: Picture::Columns {
            text: "x & ~m",
            names: &[("x", 0b1011_0110), ("m", 0b0000_1111)],
            width: Width::BYTE,
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "x & ~m",
                names: &[("x", 0b1011_0110), ("m", 0b0000_1111)],
                width: Width::BYTE,
            },
            caption: Phrase {
                ja: "`m = 00001111` の 1 のところだけを消します。`x = 10110110` は `10110000` になります。",
                en: "The bits under the ones of `m = 00001111` are cleared: `x = 10110110` becomes `10110000`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "[マスク](mask)の 1 は、盤の幅だけ並べるとは限りません。並べ方を変えれば、好きなビットをまとめて扱えます。ビットを 1 にすることを「立てる」、0 にすることを「消す」といいます。",
            en: "A [mask](mask) need not be as wide as the board. With its ones elsewhere, it handles any bits together. To make a bit 1 is to set it, to make it 0 is to clear it.",
        }),
        Block::Figure(Figure {
            picture: Picture::Table {
                heads: &[
                    Phrase {
                        ja: "式",
                        en: "formula",
                    },
                    Phrase {
                        ja: "すること",
                        en: "what it does",
                    },
                    Phrase {
                        ja: "探索では",
                        en: "in the search",
                    },
                ],
                rows: OPERATIONS,
            },
            caption: Phrase {
                ja: "[OR](or) は立て、[`~`](not) つきの [AND](and) は消し、AND は取り出します。",
                en: "[OR](or) sets, [AND](and) with [`~`](not) clears, AND extracts.",
            },
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、消すには `~` が要るのか",
                en: "Why clearing needs the `~`",
            },
            answer: Phrase {
                ja: "AND は、0 のところを 0 にします。消したいところを 1 で示したマスクは、反転しないと、消したいところを残してしまいます。",
                en: "AND makes a 0 where the mask has a 0. A mask marks with a 1 what is to be cleared, so it has to be inverted first. Without that, AND would keep just those bits.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "`x & m` が 0 でないとき、何が言えますか。",
                en: "`x & m` is not 0. What does that say?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "`m` の 1 のところが、`x` ではすべて 1 である",
                        en: "Every bit under `m` is 1 in `x`",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "すべて 1 かどうかは、`(x & m) == m` で調べます。0 でないだけなら、1 つあれば足ります。",
                        en: "For all of them the test is `(x & m) == m`. Not being 0 takes only one.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "`m` の 1 のところのどれかが、`x` でも 1 である",
                        en: "Some bit under `m` is 1 in `x`",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "クイーンを 1 つずつ確かめる方法では、この式で「効き筋が通るか」を調べます。",
                        en: "Methods that test one square at a time ask in this way whether an attack line runs through it.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::Flip,
            side: side(5),
            before: Phrase {
                ja: "`|` の代わりに `^` を使います。ビットを立てるのではなく、0 と 1 を入れ替えます。",
                en: "`^` in place of `|`: bits are flipped and not set.",
            },
            after: Phrase {
                ja: "影が 1 つだけのマスでは、結果は同じです。2 つ重なると、立てたビットが 0 に戻るので、効いているマスが空いて見えます。",
                en: "Where one shadow falls, the result is the same. Where two meet, the second flips the 1 back to 0, and an attacked square looks free.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(operation))),
        Block::Step {
            place: Place::at(5, 10, Phase::Clear, 1),
            text: Phrase {
                ja: "探索の中で、`bitmap` の 1 つのビットを消すステップを見る",
                en: "See the step of the search that clears a bit of `bitmap`",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("e", "x & ~m"), ("x", "182"), ("m", "15")],
            text: Phrase {
                ja: "ビットの実験室で、マスクの式を試す",
                en: "Try the formulas in the bit lab",
            },
        },
    ],
};

/// The operations, each with its use in the search.
const OPERATIONS: &[&[Phrase]] = &[
    &[
        both("`x | m`"),
        Phrase {
            ja: "立てる",
            en: "sets",
        },
        both("`down | bit`"),
    ],
    &[
        both("`x & ~m`"),
        Phrase {
            ja: "消す",
            en: "clears",
        },
        both("`bitmap & ~bit`"),
    ],
    &[
        both("`x & m`"),
        Phrase {
            ja: "取り出す",
            en: "extracts",
        },
        both("`mask & ~(left | down | right)`"),
    ],
    &[
        both("`x ^ m`"),
        Phrase {
            ja: "0 と 1 を入れ替える",
            en: "flips",
        },
        both("`bitmap ^ bit`"),
    ],
    &[
        both("`(x & m) != 0`"),
        Phrase {
            ja: "どれかが 1 か",
            en: "is any of them 1?",
        },
        both("`bitmap != 0`"),
    ],
    &[
        both("`(x & m) == m`"),
        Phrase {
            ja: "すべて 1 か",
            en: "are all of them 1?",
        },
        both("`down == mask`"),
    ],
];

/// Asks for what a mask makes of a word; the reader chooses the operation.
fn operation(random: Option<Random>) -> Question {
    let (which, x, m) = random.map_or((1, 0b1101_0110, 0b0011_1100), |mut random| {
        (random.below(4), random.below(256), 1 + random.below(255))
    });
    let (formula, ja, en, expected) = match which {
        0 => ("x | m", "立てた", "set", x | m),
        1 => ("x & ~m", "消した", "cleared", x & !m),
        2 => ("x & m", "取り出した", "extracted, all others 0", x & m),
        _ => ("x ^ m", "反対にした", "flipped", x ^ m),
    };
    let reason = |power: u8| {
        let (x, m) = (x >> power & 1, m >> power & 1);
        let worth = 1_u32 << power;
        let result = expected >> power & 1;
        Sentence {
            ja: format!(
                "{worth} の位は、`x` が {x}、`m` が {m} なので、`{formula}` では {result} です。"
            ),
            en: format!(
                "In the place of {worth}, `x` has {x} and `m` has {m}: `{formula}` gives {result}."
            ),
        }
    };
    Question {
        name: "",
        n_bits: 8,
        expected: expected.into(),
        prompt: Sentence {
            ja: format!("`x` のビットのうち、`m` の 1 のところだけを{ja}ワードを書いてください。"),
            en: format!("Write the word in which the bits of `x` under the ones of `m` are {en}."),
        },
        given: Given::Words(vec![
            ("x", Word::cut(x, Width::BYTE)),
            ("m", Word::cut(m, Width::BYTE)),
        ]),
        reasons: (0..8).map(reason).collect(),
        answer: Sentence {
            ja: format!("{formula} = {} です。", Word::cut(expected, Width::BYTE)),
            en: format!("{formula} = {}.", Word::cut(expected, Width::BYTE)),
        },
    }
}
