//! The N = 5 layout, row by row.

use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place},
    question::TargetWord,
    text::Phrase,
};
use bitqueens_core::solver::{Line, LoopWord, Phase};

const FIRST_SOLUTION: Place = Place::at(5, 33, Phase::Solution, 3);

pub(super) const LESSON: Lesson = Lesson {
    slug: "layout",
    part: CoursePart::Search,
    title: Phrase {
        ja: "N = 5 の配置を 1 行ずつ",
        en: "The N = 5 layout, row by row",
    },
    card: Card {
        outcome: Phrase {
            ja: "N = 5 の配置を、1 行ずつビットで書けます。",
            en: "Write a layout of N = 5 in bits, row by row.",
        },
        picture: Picture::Board {
            place: Place::at(5, 11, Phase::Place, 1),
            rows: &[LoopWord::Bit],
        },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "クイーンは 1 行に 1 つです。探索は一番上の行0から始め、置けたら 1 行下へ進みます。5 行とも置けたら、それが解です。",
            en: "Each row holds one queen. The search begins in row 0, at the top, and goes down a row whenever it has placed a queen. When all five rows have theirs, that is a solution.",
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 4, Phase::Place, 0),
                rows: &[LoopWord::Bit],
            },
            caption: Phrase {
                ja: "行0では、一番右の列4に置きます。`bit = 00001` です。",
                en: "Row 0: place a queen in column 4, the rightmost. `bit = 00001`.",
            },
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 11, Phase::Place, 1),
                rows: &[LoopWord::Bit],
            },
            caption: Phrase {
                ja: "行1では、列4と列3に効き筋が通るので、列2に置きます。`bit = 00100` です。",
                en: "Row 1: lines run through columns 4 and 3, so place a queen in column 2. `bit = 00100`.",
            },
        }),
        Block::Figure(Figure {
            picture: Picture::Numbers {
                place: FIRST_SOLUTION,
            },
            caption: Phrase {
                ja: "最初の解です。上から `00001`、`00100`、`10000`、`00010`、`01000`、列の番号では 4 2 0 3 1 です。",
                en: "The first solution: from the top `00001`, `00100`, `10000`, `00010`, `01000`, and as column numbers 4 2 0 3 1.",
            },
        }),
        Block::Prose(Phrase {
            ja: "4 2 0 3 1 は、左から数えた列の番号です。列4は一番右なので、ビットでは `00001`、値は 1 です。番号が大きい列ほど、ビットの値は小さくなります。番号と値を取り違えやすいところです。",
            en: "4 2 0 3 1 numbers the columns from the left. Column 4 is the rightmost, so its bit is `00001` and its value 1: the larger the column's number, the smaller the bit's value. It is easy to take one for the other.",
        }),
        Block::Prose(Phrase {
            ja: "クイーンを置いた列は、もう使えません。`down` という数が、それを覚えています。置くたびに、その `bit` を `down` に書き足します。",
            en: "A column that has its queen cannot be used again. A number called `down` remembers that: each queen's bit is put into it.",
        }),
        Block::Code("down = down | bit"),
        Block::Prose(Phrase {
            ja: "では、行4に来たとき、使った列はどれでしょう。",
            en: "Now the search has come to row 4. Which columns are used?",
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Line(Line::Down),
            place: Place::at(5, 29, Phase::Free, 4),
        }),
        Block::Step {
            place: FIRST_SOLUTION,
            text: Phrase {
                ja: "N = 5 の最初の解をステップ実行で見る",
                en: "See the first solution of N = 5 in the stepper",
            },
        },
    ],
};
