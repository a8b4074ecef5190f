//! Clearing the lowest bit and trying the next.

use super::side;
use crate::{
    pages::learn::{
        Block, Card, CoursePart, Exercise, FaultTrial, Figure, Lesson, Picture, Place, Quiz,
        QuizAnswer, Trick,
    },
    question::TargetWord,
    site::Route,
    text::Phrase,
};
use bitqueens_core::{
    bits::Width,
    faults::Fault,
    solver::{LoopWord, Phase},
};

const CLEARED: Place = Place::at(5, 10, Phase::Clear, 1);

pub(super) const LESSON: Lesson = Lesson {
    slug: "next",
    part: CoursePart::Words,
    title: Phrase {
        ja: "消して、次を試す",
        en: "Clear it and try the next",
    },
    card: Card {
        outcome: Phrase {
            ja: "試したマスを `bitmap` から消して、次のマスへ進めます。",
            en: "Clear the square just tried from `bitmap`, and go on to the next.",
        },
        picture: Picture::Board {
            place: CLEARED,
            rows: &[LoopWord::Bitmap, LoopWord::Bit],
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Board {
                place: CLEARED,
                rows: &[LoopWord::Bitmap, LoopWord::Bit],
            },
            caption: Phrase {
                ja: "行1の `bitmap = 11100` から `bit = 00100` を消すと、`11000` が残ります。残りはあとで試します。",
                en: "Row 1's [`bitmap`](bitmap) was `11100`. With `bit = 00100` cleared it is `11000`: what is left is tried later.",
            },
        }),
        Block::Prose(Phrase {
            ja: "買い物のメモでは、済んだ品を線で消します。消した品はもう見ません。[`bitmap`](bitmap) も同じです。取り出した [`bit`](bit) は、すぐに消します。",
            en: "On a shopping list you strike out what is done and never look at it again. `bitmap` is such a list: the bit just taken is cleared at once.",
        }),
        Block::Code("bitmap = bitmap & ~bit"),
        Block::Prose(Phrase {
            ja: "`bit` は必ず `bitmap` の中の 1 なので、`bitmap ^ bit` でも同じです。`^`（X[OR](or)）は、2 つが違うときに 1 になる演算です。",
            en: "[`bit`](bit) is always one of the ones of `bitmap`, so `bitmap ^ bit` does the same. `^`, XOR, gives 1 where its two bits differ.",
        }),
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "x & (x - 1)",
                names: &[("x", 0b0001_1000)],
                width: Width::BYTE,
            },
            caption: Phrase {
                ja: "`bit` を使わずに消すこともできます。`00011000` から 1 を引くと `00010111`、[AND](and) をとると `00010000` です。",
                en: "It can be cleared without `bit`. `00011000` minus 1 is `00010111`, and [AND](and) leaves `00010000`.",
            },
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ `x & (x - 1)` で最下位の 1 が消えるのか",
                en: "Why `x & (x - 1)` clears the lowest 1",
            },
            answer: Phrase {
                ja: "1 を引くと、右に並ぶ 0 が左から桁借りして 1 になり、借りられた最下位の 1 が 0 になります。それより左は変わりません。もとの `x` と AND をとると、変わったところがすべて 0 になります。",
                en: "Take 1 away, and the zeros on the right borrow from the left: they become ones, and the lowest 1, from which they borrow, becomes 0. What is left of it does not change. AND with `x` makes everything that changed a 0.",
            },
        },
        Block::Prose(Phrase {
            ja: "[`x & -x`](lowest-one) と [`x & (x - 1)`](clear-lowest) は似ていますが、前者は最下位の 1 だけを残し、後者は最下位の 1 だけを消します。消すのを繰り返すと、[1 の数](popcount)と同じ回数で 0 になります。空いていないマスは、一度も調べません。",
            en: "[`x & -x`](lowest-one) and [`x & (x - 1)`](clear-lowest) look alike, but the first keeps only the lowest 1 and the second clears only that one. Clear it again and again, and the [word](word) is 0 after as many times as it had ones. No forbidden square is ever looked at.",
        }),
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "x | (x + 1)",
                names: &[("x", 0b0010_0111)],
                width: Width::BYTE,
            },
            caption: Phrase {
                ja: "反対に、[最下位の 0 を 1 にする](set-lowest)式もあります。`00100111` に 1 を足すと、右に並ぶ 1 が桁上がりで 0 になり、`00101000` です。もとの数と OR をとると `00101111` です。",
                en: "The opposite sets the lowest 0. Add 1 to `00100111`, and the carry turns the ones on the right into zeros: `00101000`. [OR](or) with the number itself gives `00101111`.",
            },
        }),
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "`bit` を `bitmap` から消すのは、いつですか。",
                en: "When is `bit` cleared from `bitmap`?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "下の行から戻ってきたとき",
                        en: "When the search comes back from below",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "戻ってきたときには、もう消えていなければなりません。取り出してすぐに消します。",
                        en: "By then it has to be cleared already. It is cleared as soon as it is taken.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "取り出してすぐ",
                        en: "As soon as it is taken",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "下の行を調べているあいだも、この行の残りは配列の中で待っています。",
                        en: "While the rows below are searched, what is left of this row waits in its array.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::NoClear,
            side: side(5),
            before: Phrase {
                ja: "取り出した `bit` を消さずに、そのまま残します。",
                en: "The bit that was taken is not cleared.",
            },
            after: Phrase {
                ja: "同じマスを何度でも試すので、同じ解を数え続けて、いつまでも終わりません。",
                en: "The same square is tried again and again. The same solution is counted without end.",
            },
        }),
        Block::Exercise(Exercise::Number {
            trick: Trick::WithoutLowest,
            x: 88,
            width: Width::BYTE,
        }),
        Block::Prose(Phrase {
            ja: "次は盤の上で試します。行1に戻ってきたところで、1 つはもう消してあります。",
            en: "Now on the board. The search has come back to row 1, where one square is cleared already.",
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Bit,
            place: Place::at(5, 35, Phase::Backtrack, 1),
        }),
        Block::Step {
            place: CLEARED,
            text: Phrase {
                ja: "`bit` を `bitmap` から消すステップを見る",
                en: "See the step that clears `bit` from `bitmap`",
            },
        },
        Block::Onward {
            to: Route::Solve,
            query: &[("n", "4")],
            text: Phrase {
                ja: "自分でクイーンを置いて、N = 4 の解を 2 つとも見つける",
                en: "Place the queens yourself and find both solutions of N = 4",
            },
        },
    ],
};
