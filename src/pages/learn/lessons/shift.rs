//! The reason that diagonals shift on every row.

use super::{ATTACKS, side};
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
    solver::{Line, Phase},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "shift",
    part: CoursePart::Words,
    title: Phrase {
        ja: "なぜ 1 行ごとにシフトするのか",
        en: "Why the diagonals shift on every row",
    },
    card: Card {
        outcome: Phrase {
            ja: "1 行下の `left` と `right` を、シフトで求められます。",
            en: "Work out `left` and `right` of the next row with a shift.",
        },
        picture: Picture::Board {
            place: Place::at(4, 47, Phase::Free, 2),
            rows: ATTACKS,
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(4, 40, Phase::Free, 1),
                rows: ATTACKS,
            },
            caption: Phrase {
                ja: "行1：行0のクイーンの影は `left = 0100`、`down = 0010`、`right = 0001` です。",
                en: "Row 1: the shadows of row 0's queen are `left = 0100`, `down = 0010`, `right = 0001`.",
            },
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(4, 47, Phase::Free, 2),
                rows: ATTACKS,
            },
            caption: Phrase {
                ja: "行2：行1の `left = 0100` に `bit = 1000` を合わせ、まるごと 1 つ左へずらします。`left = 11000` です。",
                en: "Row 2: row 1's `left = 0100` is joined with `bit = 1000`, and the whole is moved one to the left: `left = 11000`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "階段に、斜めの線が引いてあるとします。1 段下りるごとに、線は 1 歩ぶん横へずれます。前の段での位置は、次の段では役に立ちません。",
            en: "Picture a slanting line painted across a flight of stairs. With every stair you go down, the line lies one pace further to the side. Where it was on the last stair is no use on the next.",
        }),
        Block::Prose(Phrase {
            ja: "[`left`](left) や [`right`](right) は、いまの行での影の位置です。1 行下りるたびに、集めた影をまるごとずらします。古い影も新しい影も、1 回の[シフト](shift)でいっしょに動きます。",
            en: "[`left`](left) and [`right`](right) say where the shadows lie in this row. On each row down, all the shadows gathered so far are moved: old ones and the new one together, by a single [shift](shift).",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、クイーンが何個でも 1 回のシフトですむのか",
                en: "Why one shift is enough, however many queens there are",
            },
            answer: Phrase {
                ja: "斜めの線は、どのクイーンのものでも、1 行につき 1 マスずれます。ずれ方が同じなので、1 つの[ワード](word)に集めて一度に動かせます。クイーンを 1 つずつ調べると、行が深いほど手間が増えます。シフトなら、どの行でも同じ手間です。",
                en: "Every diagonal moves one square a row, whichever queen it comes from. As all move alike, they can be kept in one [word](word) and moved at once. Testing queen by queen takes longer the deeper the row; a shift takes the same work on every row.",
            },
        },
        Block::Why {
            question: Phrase {
                ja: "なぜ、戻るときに逆向きのシフトでは直せないのか",
                en: "Why shifting back does not undo it",
            },
            answer: Phrase {
                ja: "右端から落ちた 1 は、もう数の中にないからです。そのうえ、合わせてしまった影は、どれが新しいクイーンのものか見分けられません。ですから、行ごとの `left`、[`down`](down)、`right` を取っておきます。",
                en: "A 1 that fell off the right end is no longer in the number. And once shadows are joined, nothing tells which of them came with the last queen. That is why each row keeps its own `left`, [`down`](down) and `right`.",
            },
        },
        Block::Prose(Phrase {
            ja: "シフトを使わずに[フラグ](flag)の配列で覚えるなら、斜めの向きごとに 2N - 1 個のフラグが要ります。シフトなら、向きごとに数が 1 つで足ります。",
            en: "With an array of [flags](flag) in place of shifts, each direction needs 2N - 1 flags, one for each diagonal. With shifts, each direction needs one number.",
        }),
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "行0のクイーンの `left` の影は、行3ではどこにありますか。",
                en: "Where is the `left` shadow of row 0's queen in row 3?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "クイーンの 1 マス左",
                        en: "One square to the left of her",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "それは行1での位置です。影は 1 行ごとに進みます。",
                        en: "That is where it is in row 1. It moves on with every row.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "クイーンの 3 マス左",
                        en: "Three squares to the left of her",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "3 行下りたので、3 マス進みます。盤の外に出ていることもあります。",
                        en: "Three rows down, three squares to the left. It may have left the board.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::ShiftOnce,
            side: side(5),
            before: Phrase {
                ja: "新しいクイーンの影だけをずらし、古い影は前の行の位置に置いたままにします。",
                en: "Only the new queen's shadow is shifted. The old ones stay where they were on the row above.",
            },
            after: Phrase {
                ja: "解は 1 つも見つかりません。古い影が斜めではなく縦の線になるので、空いているはずのマスがふさがり、本当に効いているマスは見逃されます。",
                en: "No solution is found. The old shadows have become columns: they block squares that are free, and miss squares that are attacked.",
            },
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Line(Line::Left),
            place: Place::at(4, 23, Phase::Free, 2),
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Line(Line::Right),
            place: Place::at(5, 22, Phase::Free, 3),
        }),
        Block::Step {
            place: Place::at(4, 44, Phase::Left, 2),
            text: Phrase {
                ja: "`left = 11000` が計算されるステップを見る",
                en: "See the step that computes `left = 11000`",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("e", "(left | bit) << 1")],
            text: Phrase {
                ja: "ビットの実験室で、シフトの式を計算する",
                en: "Work the shift out in the bit lab",
            },
        },
    ],
};
