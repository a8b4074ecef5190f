//! The lowest bit, and two's complement with the carry of the +1.

use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place, Trick},
    text::Phrase,
};
use bitqueens_core::{bits::Width, solver::Phase};

pub(super) const LESSON: Lesson = Lesson {
    slug: "lowest",
    part: CoursePart::Words,
    title: Phrase {
        ja: "最下位の 1 と 2 の補数",
        en: "The lowest 1 and two's complement",
    },
    card: Card {
        outcome: Phrase {
            ja: "`x & -x` で最下位の 1 を取り出し、その理由を言えます。",
            en: "Take out the lowest 1 with `x & -x`, and say why it works.",
        },
        picture: Picture::Columns {
            text: "x & -x",
            names: &[("x", 20)],
            width: Width::BYTE,
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::LowestBit {
                x: 20,
                width: Width::BYTE,
            },
            caption: Phrase {
                ja: "`x = 00010100` を反転すると `11101011`、1 を足すと `11101100` です。`x` と AND をとると、最下位の 1 だけの `00000100` が残ります。",
                en: "Invert `x = 00010100` to `11101011` and add 1: `11101100`. AND with `x` leaves the lowest 1 alone, `00000100`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "`bitmap` には空きマスがいくつもあります。1 つずつ試すために、一番右の 1 だけを取り出します。式は短く、`x & -x` です。",
            en: "A bitmap may hold several free squares. To try them one at a time, take out the rightmost 1 alone. The formula is short: `x & -x`.",
        }),
        Block::Prose(Phrase {
            ja: "まず `-x` です。8 ビットの数は、車の距離計のように一周します。`11111111` の次は `00000000` に戻るので、0 の 1 つ前の `11111111` を -1 と読みます。この読み方が 2 の補数です。`-x` を作るには、`x` を反転して 1 を足します。",
            en: "First, `-x`. A number of 8 bits goes round like the counter of a car: after `11111111` comes `00000000` again. So `11111111`, one before 0, is read as -1. This reading is two's complement. To make `-x`, invert `x` and add 1.",
        }),
        Block::Prose(Phrase {
            ja: "分かりにくいのは、この +1 です。+1 は右端に 1 を足します。そこが 1 なら 0 になり、1 が左へ繰り上がります。0 に出会うと、そこを 1 にして止まります。`11101011` では、右の 2 つの 1 を通り、3 つ目の 0 で止まります。",
            en: "The hard part is the +1. It adds 1 at the right end. Where it meets a 1, that becomes 0 and the 1 is carried to the left. Where it meets a 0, that becomes 1 and it stops. In `11101011` it passes two ones and stops at the third bit, a 0.",
        }),
        Block::Prose(Phrase {
            ja: "止まった場所は、もとの `x` の最下位の 1 です。そこより左は `x` と反対のまま、右は両方とも 0 です。両方が 1 なのは、その 1 か所だけです。ですから、AND をとるとそこだけが残ります。",
            en: "The place where it stops is the lowest 1 of `x`. Left of it the bits are still the opposite of `x`; right of it both are 0. Only there are both 1, so AND keeps that one bit.",
        }),
        Block::Code("bit = bitmap & -bitmap"),
        Block::Prose(Phrase {
            ja: "`x` が 0 なら、取り出す 1 がないので答えも 0 です。なお、Rust では符号のない数に - を付けられないので、`x & x.wrapping_neg()` と書きます。",
            en: "If `x` is 0 there is no 1 to take, and the answer is 0. In Rust an unsigned number has no minus sign; there one writes `x & x.wrapping_neg()`.",
        }),
        Block::Exercise(Exercise::Number {
            trick: Trick::Negated,
            x: 12,
            width: Width::BYTE,
        }),
        Block::Exercise(Exercise::Number {
            trick: Trick::LowestBit,
            x: 22,
            width: Width::BYTE,
        }),
        Block::Step {
            place: Place::at(5, 36, Phase::Pick, 1),
            text: Phrase {
                ja: "`bitmap = 11000` から `bit = 01000` を取り出すステップを見る",
                en: "See the step that takes `bit = 01000` from `bitmap = 11000`",
            },
        },
    ],
};
