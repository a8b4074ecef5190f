//! Place values, binary and decimal.

use super::width;
use crate::{
    pages::learn::{
        Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place, Quiz, QuizAnswer, Trick,
    },
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
            en: "Three notes of a hundred, five of ten and two coins of one make 352. In decimal each place is [worth](place-value) ten times the one on its right. In binary it is worth twice as much: from the right 1, 2, 4, 8, 16, 32 and so on.",
        }),
        Block::Prose(Phrase {
            ja: "2 進数の各位にある数字は 0 か 1 です。ですから、その位を足すか足さないかを選ぶだけです。4 マスの行なら、左端のクイーンは `1000` で 8、右端のクイーンは `0001` で 1 です。`1111` は 8 + 4 + 2 + 1 = 15 です。",
            en: "A binary place holds 0 or 1, so it is either added or not. In a row of four squares the queen at the left end is `1000`, which is 8, and at the right end `0001`, which is 1. `1111` is 8 + 4 + 2 + 1 = 15.",
        }),
        Block::Prose(Phrase {
            ja: "10 進数から作るときは、大きい位から順に、入るかどうかを見ます。22 には 16 が入り、残りは 6 です。8 は入りません。4 が入って残りは 2、2 が入って残りは 0 です。ですから、22 は `10110` です。",
            en: "To go the other way, try the places from the largest down. 16 fits into 22 and leaves 6. 8 does not fit. 4 fits and leaves 2, 2 fits and leaves 0. So 22 is `10110`.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、どの数も 1 通りに書けるのか",
                en: "Why every number can be written in one way only",
            },
            answer: Phrase {
                ja: "ある位より右の位を全部足しても、その位より 1 小さいだけです（4 + 2 + 1 = 7 は 8 に届きません）。入る位を使わずにおくと、残りの位では埋め合わせられません。ですから、大きい位から選ぶやり方に迷いはありません。",
                en: "All places to the right of one add up to one less than it: 4 + 2 + 1 = 7 does not reach 8. If a place that fits is left out, the others cannot make up for it. So from the largest place down there is never a choice.",
            },
        },
        Block::Figure(Figure {
            picture: Picture::Board {
                place: PICK_8,
                rows: &[LoopWord::Bit],
            },
            caption: Phrase {
                ja: "`bit = 01000` は、1 が 8 の位にあるので 8 です。行1・列1のマスを指します。盤の ○ は空いているマス、× は試し終えたマスです。",
                en: "`bit = 01000` has its 1 in the place of 8, so it is 8. It means the square in row 1, column 1. A circle on the board marks a [free square](free-square), a cross one that has been tried.",
            },
        }),
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "5 マスの行で、列1のビットの値はいくつですか。",
                en: "In a row of five squares, what is the bit of column 1 worth?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase { ja: "1", en: "1" },
                    right: false,
                    reply: Phrase {
                        ja: "列の番号は左から、位の値は右から数えます。列1は左から 2 番目です。",
                        en: "Columns are numbered from the left, values grow from the right. Column 1 is the second from the left.",
                    },
                },
                QuizAnswer {
                    text: Phrase { ja: "2", en: "2" },
                    right: false,
                    reply: Phrase {
                        ja: "2 の位は、右から 2 番目の列3です。",
                        en: "The place of 2 is the second from the right, which is column 3.",
                    },
                },
                QuizAnswer {
                    text: Phrase { ja: "8", en: "8" },
                    right: true,
                    reply: Phrase {
                        ja: "右から 1、2、4、8 と数えて 4 番目が列1です。列の番号が大きいほど、位の値は小さくなります。",
                        en: "Counted from the right, 1, 2, 4, 8: the fourth is column 1. The larger the column number, the smaller the value.",
                    },
                },
            ],
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
