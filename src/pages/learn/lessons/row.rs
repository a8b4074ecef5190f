//! A row is a number.

use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place, Trick},
    text::Phrase,
};
use bitqueens_core::{bits::Width, solver::Phase};

const FIRST_SOLUTION: Place = Place::at(4, 58, Phase::Solution, 2);

pub(super) const LESSON: Lesson = Lesson {
    slug: "row",
    part: CoursePart::Search,
    title: Phrase {
        ja: "1 行は 1 つの数",
        en: "A row is a number",
    },
    card: Card {
        outcome: Phrase {
            ja: "盤の 1 行を、1 つの数として読めます。",
            en: "Read a row of the board as one number.",
        },
        picture: Picture::Numbers {
            place: FIRST_SOLUTION,
        },
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
            ja: "この並びを 2 進数として読むと、1 つの数です。4 マスの行で、左端にいれば `1000` で 8、右端にいれば `0001` で 1 です。課の中では、いつも最上位のビット（MSB）を左端に、最下位のビット（LSB）を右端に描きます。",
            en: "Read as a binary number, the string is one number. In a row of four squares a queen at the left end is `1000`, which is 8; at the right end it is `0001`, which is 1. The lessons always draw the highest bit (MSB) on the left and the lowest (LSB) on the right.",
        }),
        Block::Prose(Phrase {
            ja: "1 はいくつあってもかまいません。4 つのマスの値は、左から 8、4、2、1 です。1 のあるマスの値を足すと、`1001` は 8 + 1 = 9、`1111` は 8 + 4 + 2 + 1 = 15 です。ですから「置けないマス」や「空いているマス」の一覧も、1 つの数で持てます。",
            en: "There may be several ones. From the left the four squares are worth 8, 4, 2 and 1, and the number is the sum of those that hold a 1: `1001` is 8 + 1 = 9 and `1111` is 8 + 4 + 2 + 1 = 15. So a list of forbidden squares, or of free squares, is one number as well.",
        }),
        Block::Prose(Phrase {
            ja: "このような数を、このサイトではワードと呼びます。1 の意味は、ワードの名前で決まります。`bit` の 1 はクイーン、`left`・`down`・`right` の 1 は置けないマス、`bitmap` の 1 は空いているマスです。`0101` とだけ書いてあったら、まずどのワードかを確かめてください。",
            en: "Such a number is called a word here. What a 1 means depends on the name of the word. In `bit` it is the queen; in `left`, `down` and `right` a forbidden square; in `bitmap` a free square. Where only `0101` is written, first ask which word it is.",
        }),
        Block::Exercise(Exercise::Number {
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
