//! Ghost bits: the bits of left beyond the board.

use super::side;
use crate::{
    pages::learn::{
        Block, Card, CoursePart, Exercise, FaultTrial, Figure, Lesson, Picture, Place, Quiz,
        QuizAnswer,
    },
    question::TargetWord,
    site::Route,
    text::Phrase,
};
use bitqueens_core::{
    faults::Fault,
    solver::{Line, LoopWord, Phase},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "ghost",
    part: CoursePart::Words,
    title: Phrase {
        ja: "盤の外のビット",
        en: "Ghost bits",
    },
    card: Card {
        outcome: Phrase {
            ja: "盤の外のビットが答えを変えない理由を言えます。",
            en: "Say why bits beyond the board do not change the answer.",
        },
        picture: Picture::Board {
            place: Place::at(5, 22, Phase::Free, 3),
            rows: &[
                LoopWord::Attack(Line::Left),
                LoopWord::Mask,
                LoopWord::Bitmap,
            ],
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 22, Phase::Free, 3),
                rows: &[
                    LoopWord::Attack(Line::Left),
                    LoopWord::Mask,
                    LoopWord::Bitmap,
                ],
            },
            caption: Phrase {
                ja: "行3の `left = 111000` は 6 ビットです。盤の幅は 5 なので、一番左の 1 は盤の外にあります。",
                en: "Row 3's `left = 111000` has 6 bits. The board is 5 wide, so the leftmost 1 lies off the board.",
            },
        }),
        Block::Prose(Phrase {
            ja: "影が塀の向こうまで伸びることがあります。庭には落ちていませんが、影そのものは続いています。[`left`](left) も同じです。左へずらすたびに、左端の 1 は盤の外へ出ます。けれども、数の中には残ります。",
            en: "A shadow may reach over the garden wall. It no longer falls on the garden, yet it goes on. [`left`](left) is like that: with every [shift](shift) a 1 at the left edge leaves the board, and still stays in the number.",
        }),
        Block::Prose(Phrase {
            ja: "[`right`](right) には、[盤の外のビット](ghost)がありません。右へずらすと、1 の位より右には場所がないので、はみ出た 1 は消えます。",
            en: "[`right`](right) has no [ghost bits](ghost). Below the place of 1 there is no place, so a 1 shifted out on the right is gone.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、盤の外のビットは害にならないのか",
                en: "Why ghost bits do no harm",
            },
            answer: Phrase {
                ja: "`left` のビットは左へ進むだけで、盤に戻ることはありません。そして [`bitmap`](bitmap) を作るときに、[`mask`](mask) が盤の外を切り落とします。戻らないので、覚えておく必要もありません。32 ビットの数からあふれて消えても、答えは同じです。",
                en: "The bits of `left` only move to the left and never come back, and when [`bitmap`](bitmap) is made the [mask](mask) cuts them off. As they never come back, nothing has to remember them: where a number of 32 bits drops them, the answer is the same.",
            },
        },
        Block::Prose(Phrase {
            ja: "このサイトでは、目で見えるように残しています。`left` は 1 行下りるごとに多くても 1 ビットしか伸びないので、一番下の行でも 2N - 1 ビットを超えません。",
            en: "This site keeps them so that they can be seen. `left` grows by at most one bit a row, so even in the lowest row it has no more than 2N - 1 bits.",
        }),
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "`left` の盤の外のビットは、いつ盤に影響しますか。",
                en: "When does a ghost bit of `left` matter on the board?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "下の行で戻ってきたとき",
                        en: "When it comes back in a row below",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "`left` は左へ進むだけです。右へは戻りません。",
                        en: "`left` only moves to the left. It does not come back.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "影響しない",
                        en: "Never",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "`bitmap` を作る式の `mask` が、いつも切り落とします。",
                        en: "The mask in the line of `bitmap` always cuts it off.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::CutLeft,
            side: side(5),
            before: Phrase {
                ja: "[シフト](shift)のたびに、`left` の盤の外のビットを `mask` で消します。[解](solution)の数は変わるでしょうか。",
                en: "Here the mask clears the ghost bits of `left` at every shift. Will the count change?",
            },
            after: Phrase {
                ja: "何も変わりません。盤の外のビットは、残しても消しても同じです。演算が 1 つ増えるだけなので、ふつうは消しません。",
                en: "Nothing changes. Ghost bits may be kept or cleared. Clearing them is one operation more, so programs leave them.",
            },
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::LeftWithGhosts,
            place: Place::at(5, 29, Phase::Free, 4),
        }),
        Block::Step {
            place: Place::at(5, 19, Phase::Left, 3),
            text: Phrase {
                ja: "盤の外のビットが初めて現れるステップを見る",
                en: "See the step at which the first ghost bit appears",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("e", "(left | bit) << 1")],
            text: Phrase {
                ja: "ビットの実験室で、幅を変えてシフトする",
                en: "Shift in words of other widths in the bit lab",
            },
        },
    ],
};
