//! A row is a number.

use crate::{
    bits::Width,
    lessons::{Block, Exercise, Figure, Lesson, Picture, Place, Trick},
    solver::Phase,
    text::Phrase,
};

const FIRST_SOLUTION: Place = Place::at(4, 58, Phase::Solution, 2);

pub(super) const LESSON: Lesson = Lesson {
    slug: "row",
    title: Phrase {
        ja: "1 行は 1 つの数",
        en: "A row is a number",
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Numbers {
                place: FIRST_SOLUTION,
            },
            caption: Phrase {
                ja: "4 つのクイーンを上から読むと、`0010`、`1000`、`0001`、`0100` という 4 つの数になります。",
                en: "Read from the top, the four queens are four numbers: `0010`, `1000`, `0001`, `0100`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "座席表を思い浮かべてください。人がいる席に 1、空いた席に 0 と書けば、横に並んだ席の様子が 0 と 1 の並びになります。盤の 1 行も同じです。クイーンのいるマスを 1、いないマスを 0 と書きます。",
            en: "Think of a seating plan. Write 1 on a taken seat and 0 on an empty one, and a row of seats becomes a string of ones and zeros. A row of the board is the same: 1 where the queen is, 0 elsewhere.",
        }),
        Block::Prose(Phrase {
            ja: "この並びを 2 進数として読むと、1 つの数です。4 マスの行で、左端にいれば `1000` で 8、右端にいれば `0001` で 1 です。このサイトでは、ふだん左端を最上位のビットとして描きます。",
            en: "Read as a binary number, the string is one number. In a row of four squares a queen at the left end is `1000`, which is 8; at the right end it is `0001`, which is 1. This site draws the highest bit on the left unless you switch it.",
        }),
        Block::Prose(Phrase {
            ja: "1 はいくつあってもかまいません。`1001` は 9、`1111` は 15 です。ですから「置けないマス」や「空いているマス」の一覧も、1 つの数で持てます。",
            en: "There may be several ones: `1001` is 9 and `1111` is 15. So a list of forbidden squares, or of free squares, is one number as well.",
        }),
        Block::Prose(Phrase {
            ja: "1 の意味は、行の名前で決まります。`bit` の 1 はクイーン、`left`・`down`・`right` の 1 は置けないマス、`bitmap` の 1 は空いているマスです。`0101` とだけ書いてあったら、まず何の行かを確かめてください。",
            en: "What a 1 means depends on the name of the row. In `bit` it is the queen; in `left`, `down` and `right` a forbidden square; in `bitmap` a free square. Where only `0101` is written, first ask which row it is.",
        }),
        Block::Exercise(Exercise::Word {
            trick: Trick::Number,
            x: 5,
            width: Width::MIN,
        }),
        Block::Step {
            place: FIRST_SOLUTION,
            text: Phrase {
                ja: "N = 4 の最初の解をステップ実行で見る",
                en: "See the first solution of N = 4 in the stepper",
            },
        },
    ],
};
