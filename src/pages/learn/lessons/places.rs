//! Place values, binary and decimal.

use super::width;
use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place, Trick},
    site::Route,
    text::Phrase,
};
use bitqueens_core::{
    bits::Width,
    solver::{LoopWord, Phase},
};

const PICK_8: Place = Place::at(5, 36, Phase::Pick, 1);

pub(super) const LESSON: Lesson = Lesson {
    slug: "places",
    part: CoursePart::Search,
    title: Phrase {
        ja: "位の値：2 進数と 10 進数",
        en: "Place values: binary and decimal",
    },
    card: Card {
        outcome: Phrase {
            ja: "位の値を足して、2 進数を 10 進数に直せます。",
            en: "Turn a binary number into decimal by adding the values of its places.",
        },
        picture: Picture::Places {
            value: 42,
            width: width(6),
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Places {
                value: 42,
                width: Width::BYTE,
            },
            caption: Phrase {
                ja: "`00101010` は、1 のある位を足して、32 + 8 + 2 = 42 です。",
                en: "`00101010` is the sum of the places that hold a 1: 32 + 8 + 2 = 42.",
            },
        }),
        Block::Prose(Phrase {
            ja: "百円玉が 3 枚、十円玉が 5 枚、一円玉が 2 枚で 352 円です。10 進数の位は、1 つ左へ行くごとに 10 倍になります。2 進数の位は 2 倍です。右から 1、2、4、8、16、32 と続きます。",
            en: "Three notes of a hundred, five of ten and two coins of one make 352. In decimal each place is worth ten times the one on its right. In binary it is worth twice as much: from the right 1, 2, 4, 8, 16, 32 and so on.",
        }),
        Block::Prose(Phrase {
            ja: "2 進数の各位にある数字は 0 か 1 です。ですから、その位を「足す」か「足さない」かを選ぶだけです。逆に 10 進数から作るときは、大きい位から順に、入るかどうかを見ます。",
            en: "A binary place holds 0 or 1, so it is either added or not. To go the other way, from decimal, try the places from the largest down and see which ones still fit.",
        }),
        Block::Prose(Phrase {
            ja: "長い並びは、右から 4 ビットずつ区切ると 16 進数になります。`0010` と `1010` は 2 と a なので、42 は `0x2a` です。",
            en: "Cut a long string into fours from the right and it is hexadecimal. `0010` and `1010` are 2 and a, so 42 is `0x2a`.",
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: PICK_8,
                rows: &[LoopWord::Bit],
            },
            caption: Phrase {
                ja: "`bit = 01000` は、1 が 8 の位にあるので 8 です。行1の列1のマスを指します。",
                en: "`bit = 01000` has its 1 in the place of 8, so it is 8. It means the square in row 1, column 1.",
            },
        }),
        Block::Exercise(Exercise::Number {
            trick: Trick::Number,
            x: 22,
            width: Width::BYTE,
        }),
        Block::Step {
            place: PICK_8,
            text: Phrase {
                ja: "`bit = 01000` を取り出すステップを見る",
                en: "See the step that takes `bit = 01000`",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[],
            text: Phrase {
                ja: "ビットの実験室で、好きな数の表を作る",
                en: "Make the table of any number in the bit lab",
            },
        },
    ],
};
