//! NOT, why the mask, and the bitmap.

use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place},
    question::TargetWord,
    site::Route,
    text::Phrase,
};
use bitqueens_core::{
    bits::Width,
    solver::{Line, LoopWord, Phase},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "mask",
    part: CoursePart::Words,
    title: Phrase {
        ja: "NOT と mask、そして bitmap",
        en: "NOT, the mask, and the bitmap",
    },
    card: Card {
        outcome: Phrase {
            ja: "NOT と `mask` で、空いているマスの `bitmap` を作れます。",
            en: "Make the bitmap of the free squares with NOT and the mask.",
        },
        picture: Picture::Columns {
            text: "mask & ~x",
            names: &[("mask", 0b11111), ("x", 0b00111)],
            width: Width::BYTE,
        },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "OR で分かるのは、置けないマスです。知りたいのは置けるマスなので、0 と 1 を反転します。写真のネガのように、明るいところと暗いところが入れ替わります。これが NOT で、記号は `~` です。",
            en: "OR tells which squares are forbidden. What we want is the free ones, so invert it: turn every 0 into 1 and every 1 into 0, as a photographic negative swaps light and dark. That is NOT, written `~`.",
        }),
        Block::Prose(Phrase {
            ja: "ところが、コンピューターの数は盤より長く、32 ビットや 64 ビットあります。NOT は、盤の外の 0 もすべて 1 にします。`left | down | right` が 7（`00111`）なら、ほしい答えは 24（`11000`）です。ところが、符号つきの数として見た `~7` は -8 です。",
            en: "But a computer's number is longer than the board: 32 bits, or 64. NOT turns the zeros beyond the board into ones as well. Where `left | down | right` is 7 (`00111`), the answer we want is 24 (`11000`), but `~7`, read as a signed number, is -8.",
        }),
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
                ja: "8 ビットで計算すると、`~` の行は `11111000` です。盤の外の 1 を `mask = 00011111` が切り落とし、`00011000` が残ります。",
                en: "In 8 bits the row of `~` is `11111000`. The mask, `00011111`, cuts the ones beyond the board, and `00011000` remains.",
            },
        }),
        Block::Prose(Phrase {
            ja: "`mask` は、盤の幅だけ 1 を並べたワードです。型紙の窓のように、1 のところだけを通します。AND の記号は `&` で、両方が 1 のときだけ 1 です。",
            en: "The mask is a word of ones as wide as the board. Like the window of a stencil it lets through what lies under its ones. AND is written `&`, and gives 1 only where both are 1.",
        }),
        Block::Code("mask   = (1 << N) - 1"),
        Block::Code("bitmap = mask & ~(left | down | right)"),
        Block::Prose(Phrase {
            ja: "`(1 << N) - 1` は、N = 5 なら 32 - 1 = 31 です。2 進数では、`100000` から 1 を引くと、右の 5 つの 0 がすべて 1 になります。",
            en: "With N = 5, `(1 << N) - 1` is 32 - 1 = 31. In binary: take 1 from `100000` and the five zeros on the right all become ones.",
        }),
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
                ja: "こうして残ったワードが `bitmap` です。`bitmap = 11000` の 1 は空きなので、列0と列1に置けます。",
                en: "What remains is the bitmap. A 1 in it is a free square: `bitmap = 11000`, so columns 0 and 1 are free.",
            },
        }),
        Block::Prose(Phrase {
            ja: "`mask` の使い道はほかにもあります。`x | mask` は、`mask` のところをまとめて 1 にします。`x & ~mask` は、まとめて 0 にします。`x & mask` は、そこだけを取り出します。`(x & mask) != 0` はどれかが 1 か、`(x & mask) == mask` はすべて 1 かを調べます。",
            en: "A mask does more than this. `x | mask` sets every bit under it, `x & ~mask` clears them, `x & mask` extracts them. `(x & mask) != 0` asks whether any of them is 1, and `(x & mask) == mask` whether all are.",
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
    ],
};
