//! NOT: every bit inverted.

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
    slug: "not",
    part: CoursePart::Words,
    title: Phrase {
        ja: "NOT：反転する",
        en: "NOT: every bit inverted",
    },
    card: Card {
        outcome: Phrase {
            ja: "ワードを反転し、盤の外まで 1 になることを説明できます。",
            en: "Invert a word, and say why ones appear beyond the board.",
        },
        picture: Picture::Columns {
            text: "~x",
            names: &[("x", 0b00111)],
            width: Width::BYTE,
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "~x",
                names: &[("x", 0b00111)],
                width: Width::BYTE,
            },
            caption: Phrase {
                ja: "`x = 00000111` を[反転](not)すると `11111000` です。0 は 1 に、1 は 0 になります。",
                en: "`x = 00000111` inverted is `11111000`: every 0 becomes a 1, and every 1 a 0.",
            },
        }),
        Block::Prose(Phrase {
            ja: "[OR](or) で分かるのは、置けないマスです。知りたいのは置けるマスなので、0 と 1 を入れ替えます。写真のネガで、明るいところと暗いところが入れ替わるのと同じです。これが反転（NOT）で、記号は `~` です。",
            en: "[OR](or) tells which squares are forbidden. What we want is the free ones, so every 0 and 1 change places, as light and dark do in a photographic negative. This is [NOT](not), written `~`.",
        }),
        Block::Prose(Phrase {
            ja: "ところが、コンピューターの数は盤より長く、32 ビットや 64 ビットあります。盤の外の 0 も、すべて 1 になります。図の 8 ビットのうち、5 マスの盤に当たるのは右の 5 つだけで、左の 3 つの 1 は盤の外です。",
            en: "But a computer's number is longer than the board: 32 bits, or 64. The zeros beyond the board become ones as well. Of the 8 bits in the figure only the right five are the board; the three ones on the left lie outside.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、反転の前に盤の外を消しておけないのか",
                en: "Why the outside cannot be cleared beforehand",
            },
            answer: Phrase {
                ja: "反転は、0 を 1 にする演算です。先に 0 にしておくと、反転で必ず 1 になります。ですから、盤の外は反転したあとで消します。",
                en: "NOT makes a 1 of every 0. What is cleared before it is a 1 after it. So the outside has to be cut off afterwards.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "8 ビットで、`~00000111` を 10 進数で読むといくつですか。",
                en: "In 8 bits, what is `~00000111` as a decimal number?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase { ja: "-7", en: "-7" },
                    right: false,
                    reply: Phrase {
                        ja: "`~` は符号を変える演算ではありません。符号を変えるには、反転してから 1 を足します。",
                        en: "`~` does not change the sign. To do that, invert and then add 1.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "248（符号つきで読めば -8）",
                        en: "248, or -8 when read as a signed number",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "`11111000` は 248 です。同じビットを符号つきで読むと -8 で、その訳は「最下位の 1 と 2 の補数」の課で分かります。",
                        en: "`11111000` is 248. The lesson on two's complement says why the same bits can be read as -8.",
                    },
                },
                QuizAnswer {
                    text: Phrase { ja: "24", en: "24" },
                    right: false,
                    reply: Phrase {
                        ja: "24 は `00011000`、盤の 5 ビットだけを残した値です。`~` だけでは、盤の外の 1 が残ります。",
                        en: "24 is `00011000`, the five bits of the board alone. `~` by itself leaves the ones outside.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::NoNot,
            side: side(5),
            before: Phrase {
                ja: "`~` を忘れると、[`bitmap`](bitmap) の 1 は空きではなく、影の落ちたマスになります。",
                en: "Without `~` a 1 of [`bitmap`](bitmap) is no [free square](free-square) but one in a shadow.",
            },
            after: Phrase {
                ja: "効き筋の上にばかりクイーンを置く探索になりました。最初に「解」とされたのは、1 列に 5 つ並んだ盤です。",
                en: "Now the search places queens on attack lines, and nowhere else. The first board that it took for a solution has all five in one column.",
            },
        }),
        Block::Exercise(Exercise::Number {
            trick: Trick::Inverted,
            x: 0b0101_1001,
            width: Width::BYTE,
        }),
        Block::Step {
            place: Place::at(5, 86, Phase::Free, 1),
            text: Phrase {
                ja: "`~` を含む式が計算されるステップを見る",
                en: "See the step whose line holds the `~`",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("e", "~x"), ("x", "7")],
            text: Phrase {
                ja: "ビットの実験室で、`~x` の幅を変えてみる",
                en: "Change the width of `~x` in the bit lab",
            },
        },
    ],
};
