//! The reason that diagonals shift on every row.

use super::ATTACKS;
use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place},
    question::TargetWord,
    text::Phrase,
};
use bitqueens_core::solver::{Line, Phase};

pub(super) const LESSON: Lesson = Lesson {
    slug: "shift",
    part: CoursePart::Words,
    title: Phrase {
        ja: "なぜ 1 行ごとにシフトするのか",
        en: "Why the diagonals shift at every row",
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
        Block::Prose(Phrase {
            ja: "階段に、斜めの線が引いてあるとします。1 段下りるごとに、線は 1 歩ぶん横へずれます。さっきの段での位置は、次の段では役に立ちません。",
            en: "Picture a slanting line painted across a flight of stairs. With every stair you go down, the line lies one pace further to the side. Where it was on the last stair is no use on the next.",
        }),
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
                ja: "行2：行1の `left = 0100` に `bit = 1000` を重ね、まるごと 1 つ左へずらします。`left = 11000` です。",
                en: "Row 2: row 1's `left = 0100` is joined with `bit = 1000`, and the whole is moved one to the left: `left = 11000`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "`left` や `right` は「いまの行での影の位置」です。行が変われば、位置も変わります。ですから 1 行下りるたびに、集めた影をまるごとずらします。古い影も新しい影も、1 回のシフトでいっしょに動きます。",
            en: "`left` and `right` say where the shadows lie in this row. In another row they lie elsewhere. So at every row all the shadows gathered so far are moved: old ones and the new one together, by a single shift.",
        }),
        Block::Prose(Phrase {
            ja: "シフトを使わずにフラグの配列で覚えるなら、斜めの向きごとに 2N - 1 個のフラグが要ります。シフトなら、向きごとに数が 1 つで足ります。",
            en: "With an array of flags in place of shifts, each direction needs 2N - 1 flags, one for each diagonal. With shifts, each direction needs one number.",
        }),
        Block::Prose(Phrase {
            ja: "上の行に戻るとき、逆向きにシフトすることはできません。右端から落ちた 1 は、もう数の中にないからです。ですから、行ごとの `left`、`down`、`right` を取っておきます。",
            en: "Going up a row, shifting the other way would not do: a 1 that fell off the right end is no longer in the number. That is why each row's `left`, `down` and `right` are kept.",
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
    ],
};
