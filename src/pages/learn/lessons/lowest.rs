//! The lowest bit, and two's complement with the carry of the +1.

use super::side;
use crate::{
    pages::learn::{
        Block, Card, CoursePart, Exercise, FaultTrial, Figure, Lesson, Picture, Place, Quiz,
        QuizAnswer, Trick,
    },
    site::Route,
    text::Phrase,
};
use bitqueens_core::{bits::Width, faults::Fault, solver::Phase};

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
                ja: "`x = 00010100` を[反転](not)すると `11101011`、1 を足すと `11101100` です。`x` と [AND](and) をとると、最下位の 1 だけの `00000100` が残ります。",
                en: "[Invert](not) `x = 00010100` to `11101011` and add 1: `11101100`. [AND](and) with `x` leaves the lowest 1 alone, `00000100`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "[`bitmap`](bitmap) には[空きマス](free-square)がいくつもあります。1 つずつ試すために、一番右の 1 だけを取り出します。式は [`x & -x`](lowest-one) です。",
            en: "[`bitmap`](bitmap) may hold several [free squares](free-square). To try them one at a time, take out the rightmost 1 alone. The formula is [`x & -x`](lowest-one).",
        }),
        Block::Prose(Phrase {
            ja: "8 ビットの数は、車の距離計のように一周します。`11111111` の次は `00000000` に戻るので、0 の 1 つ前の `11111111` を -1 と読みます。この読み方が [2 の補数](twos-complement)です。",
            en: "A number of 8 bits goes round like the counter of a car: after `11111111` comes `00000000` again. So `11111111`, one before 0, is read as -1. This reading is [two's complement](twos-complement).",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ `-x` は `~x + 1` なのか",
                en: "Why `-x` is `~x + 1`",
            },
            answer: Phrase {
                ja: "`x` と `~x` は、どの位でも片方だけが 1 です。足すと、桁上がりなしに `11111111`、つまり -1 になります。`x + ~x` が -1 なら、1 を足した `x + ~x + 1` は 0 です。足して 0 になる相手が `-x` なので、`-x` は `~x + 1` です。",
                en: "In every place exactly one of `x` and `~x` has a 1. So `x + ~x` is `11111111`, without a carry, and that is -1. Then `x + ~x + 1` is 0. What makes 0 with `x` is `-x`, so `-x` is `~x + 1`.",
            },
        },
        Block::Why {
            question: Phrase {
                ja: "なぜ、残るのは最下位の 1 だけなのか",
                en: "Why only the lowest 1 is left",
            },
            answer: Phrase {
                ja: "+1 は右端に 1 を足します。1 に当たると 0 にして左へ繰り上がり、0 に当たると 1 にして止まります。`11101011` では、右の 2 つの 1 を通り、3 つ目の 0 で止まります。止まった場所は、もとの `x` の最下位の 1 です。そこより左は `x` と反対のまま、右は両方とも 0 なので、AND をとるとその 1 か所だけが残ります。",
                en: "The +1 starts at the right end. A 1 becomes 0 and is carried to the left; a 0 becomes 1 and the carry stops. In `11101011` it passes two ones and stops at the third bit, a 0. That is where the lowest 1 of `x` is. Left of it the bits are still the opposite of `x`, right of it both are 0, so AND keeps that one bit.",
            },
        },
        Block::Code("bit = bitmap & -bitmap"),
        Block::Prose(Phrase {
            ja: "`x` が 0 なら、取り出す 1 がないので答えも 0 です。Rust では符号のない数に - を付けられないので、`x & x.wrapping_neg()` と書きます。",
            en: "If `x` is 0 there is no 1 to take, and the answer is 0. In Rust an unsigned number has no minus sign; there one writes `x & x.wrapping_neg()`.",
        }),
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "`x & -x` の値が 8 でした。これは何を表しますか。",
                en: "`x & -x` is 8. What does that say?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "最下位の 1 が、8 の位にある",
                        en: "The lowest 1 stands in the place of 8",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "答えは位の番号ではなく、その位だけが 1 のワードです。",
                        en: "The result is not the number of a place but a word with a 1 in that place alone.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "最下位の 1 が、右から 8 番目にある",
                        en: "The lowest 1 is the eighth from the right",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "8 は `00001000` なので、右から 4 番目です。",
                        en: "8 is `00001000`, the fourth from the right.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "1 が 8 個ある",
                        en: "There are eight ones",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "1 の個数を求める演算は、別にあります（popcount）。",
                        en: "Counting the ones is another operation, called popcount.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::NoPlusOne,
            side: side(5),
            before: Phrase {
                ja: "+1 を忘れて、`bitmap & ~bitmap` を [`bit`](bit) とします。",
                en: "The +1 is forgotten: [`bit`](bit) becomes `bitmap & ~bitmap`.",
            },
            after: Phrase {
                ja: "`x` と `~x` に共通の 1 はないので、`bit` はいつも 0 です。クイーンを置かないまま進み、`bitmap` も減らないので、終わりません。",
                en: "`x` and `~x` have no 1 in common, so `bit` is always 0. The search goes on without placing a queen, `bitmap` never gets smaller, and there is no end.",
            },
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
        Block::Onward {
            to: Route::Bits,
            query: &[("e", "x & -x")],
            text: Phrase {
                ja: "ビットの実験室で、好きな数の `x & -x` を見る",
                en: "See `x & -x` of any number in the bit lab",
            },
        },
    ],
};
