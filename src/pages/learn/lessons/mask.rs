//! The bitmap: the free squares of a row.

use crate::{
    pages::learn::{
        Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place, Quiz, QuizAnswer,
    },
    question::TargetWord,
    site::Route,
    text::Phrase,
};
use bitqueens_core::solver::{Line, LoopWord, Phase};

pub(super) const LESSON: Lesson = Lesson {
    slug: "mask",
    part: CoursePart::Words,
    title: Phrase {
        ja: "bitmap：空いているマス",
        en: "The bitmap: the free squares of a row",
    },
    card: Card {
        outcome: Phrase {
            ja: "1 行の式で、その行の空いているマスを求められます。",
            en: "Find the free squares of a row with one line of code.",
        },
        picture: Picture::Board {
            place: Place::at(5, 86, Phase::Free, 1),
            rows: &[
                LoopWord::Attack(Line::Left),
                LoopWord::Attack(Line::Down),
                LoopWord::Attack(Line::Right),
                LoopWord::Bitmap,
            ],
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 86, Phase::Free, 1),
                rows: &[
                    LoopWord::Attack(Line::Left),
                    LoopWord::Attack(Line::Down),
                    LoopWord::Attack(Line::Right),
                    LoopWord::Mask,
                    LoopWord::Bitmap,
                ],
            },
            caption: Phrase {
                ja: "行1の `bitmap = 11000` は、列0と列1が空いていることを表します。",
                en: "Row 1's `bitmap = 11000` says that columns 0 and 1 are free.",
            },
        }),
        Block::Prose(Phrase {
            ja: "ここまでの演算を 1 行にまとめます。影を重ね（[OR](or)）、[反転](not)し（NOT）、盤の中だけを残します（[AND](and)）。",
            en: "Here the operations come together in one line: join the shadows with [OR](or), [invert](not) them with NOT, keep the board with [AND](and).",
        }),
        Block::Code("bitmap = mask & ~(left | down | right)"),
        Block::Prose(Phrase {
            ja: "残った[ワード](word)が [`bitmap`](bitmap) です。1 は、いまクイーンを置けるマスです。[`left`](left)、[`down`](down)、[`right`](right) では 1 が置けないマスだったので、ここで 1 の意味が反対になります。",
            en: "The [word](word) that remains is [`bitmap`](bitmap). A 1 in it is a square where a queen can be placed now. In [`left`](left), [`down`](down) and [`right`](right) a 1 was forbidden, so here the meaning of 1 turns round.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、この行は N が増えても遅くならないのか",
                en: "Why this line does not take longer on a larger board",
            },
            answer: Phrase {
                ja: "どの演算も、ワードのすべてのビットを一度に計算します。1 マスずつ調べれば N 回かかるところが、N が 32 以下なら、いつも同じ 4 つの演算ですみます。",
                en: "Each operation works on all bits of the word at once. Tested one by one, N squares take N steps. In a word of 32 bits it is always the same four operations.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "`bitmap` が 0 になりました。この行はどうなっていますか。",
                en: "`bitmap` is 0. What does that say of the row?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "どのマスも空いている",
                        en: "Every square is free",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "`bitmap` の 1 が空きです。0 なら、空きは 1 つもありません。",
                        en: "In `bitmap` a 1 is free. With no ones, nothing is free.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "置けるマスがない",
                        en: "There is no square for a queen",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "行に来たときに 0 なら、行き止まりです。1 行上に戻ります。",
                        en: "If it is 0 on arrival, the row is a dead end, and the search backtracks.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "クイーンがいない",
                        en: "There is no queen on the board",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "クイーンがいなければ、どのマスも空きで、`bitmap` は `mask` と同じになります。",
                        en: "With no queen every square is free, and `bitmap` equals the mask.",
                    },
                },
            ],
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Bitmap,
            place: Place::at(5, 15, Phase::Free, 2),
        }),
        Block::Step {
            place: Place::at(5, 86, Phase::Free, 1),
            text: Phrase {
                ja: "`bitmap = 11000` が計算されるステップを見る",
                en: "See the step that computes `bitmap = 11000`",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("e", "mask & ~(left | down | right)")],
            text: Phrase {
                ja: "ビットの実験室で、式をそのまま計算する",
                en: "Work the expression out in the bit lab",
            },
        },
        Block::Onward {
            to: Route::Ladder,
            query: &[("about", "bitmap")],
            text: Phrase {
                ja: "「方法の比較」で、ビットマップの速さを見る",
                en: "See how fast bitmaps are in the ladder",
            },
        },
    ],
};
